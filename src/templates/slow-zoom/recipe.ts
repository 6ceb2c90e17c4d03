import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const doubts = ['Hold on.', 'Hm.', 'Wait a moment.']

function frames([p1 = '', p2 = '', p3 = '']: readonly string[]): Words {
  return { p1, p2, p3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const steps = relationOf(reading, 'steps')
  if (steps?.items.length === 3) {
    fills.push({
      words: frames(steps.items),
      fit: 1.1,
      reason: 'you see it coming a little closer each time.',
    })
  }
  const pairs: (readonly [string, string, number])[] = halvesOf(reading)
    .filter(({ from }) => from === 'turnabout' || from === 'then-now')
    .map(({ before, after, from }) => [before, after, from === 'turnabout' ? 1 : 0.85])
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) pairs.push([asQuote(saidDid.said), asCaption(saidDid.deed), 1.02])
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2) {
    pairs.push([finish(`${first.who}: ${first.line}`), finish(`${second.who}: ${second.line}`), 0.85])
  }
  if (turns.length === 3) {
    const lines = turns.map(({ who, line }) => finish(`${who}: ${line}`))
    fills.push({ words: frames(lines), fit: 1.2, reason: 'you can see the third line coming.' })
  }
  for (const [before, after, fit] of pairs) {
    for (const doubt of reading.isEnglish ? doubts : ['…?']) {
      fills.push({
        words: frames([before, doubt, after]),
        fit,
        reason: 'you were happy until the last part.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (three: readonly string[], fit: number, reason: string) =>
    fills.push({ words: frames(three), fit, reason })
  const rarely = relationOf(reading, 'rarely')
  if (rarely) {
    const three = [asCaption(rarely.rule), 'But once in a while…', asCaption(rarely.exception)]
    add(three, 1.42, 'you have a style, and it takes three pictures.')
  }
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.turn) {
    const three = [asCaption(doubt.claim), 'Hold on.', asCaption(doubt.turn)]
    add(three, doubt.isMocking ? 1.1 : 1.32, 'you listened, and then you heard it.')
  } else if (doubt) {
    const question = `${asCaption(doubt.claim).replace(/[?!.]+$/, '')}?`
    add(['Right.', 'Right…', question], 1.3, 'you nodded until you understood.')
  }
  const reveal = relationOf(reading, 'reveal')
  if (reveal) {
    const before = reveal.myth
      ? [asCaption(reveal.myth), 'Hold on.']
      : ['An ordinary day', /^what if/i.test(reading.text) ? 'What if I told you…' : 'One more thing']
    add([...before, asCaption(reveal.truth)], 1.38, 'you cannot unsee it now.')
  }
  const awkward = relationOf(reading, 'awkward')
  if (awkward) {
    add(
      [asCaption(awkward.event), 'Nobody saw that', 'Everybody saw that'],
      1.3,
      'you would like to be elsewhere.',
    )
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'slow-zoom',
  reason: 'you need a second, and then you need a chair.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    topic.turns.map(([before, after], index) => frames([before, doubts[index % doubts.length] ?? '', after])),
  standbys: [
    { words: frames(['Ah, {thing}', 'Was it always this big?', 'It has seen me']) },
    { words: frames(['Nothing beats {thing}', 'Almost nothing', 'I have thought of forty things']) },
    { words: frames(['{text}', 'Say that again', 'No, do not say that again']) },
    { words: frames(['{text}', 'Somebody should fix that', 'I am somebody']), mood: 'bad' },
    { words: frames(['{text}', 'It is going well', 'Why is it going well?']), mood: 'good' },
    { words: frames(['{text}', 'There is one in every office', 'Is it me in ours?']), about: 'people' },
    { words: frames(['{text}', 'Nobody saw', 'The camera has a light. It is on.']), about: 'own' },
    { words: frames(['{text}', 'It cannot be long now', 'I am in the wrong queue']), about: 'waiting' },
    { words: frames(['{text}', 'Good question', 'I was the one who should know']), kinds: ['question'] },
    { words: frames(['{text}', 'Nice words', 'They were about me']), kinds: ['quote'] },
    { words: frames(['It is fine', 'It is very fine', 'It has never been this fine']), mood: 'bad' },
    { words: frames(['Nodding along', 'Still nodding', 'Nodding at what, exactly?']) },

    { words: frames(['A cup of tea', 'There is cake', 'It is for me']), isGentle: true },
    { words: frames(['A long day', 'The end of it', 'My pillow, at last']), isGentle: true },
  ],
  foreign: {
    de: [frames(['{text}', 'Moment mal.', 'Oh nein.'])],
    fr: [
      frames(['{text}', 'Attendez…', 'Oh non.']),
      frames(['{text}', 'Vous pouvez répéter ?', 'Non, ne répétez pas.']),
    ],
    es: [
      frames(['{text}', 'Un momento…', 'Ay, no.']),
      frames(['{text}', '¿Puedes repetirlo?', 'No, mejor no.']),
    ],
    it: [
      frames(['{text}', 'Un momento…', 'Oh no.']),
      frames(['{text}', 'Puoi ripetere?', 'No, meglio di no.']),
    ],
    pt: [
      frames(['{text}', 'Espera aí…', 'Ai, não.']),
      frames(['{text}', 'Pode repetir?', 'Não, melhor não.']),
    ],
    nl: [
      frames(['{text}', 'Wacht even…', 'O nee.']),
      frames(['{text}', 'Kun je dat herhalen?', 'Nee, toch maar niet.']),
    ],
    hi: [frames(['{text}', 'एक मिनट…', 'अरे नहीं।'])],
    ja: [frames(['{text}', 'え、待って。', 'うそでしょ。'])],
    zh: [frames(['{text}', '等一下…', '不会吧。'])],
    ko: [frames(['{text}', '잠깐만.', '설마…'])],
    ru: [frames(['{text}', 'Так, стоп.', 'О нет.'])],
    uk: [frames(['{text}', 'Так, стоп.', 'О ні.'])],
    pl: [frames(['{text}', 'Zaraz, zaraz.', 'O nie.'])],
    tr: [frames(['{text}', 'Bir dakika…', 'Olamaz.'])],
    ar: [frames(['{text}', 'لحظة…', 'لا، لا، لا.'])],
    id: [frames(['{text}', 'Sebentar…', 'Waduh.'])],
    sv: [frames(['{text}', 'Vänta lite…', 'Åh nej.'])],
    cs: [frames(['{text}', 'Moment…', 'Ale ne.'])],
    ro: [frames(['{text}', 'Stai puțin…', 'O, nu.'])],
    hu: [frames(['{text}', 'Várjunk csak…', 'Jaj, ne.'])],
    el: [frames(['{text}', 'Μισό λεπτό…', 'Ωχ, όχι.'])],
    vi: [frames(['{text}', 'Khoan đã…', 'Thôi xong.'])],
    th: [frames(['{text}', 'เดี๋ยวนะ…', 'แย่แล้ว'])],
    '*': [frames(['{text}', '…?', '!!!'])],
  },
}
