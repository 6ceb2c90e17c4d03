import type { Language } from './language'

/** `code name nativeName`; a star after the code marks writing from right to left. */
const languageRows = `
af|Afrikaans|Afrikaans
sq|Albanian|Shqip
am|Amharic|አማርኛ
ar*|Arabic|العربية
hy|Armenian|Հայերեն
as|Assamese|অসমীয়া
az|Azerbaijani|Azərbaycanca
eu|Basque|Euskara
be|Belarusian|Беларуская
bn|Bengali|বাংলা
bs|Bosnian|Bosanski
br|Breton|Brezhoneg
bg|Bulgarian|Български
my|Burmese|မြန်မာ
ca|Catalan|Català
ceb|Cebuano|Cebuano
ckb*|Central Kurdish|کوردیی ناوەندی
zh-Hans|Chinese (Simplified)|简体中文
zh-Hant|Chinese (Traditional)|繁體中文
co|Corsican|Corsu
hr|Croatian|Hrvatski
cs|Czech|Čeština
da|Danish|Dansk
dv*|Dhivehi|ދިވެހިބަސް
nl|Dutch|Nederlands
en|English|English
en-GB|English (United Kingdom)|English (United Kingdom)
en-US|English (United States)|English (United States)
eo|Esperanto|Esperanto
et|Estonian|Eesti
fo|Faroese|Føroyskt
fil|Filipino|Filipino
fi|Finnish|Suomi
fr|French|Français
fr-CA|French (Canada)|Français (Canada)
fy|Frisian|Frysk
gl|Galician|Galego
ka|Georgian|ქართული
de|German|Deutsch
el|Greek|Ελληνικά
gn|Guarani|Avañe’ẽ
gu|Gujarati|ગુજરાતી
ht|Haitian Creole|Kreyòl ayisyen
ha|Hausa|Hausa
haw|Hawaiian|ʻŌlelo Hawaiʻi
he*|Hebrew|עברית
hi|Hindi|हिन्दी
hmn|Hmong|Hmoob
hu|Hungarian|Magyar
is|Icelandic|Íslenska
ig|Igbo|Igbo
id|Indonesian|Bahasa Indonesia
ga|Irish|Gaeilge
it|Italian|Italiano
ja|Japanese|日本語
jv|Javanese|Basa Jawa
kn|Kannada|ಕನ್ನಡ
kk|Kazakh|Қазақ тілі
km|Khmer|ខ្មែរ
rw|Kinyarwanda|Kinyarwanda
ko|Korean|한국어
ku|Kurdish|Kurdî
ky|Kyrgyz|Кыргызча
lo|Lao|ລາວ
la|Latin|Latina
lv|Latvian|Latviešu
ln|Lingala|Lingála
lt|Lithuanian|Lietuvių
lb|Luxembourgish|Lëtzebuergesch
mk|Macedonian|Македонски
mg|Malagasy|Malagasy
ms|Malay|Bahasa Melayu
ml|Malayalam|മലയാളം
mt|Maltese|Malti
mi|Māori|Te reo Māori
mr|Marathi|मराठी
mn|Mongolian|Монгол
ne|Nepali|नेपाली
nb|Norwegian Bokmål|Norsk bokmål
nn|Norwegian Nynorsk|Norsk nynorsk
oc|Occitan|Occitan
or|Odia|ଓଡ଼ିଆ
om|Oromo|Afaan Oromoo
ps*|Pashto|پښتو
fa*|Persian|فارسی
pl|Polish|Polski
pt|Portuguese|Português
pt-BR|Portuguese (Brazil)|Português (Brasil)
pa|Punjabi|ਪੰਜਾਬੀ
qu|Quechua|Runasimi
ro|Romanian|Română
rm|Romansh|Rumantsch
ru|Russian|Русский
sm|Samoan|Gagana Sāmoa
gd|Scottish Gaelic|Gàidhlig
sr|Serbian|Српски
st|Sesotho|Sesotho
sn|Shona|ChiShona
sd*|Sindhi|سنڌي
si|Sinhala|සිංහල
sk|Slovak|Slovenčina
sl|Slovenian|Slovenščina
so|Somali|Soomaali
es|Spanish|Español
es-MX|Spanish (Mexico)|Español (México)
su|Sundanese|Basa Sunda
sw|Swahili|Kiswahili
sv|Swedish|Svenska
tg|Tajik|Тоҷикӣ
ta|Tamil|தமிழ்
tt|Tatar|Татарча
te|Telugu|తెలుగు
th|Thai|ไทย
ti|Tigrinya|ትግርኛ
tr|Turkish|Türkçe
tk|Turkmen|Türkmençe
uk|Ukrainian|Українська
ur*|Urdu|اردو
ug*|Uyghur|ئۇيغۇرچە
uz|Uzbek|Oʻzbekcha
vi|Vietnamese|Tiếng Việt
cy|Welsh|Cymraeg
wo|Wolof|Wolof
xh|Xhosa|IsiXhosa
yi*|Yiddish|ייִדיש
yo|Yoruba|Yorùbá
zu|Zulu|IsiZulu
`

/** Every language that one may ask for, by English name. @see product-decisions "languages" */
export const languages: readonly Language[] = languageRows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', name = '', nativeName = ''] = row.split('|')
    return {
      code: code.replace('*', ''),
      name,
      nativeName,
      direction: code.endsWith('*') ? 'rtl' : 'ltr',
      fontFamily: 'Noto Sans',
    } as const
  })

const codes = new Set(languages.map(({ code }) => code))

const otherCodes: Readonly<Record<string, string>> = {
  zh: 'zh-Hans',
  'zh-cn': 'zh-Hans',
  'zh-sg': 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hk': 'zh-Hant',
  'zh-mo': 'zh-Hant',
  no: 'nb',
  tl: 'fil',
  iw: 'he',
  in: 'id',
}

/** The code of the table for another common name: `zh-Hant` for `zh-TW`, `de` for `de-AT`; other codes stay. */
export function toLanguageCode(code: string): string {
  if (codes.has(code)) return code
  const other = otherCodes[code.toLowerCase()]
  if (other) return other
  const base = code.split('-')[0]?.toLowerCase() ?? ''
  const known = otherCodes[base] ?? base
  return /^[a-z]{2,3}-[A-Za-z]{2}$/.test(code) && codes.has(known) ? known : code
}

/** True if a BCP-47 code stands in the table, exactly as written there. */
export function isLanguageCode(code: string): boolean {
  return codes.has(code)
}
