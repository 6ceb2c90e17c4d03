import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const leftoverMaxChars = 36

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { claim: finish(saidDid.said), leftover: asObject(saidDid.deed) ?? asCaption(saidDid.deed) },
      fit: 1.15,
      reason: 'a fine claim, and the screws are on the floor.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const done = asActivity(tempting)
    const leftover = asActivity(sober)
    if (!done || !leftover || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { claim: `${done}: done!`, leftover },
      header: who === reading.me ? undefined : who,
      fit: 1.05,
      reason: 'you finished, apart from the important part.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { claim: `${skipped.done}: done!`, leftover: skipped.skipped },
      header: skipped.who,
      fit: 1.15,
      reason: 'they built it without the polite screws.',
    })
  }
  const list = relationOf(reading, 'list')
  const ignored = list?.items.at(-2)
  if (list && ignored) {
    fills.push({
      words: { claim: 'All done. Nearly all.', leftover: ignored },
      header: reading.text,
      fit: 0.65,
      reason: 'you know which part was left out.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'flat-pack',
  reason: 'you are proud, and it will not stand for long.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.fires
          .map(([leftover, claim]) => ({ claim, leftover }))
          .filter(({ leftover }) => leftover.length <= leftoverMaxChars)
      : [],
  standbys: [
    { words: { claim: 'I have fixed {thing}!', leftover: 'Nine parts of it' }, mood: 'bad' },
    { words: { claim: 'I understand {thing} now!', leftover: 'The actual facts' } },
    { words: { claim: 'I was only being direct!', leftover: 'Manners' }, about: 'people' },
    { words: { claim: 'I have told you everything!', leftover: 'The main part' }, about: 'own' },
    { words: { claim: 'It will be ready any minute!', leftover: 'Which minute' }, about: 'waiting' },
    { words: { claim: 'I have an answer!', leftover: 'The question' }, kinds: ['question'] },
    { words: { claim: 'Well said, if I may say so!', leftover: 'Thinking first' }, kinds: ['quote'] },
    { words: { claim: 'I took it very well!', leftover: 'My dignity' }, mood: 'bad' },
    { words: { claim: 'It all went to plan!', leftover: 'The plan' }, mood: 'bad' },

    { words: { claim: 'Did it all by myself!', leftover: 'The nine who helped' }, mood: 'good' },
    { words: { claim: 'I have left some of it for tomorrow', leftover: 'Enough for now' }, isGentle: true },
    { words: { claim: 'It does not have to be perfect', leftover: 'Perfect' }, isGentle: true },
  ],
  foreign: {
    de: [
      { claim: 'Fertig!', leftover: 'Der wichtige Teil' },
      { claim: '{text}', leftover: 'Der wichtige Teil' },
    ],
    fr: [
      { claim: 'Terminé !', leftover: 'La partie importante' },
      { claim: '{text}', leftover: 'Le mode d’emploi' },
    ],
    es: [
      { claim: '¡Listo!', leftover: 'La parte importante' },
      { claim: '{text}', leftover: 'Las instrucciones' },
    ],
    it: [
      { claim: 'Finito!', leftover: 'La parte importante' },
      { claim: '{text}', leftover: 'Le istruzioni' },
    ],
    pt: [
      { claim: 'Pronto!', leftover: 'A parte importante' },
      { claim: '{text}', leftover: 'As instruções' },
    ],
    nl: [
      { claim: 'Klaar!', leftover: 'Het belangrijke deel' },
      { claim: '{text}', leftover: 'De handleiding' },
    ],
    '*': [
      { claim: '{text}', leftover: '?' },
      { claim: '✓', leftover: '?' },
    ],
  },
}
