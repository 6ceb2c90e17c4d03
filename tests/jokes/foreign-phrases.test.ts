import { describe, expect, it } from 'vitest'
import { lintFill } from '@/core/writer/render/linter'
import { jokeBook } from '@/jokes/joke-book'
import { recipes } from '@/templates/recipes'
import { findTemplate } from '@/templates/templates'
import { written } from '../core/writer/written-with'

const sentences: Readonly<Record<string, string>> = {
  hi: 'प्रिंटर फिर से खराब हो गया है',
  ja: 'またプリンターが壊れた',
  zh: '打印机又坏了',
  ko: '프린터가 또 고장 났어요',
  ru: 'Принтер опять сломался',
  uk: 'Принтер знову зламався',
  pl: 'Drukarka znowu się zepsuła',
  tr: 'Yazıcı yine bozuldu',
  ar: 'تعطلت الطابعة مرة أخرى',
  id: 'Printer kantor rusak lagi hari ini',
  sv: 'Skrivaren är trasig igen',
  cs: 'Tiskárna je zase rozbitá',
  ro: 'Imprimanta s-a stricat din nou',
  hu: 'Megint elromlott a nyomtató',
  el: 'Ο εκτυπωτής χάλασε πάλι',
  vi: 'Máy in lại hỏng rồi',
  th: 'เครื่องพิมพ์เสียอีกแล้ว',
}

const marksOnly = /^[….!?！？\s]+$/

/** True if the caption has words that are not the user's. */
function hasWordsOfOurs(caption: string, text: string): boolean {
  const rest = caption.replaceAll(text, '').trim()
  return /\p{L}/u.test(rest) && !text.toLowerCase().includes(rest.toLowerCase())
}

describe.each(Object.entries(sentences))('a sentence in %s', (language, text) => {
  const { memes } = written(text, { inputLanguage: language, outputLanguage: language })
  const captionsOf = memes.map(({ words }) => Object.values(words).filter((caption) => caption !== ''))

  it('gives twelve memes, at least eight with a phrase of ours', () => {
    expect(memes).toHaveLength(12)
    const withOurs = captionsOf.filter((captions) => captions.some((one) => hasWordsOfOurs(one, text)))
    expect(withOurs.length).toBeGreaterThanOrEqual(8)
  })

  it('puts no lone dots or exclamation marks beside the text', () => {
    expect(captionsOf.flat().filter((caption) => marksOnly.test(caption))).toEqual([])
  })

  it('has phrases that leave the text room and fit their places', () => {
    for (const { templateName, foreign, reason } of recipes) {
      const template = findTemplate(templateName)
      if (!template) throw new Error(templateName)
      for (const words of foreign[language] ?? []) {
        expect(JSON.stringify(words)).toContain('{text}')
        const placed = Object.entries(words).map(([id, caption]) => [id, caption.replace('{text}', text)])
        const context = { verbatim: text, isEnglish: false }
        const fill = { words: Object.fromEntries(placed), fit: 1, reason }
        expect(lintFill(fill, template, context), `${templateName}: ${JSON.stringify(words)}`).toEqual([])
      }
    }
  })
})

/** Languages that have reactions, but no phrases of single pictures. */
const reactedTo: Readonly<Record<string, string>> = {
  bg: 'Принтерът пак се счупи',
  bn: 'প্রিন্টারটা আবার নষ্ট হয়ে গেছে',
  ca: 'La impressora s’ha tornat a espatllar',
  da: 'Printeren er gået i stykker igen',
  fa: 'چاپگر دوباره خراب شد',
  fi: 'Tulostin on taas rikki',
  fil: 'Sira na naman ang printer sa opisina',
  he: 'המדפסת שוב התקלקלה',
  hr: 'Pisač se opet pokvario',
  nb: 'Skriveren er ødelagt igjen',
  sk: 'Tlačiareň je zase pokazená',
  ur: 'پرنٹر پھر خراب ہو گیا ہے',
}

it.each(Object.entries(reactedTo))(
  'answers a sentence in %s, as detected, in its own language',
  (code, text) => {
    const { language, memes } = written(text)
    expect(language).toBe(code)
    expect(memes).toHaveLength(12)
    const lines = new Set(jokeBook.reactions.byLanguage[code]?.flatMap(({ words }) => Object.values(words)))
    const answering = memes.filter(({ words }) =>
      Object.values(words).some((caption) => caption !== text && lines.has(caption)),
    )
    expect(answering.length).toBeGreaterThanOrEqual(8)
    const captions = memes.flatMap(({ words }) => Object.values(words))
    expect(captions.filter((caption) => caption !== '' && marksOnly.test(caption))).toEqual([])
  },
)

it('takes Indonesian for what it is, though the detector knows only Malay', () => {
  const { language, memes } = written('Kucing saya tidur di atas laptop sejak pagi')
  expect(language).toBe('id')
  expect(
    memes.flatMap(({ words }) => Object.values(words)).filter((one) => marksOnly.test(one)),
  ).not.toContain('…')
})

it('leaves the Thai vowel "am" in one piece', () => {
  const { memes } = written('วันนี้ลืมเอาร่มมาทำงานอีกแล้ว')
  const captions = memes.flatMap(({ words }) => Object.values(words)).join(' ')
  expect(captions).toContain('ทำงาน')
  expect(captions).not.toContain('\u0e4d')
})

it('puts no lone dots beside a text that is too long for most places, either', () => {
  const long =
    'Соседи снова сверлят стену в воскресенье рано утром и уже третью неделю подряд без единой остановки'
  const { memes } = written(long, { inputLanguage: 'ru', outputLanguage: 'ru' })
  expect(memes).toHaveLength(12)
  expect(memes.flatMap(({ words }) => Object.values(words)).filter((one) => /^[….!?]+$/.test(one))).toEqual(
    [],
  )
})
