import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import type { Phrase } from '../../core/writer/read/phrase'
import { asCaption, asHeader, asQuote, finish, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const truthMaxChars = 52

/** "My boss denies my vacation" of "denies my vacation", where it fits. */
function deedOf(who: Phrase, deed: Phrase): string {
  const isVerb = deed.words[0]?.pos === 'VERB' || deed.words[0]?.pos === 'AUX'
  const whole = finish(`${who.text} ${deed.text}`)
  return isVerb && whole.length <= truthMaxChars ? whole : asCaption(deed)
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { dash: asQuote(saidDid.said), truth: deedOf(saidDid.who, saidDid.deed) },
      fit: 1.05,
      reason: 'you heard the report and smelled the smoke.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { dash: asQuote(renaming.name), truth: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.05,
      reason: 'you call it that, and the light turns green.',
    })
  }
  const turnabout = relationOf(reading, 'turnabout')
  if (turnabout && !saidDid && !relationOf(reading, 'intent')) {
    const claim = /^(?:the |my |our )?.{2,30}? (?:says?|said|is saying|insists?|reports?) (.+)$/i.exec(
      turnabout.after.text,
    )
    fills.push(
      claim?.[1]
        ? {
            words: { dash: finish(claim[1]), truth: asCaption(turnabout.before) },
            fit: 1.4,
            reason: 'you read the status page through the smoke.',
          }
        : {
            words: { dash: withoutI(turnabout.before), truth: withoutI(turnabout.after) },
            fit: reading.mood === 'bad' ? 0.8 : 0.6,
            reason: 'your first half got the tick.',
          },
    )
  }
  const fine =
    /^(?:everything|it|all|this) (?:is|'s) (?:fine|good|ok|okay|green|under control)[,.;:] (.+)$/i.exec(
      reading.phrase.text,
    )
  if (reading.isEnglish && fine?.[1]) {
    fills.push({
      words: {
        dash: finish(reading.phrase.text.slice(0, -fine[1].length).replace(/[,.;:\s]+$/, '')),
        truth: finish(fine[1]),
      },
      fit: 1.3,
      reason: 'you ticked it off before it exploded.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'all-green',
  reason: 'your report is green, so what could be wrong.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.boasts.map(([truth, label]) => ({ dash: `“${label}”: done`, truth }))
      : topic.fires.map(([, dash]) => ({ dash, truth: '{text}' })),
  standbys: [
    { words: { dash: 'Status: as expected', truth: 'Nobody said what we expected' } },
    { words: { dash: '{Thing}: fully operational', truth: 'Please do not touch {thing}' }, mood: 'bad' },
    { words: { dash: 'Progress on {thing}: 100 %', truth: 'We have opened the file' } },
    { words: { dash: 'Everything ticked off', truth: '{text}' }, mood: 'bad' },
    { words: { dash: 'No surprises this week', truth: '{text}' }, kinds: ['clause', 'story', 'when'] },
    { words: { dash: 'All questions answered', truth: '{text}' }, kinds: ['question'] },
    { words: { dash: 'Team spirit: excellent', truth: 'Seen from very far away' }, about: 'people' },
    { words: { dash: 'Self-control: within range', truth: '{text}' }, about: 'own' },
    { words: { dash: 'Waiting time: acceptable', truth: 'I have grown roots' }, about: 'waiting' },
    { words: { dash: '{text}', truth: 'Measured with our eyes shut' }, kinds: ['quote'] },
    { words: { dash: '{text}', truth: 'This one is even true' }, mood: 'good' },

    { words: { dash: 'My reply: “all good here!”', truth: 'I typed it under the table' }, mood: 'bad' },

    { words: { dash: 'Ready for anything', truth: 'Not for this, obviously' } },
    { words: { dash: 'Still here', truth: 'That is enough for today' }, isGentle: true },
    { words: { dash: 'Tea: ready', truth: 'The rest can wait' }, isGentle: true },
  ],
  foreign: {
    de: [
      { dash: 'Läuft alles nach Plan', truth: '{text}' },
      { dash: 'Status: grün', truth: '{text}' },
    ],
    fr: [
      { dash: 'Tout se passe comme prévu', truth: '{text}' },
      { dash: 'Statut : au vert', truth: '{text}' },
    ],
    es: [
      { dash: 'Todo va según lo previsto', truth: '{text}' },
      { dash: 'Estado: en verde', truth: '{text}' },
    ],
    it: [
      { dash: 'Tutto procede come previsto', truth: '{text}' },
      { dash: 'Stato: verde', truth: '{text}' },
    ],
    pt: [
      { dash: 'Tudo a correr como previsto', truth: '{text}' },
      { dash: 'Estado: verde', truth: '{text}' },
    ],
    nl: [
      { dash: 'Alles loopt volgens plan', truth: '{text}' },
      { dash: 'Status: groen', truth: '{text}' },
    ],
    '*': [
      { dash: '100 %', truth: '{text}' },
      { dash: '✓ ✓ ✓', truth: '{text}' },
    ],
  },
}
