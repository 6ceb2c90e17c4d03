import type { Language } from '@/core/language/language'
import { languages } from '@/core/language/languages'

interface ScriptSample {
  /** Name of the script in English, and what a letter of it is. */
  script: string
  letter: RegExp
  /** BCP-47 of the sentence. */
  language: string
  text: string
}

/** One sentence in each script of the table, most about the same meeting. A language belongs to the first that fits. */
const samples: readonly ScriptSample[] = [
  { script: 'Japanese', letter: /^日本語$/u, language: 'ja', text: 'この会議、メールで済んだ' },
  {
    script: 'Chinese characters',
    letter: /\p{sc=Han}/u,
    language: 'zh-Hans',
    text: '这个会本来可以是一封邮件',
  },
  { script: 'Hangul', letter: /\p{sc=Hang}/u, language: 'ko', text: '이 회의는 메일이면 됐다' },
  { script: 'Cyrillic', letter: /\p{sc=Cyrl}/u, language: 'uk', text: 'Ця нарада могла бути листом' },
  { script: 'Greek', letter: /\p{sc=Grek}/u, language: 'el', text: 'Δευτέρα πρωί, πρώτα καφές' },
  { script: 'Arabic', letter: /\p{sc=Arab}/u, language: 'ar', text: 'هذا الاجتماع كان يمكن أن يكون بريدًا' },
  { script: 'Hebrew', letter: /\p{sc=Hebr}/u, language: 'he', text: 'הפגישה הזאת יכלה להיות מייל' },
  { script: 'Thaana', letter: /\p{sc=Thaa}/u, language: 'dv', text: 'އަޅުގަނޑުމެން ދިވެހިބަސް' },
  { script: 'Devanagari', letter: /\p{sc=Deva}/u, language: 'hi', text: 'मेरा कोड चल गया, पता नहीं क्यों' },
  { script: 'Bengali', letter: /\p{sc=Beng}/u, language: 'bn', text: 'আমার কোড চলছে, কেন জানি না' },
  { script: 'Gurmukhi', letter: /\p{sc=Guru}/u, language: 'pa', text: 'ਮੇਰਾ ਕੋਡ ਚੱਲ ਗਿਆ, ਕਿਉਂ?' },
  { script: 'Gujarati', letter: /\p{sc=Gujr}/u, language: 'gu', text: 'મારો કોડ ચાલે છે, કેમ?' },
  { script: 'Odia', letter: /\p{sc=Orya}/u, language: 'or', text: 'ମୋର କୋଡ୍ ଚାଲୁଛି, କାହିଁକି?' },
  { script: 'Tamil', letter: /\p{sc=Taml}/u, language: 'ta', text: 'என் நிரல் ஓடுகிறது, ஏன் தெரியவில்லை' },
  { script: 'Telugu', letter: /\p{sc=Telu}/u, language: 'te', text: 'నా కోడ్ పనిచేస్తోంది, ఎందుకో తెలియదు' },
  { script: 'Kannada', letter: /\p{sc=Knda}/u, language: 'kn', text: 'ನನ್ನ ಕೋಡ್ ಕೆಲಸ ಮಾಡುತ್ತಿದೆ, ಏಕೆ?' },
  { script: 'Malayalam', letter: /\p{sc=Mlym}/u, language: 'ml', text: 'എന്റെ കോഡ് പ്രവർത്തിക്കുന്നു, എന്തുകൊണ്ട്?' },
  { script: 'Sinhala', letter: /\p{sc=Sinh}/u, language: 'si', text: 'මගේ කේතය ක්‍රියා කරයි, ඇයි?' },
  { script: 'Thai', letter: /\p{sc=Thai}/u, language: 'th', text: 'ประชุมนี้เป็นอีเมลก็ได้' },
  { script: 'Lao', letter: /\p{sc=Laoo}/u, language: 'lo', text: 'ລະຫັດຂອງຂ້ອຍເຮັດວຽກ ຍ້ອນຫຍັງ' },
  { script: 'Khmer', letter: /\p{sc=Khmr}/u, language: 'km', text: 'កូដរបស់ខ្ញុំដំណើរការ ហេតុអ្វី?' },
  { script: 'Burmese', letter: /\p{sc=Mymr}/u, language: 'my', text: 'ကျွန်တော့်ကုဒ် အလုပ်လုပ်တယ် ဘာကြောင့်လဲ' },
  { script: 'Georgian', letter: /\p{sc=Geor}/u, language: 'ka', text: 'ჩემი კოდი მუშაობს, არ ვიცი რატომ' },
  { script: 'Armenian', letter: /\p{sc=Armn}/u, language: 'hy', text: 'Իմ կոդն աշխատում է, չգիտեմ ինչու' },
  { script: 'Ethiopic', letter: /\p{sc=Ethi}/u, language: 'am', text: 'ኮዴ ይሰራል፣ ለምን እንደሆነ አላውቅም።' },
  { script: 'Latin', letter: /\p{sc=Latn}/u, language: 'en', text: 'This meeting could have been an e-mail' },
]

export interface LanguagesOfScript {
  script: string
  languages: readonly Language[]
  sample: Pick<ScriptSample, 'language' | 'text'>
}

/** The table of languages by script, the script with most of them first. */
export function languagesByScript(): LanguagesOfScript[] {
  const sampleOf = ({ nativeName }: Language) => samples.find(({ letter }) => letter.test(nativeName))
  return samples
    .map((sample) => ({
      script: sample.script,
      languages: languages.filter((language) => sampleOf(language) === sample),
      sample,
    }))
    .filter((group) => group.languages.length > 0)
    .toSorted((one, other) => other.languages.length - one.languages.length)
}
