import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asHeader,
  asQuote,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { online: asQuote(saidDid.said), offline: asCaption(saidDid.deed) },
      fit: saidDid.isSpeakers ? 1.3 : 1.12,
      reason: 'you have seen the post and the person.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { online: asQuote(renaming.name), offline: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.24,
      reason: 'you know the word that goes on the profile.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from === 'steps' || from === 'then-now') continue
    fills.push({
      words: { online: before, offline: after },
      fit: reading.isOwn ? 0.98 : 0.86,
      reason: 'you would only post the first half.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  // A lone verb has lost what it was about.
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: {
        online: `“Time to ${inline(wish)}!”`,
        offline: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.2,
      reason: 'you announced it, which felt like doing it.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'online-offline',
  reason: 'you would not post this part.',
  fill,
  fillFromTopic: (topic) => topic.boasts.map(([act, label]) => ({ online: `“${label}”`, offline: act })),
  standbys: [
    { words: { online: '{Thing}: a journey', offline: '{Thing}: a nap, a cry, a sandwich' }, mood: 'bad' },
    { words: { online: 'A thoughtful post about {thing}', offline: 'Two hours on the commas' } },
    {
      words: { online: '{text}, with a filter', offline: '{text}, in a bathrobe' },
      kinds: ['noun', 'gerund'],
    },
    { words: { online: '“Grateful for the lesson”', offline: 'Screamed into a cushion' }, mood: 'bad' },

    { words: { online: '“Love my people”', offline: 'Muted until March' }, about: 'people' },
    { words: { online: '“No regrets”', offline: 'Nine regrets, in alphabetical order' }, about: 'own' },
    { words: { online: '“Trusting the timing”', offline: 'Refreshing since 6:40' }, about: 'waiting' },
    { words: { online: '“No rush at all!”', offline: 'I know your typing bubble by heart' }, about: 'reply' },
    { words: { online: '“Great question!”', offline: 'Lying down until it goes away' }, kinds: ['question'] },
    {
      words: { online: '“Quote of the day”', offline: 'Said it, then walked into a door' },
      kinds: ['quote'],
    },
    { words: { online: '“Small win today”', offline: 'Three laps of the flat, arms up' }, mood: 'good' },
    { words: { online: '“Humbled and honoured”', offline: 'Rang my aunt. Rang her again.' }, mood: 'good' },

    { words: { online: 'A walk, a book, a candle', offline: 'A sofa, and that is fine' }, isGentle: true },
    { words: { online: 'Doing things', offline: 'Being a person. Also good.' }, isGentle: true },
  ],
  foreign: {
    de: [
      { online: '„Ich gönne mir eine Auszeit“', offline: 'Das Ladekabel liegt hinterm Sofa' },
      { online: 'Ich strahle', offline: 'Das ist das Licht vom Kühlschrank' },
    ],
    fr: [
      { online: '« Je me déconnecte un peu »', offline: 'Le chargeur est tombé derrière le canapé' },
      { online: 'Je rayonne', offline: 'C’est la lumière du frigo' },
    ],
    es: [
      { online: '«Desconectando un poco»', offline: 'El cargador se cayó detrás del sofá' },
      { online: 'Radiante', offline: 'Es la luz de la nevera' },
    ],
    it: [
      { online: '«Stacco un po’»', offline: 'Il caricatore è finito dietro il divano' },
      { online: 'Che luce!', offline: 'È quella del frigorifero' },
    ],
    pt: [
      { online: '“A desligar um pouco”', offline: 'O carregador caiu atrás do sofá' },
      { online: 'Que brilho!', offline: 'É a luz do frigorífico' },
    ],
    nl: [
      { online: '“Even offline”', offline: 'De oplader ligt achter de bank' },
      { online: 'Ik straal', offline: 'Het is het licht van de koelkast' },
    ],
    '*': [
      { online: '!!!', offline: '{text}' },
      { online: '{text}', offline: '…' },
    ],
  },
}
