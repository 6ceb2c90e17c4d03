import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const slotMaxChars = 38
const cups = ['A scented candle', 'One deep breath', 'A motivational mug']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const cup = asActivity(sober)
    const leak = asActivity(tempting)
    if (!cup || !leak || from === 'choice' || from === 'versus') continue
    fills.push({
      words: { cup, leak },
      header: who === reading.me ? undefined : who,
      fit: 0.95,
      reason: 'you are on both ends of the boat.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  const leak = people && asLabel(people.who, slotMaxChars)
  if (people && leak) {
    fills.push({
      words: { cup: 'My patience, by the cup', leak },
      header: reading.text,
      fit: 0.9,
      reason: 'you scoop, they drill.',
    })
  }
  if (relationOf(reading, 'waiting')) {
    fills.push({
      words: { cup: 'A polite reminder', leak: 'Their other queue' },
      header: reading.text,
      fit: 0.85,
      reason: 'you bail, and the line gets longer.',
    })
  }
  if (reading.register === 'dreaded-topic' && reading.text.length <= slotMaxChars) {
    for (const cup of cups) {
      fills.push({
        words: { cup, leak: reading.text },
        fit: 0.85,
        reason: 'you have a cup, and it has a drill.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'bailing-boat',
  reason: 'you scoop, and somebody else drills.',
  fill,
  fillFromTopic: (topic) =>
    topic.swaps
      .map(([cup, leak]) => ({ cup, leak }))
      .filter((words) => Object.values(words).every((text) => text.length <= slotMaxChars)),
  standbys: [
    { words: { cup: 'A quiet talk about it', leak: '{Thing}' }, mood: 'bad' },
    { words: { cup: 'Reading up on {thing}', leak: 'Forgetting it by lunch' } },
    { words: { cup: 'A calendar reminder', leak: '{text}' }, kinds: ['noun', 'gerund'], mood: 'bad' },

    { words: { cup: 'Muting one of them', leak: 'There are nine' }, about: 'people' },
    { words: { cup: 'A small apology', leak: 'Doing it again' }, about: 'own' },
    { words: { cup: 'A second follow-up', leak: 'An inbox with 9,000 letters' }, about: 'waiting' },
    { words: { cup: 'One good answer', leak: 'Four new questions' }, kinds: ['question'] },
    { words: { cup: 'Thinking before I speak', leak: 'Speaking' }, kinds: ['quote'] },

    { words: { cup: 'Staying humble', leak: 'Telling my mother' }, mood: 'good' },

    { words: { cup: 'A cup of tea', leak: 'Rain, for an hour' }, isGentle: true },
    { words: { cup: 'A friend with a bucket', leak: 'One of those weeks' }, isGentle: true },
  ],
  foreign: {
    de: [
      { cup: 'Einen Tab schließen', leak: 'Drei neue öffnen' },
      { cup: 'Ein Salat im Januar', leak: 'Die elf anderen Monate' },
    ],
    fr: [
      { cup: 'Fermer un onglet', leak: 'En ouvrir trois' },
      { cup: 'Une salade en janvier', leak: 'Les onze autres mois' },
    ],
    es: [
      { cup: 'Cerrar una pestaña', leak: 'Abrir tres' },
      { cup: 'Una ensalada en enero', leak: 'Los otros once meses' },
    ],
    it: [
      { cup: 'Chiudere una scheda', leak: 'Aprirne tre' },
      { cup: 'Un’insalata a gennaio', leak: 'Gli altri undici mesi' },
    ],
    pt: [
      { cup: 'Fechar um separador', leak: 'Abrir três' },
      { cup: 'Uma salada em janeiro', leak: 'Os outros onze meses' },
    ],
    nl: [
      { cup: 'Eén tabblad sluiten', leak: 'Er drie openen' },
      { cup: 'Een salade in januari', leak: 'De elf andere maanden' },
    ],
    '*': [
      { cup: '…', leak: '!!!' },
      { cup: '?', leak: '{text}' },
    ],
  },
}
