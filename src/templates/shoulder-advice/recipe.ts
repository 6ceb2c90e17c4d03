import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCommand, asLabel, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const labelMaxChars = 32

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const angel = asCommand(sober)
    const imp = asCommand(tempting)
    if (!angel || !imp || from === 'versus') continue
    // A lone verb has lost what it was about.
    if (from === 'intent' && !imp.includes(' ')) continue
    fills.push({
      words: { angel, imp, me: who },
      fit: from === 'choice' ? 1.02 : 1.16,
      reason: 'you asked both, and only one was fun.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const deed = saidDid && asCommand(saidDid.deed)
  const who = saidDid && asLabel(saidDid.who, labelMaxChars)
  if (saidDid && deed && who) {
    fills.push({
      words: { angel: `Say “${inline(finish(saidDid.said))}”`, imp: deed, me: who },
      fit: 1.16,
      reason: 'they listened to both, in that order.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'shoulder-advice',
  reason: 'you already know who wins this.',
  fill,
  fillFromTopic: (topic) => topic.reactions.map(([angel, imp]) => ({ angel, imp, me: 'Me' })),
  standbys: [
    { words: { angel: 'Let {thing} go', imp: 'Make {thing} your personality', me: 'Me' } },
    { words: { angel: 'Breathe out', imp: 'Write a review of {thing}', me: 'Me, typing' }, mood: 'bad' },
    { words: { angel: 'They mean well', imp: 'So does mould', me: 'Me, smiling' }, about: 'people' },
    { words: { angel: 'Confess', imp: 'Blame the cat', me: 'Me. We have no cat.' }, about: 'own' },
    {
      words: { angel: 'Patience', imp: 'Email number nine, all capitals', me: 'Me, waiting' },
      about: 'waiting',
    },
    { words: { angel: 'Sleep on it', imp: 'Lie awake on it', me: 'Me, at 2:14' }, mood: 'bad' },
    {
      words: { angel: 'Be the bigger person about it', imp: 'Be the louder person about it', me: 'Me' },
      mood: 'bad',
    },
    { words: { angel: 'Let it go', imp: 'Let it go viral', me: 'Me, thumb in the air' } },
    {
      words: {
        angel: 'This is none of your business',
        imp: 'Not with that attitude',
        me: 'Me, clearing my throat',
      },
    },
    { words: { angel: 'You could just smile about it', imp: 'With all your teeth', me: 'Me, smiling' } },
    {
      words: { angel: 'Forgive it', imp: 'Forgive it in writing, with copies', me: 'Me, at peace' },
      mood: 'bad',
    },
    {
      words: {
        angel: 'This too shall pass',
        imp: 'Like a parade: slowly, with noise',
        me: 'Me, by the road',
      },
      mood: 'bad',
    },
    {
      words: { angel: 'Ask an expert about it', imp: 'You have seen a video about it', me: 'Me, the expert' },
    },
    { words: { angel: 'It was a team effort', imp: 'The team is you', me: 'Me, today' }, mood: 'good' },
    { words: { angel: 'Stay humble about it', imp: 'Hire a brass band', me: 'Me' }, mood: 'good' },
    {
      words: { angel: 'Say it was nothing', imp: 'Say it for an hour, with slides', me: 'Me, modest' },
      mood: 'good',
    },
    { words: { angel: 'Say “I do not know”', imp: 'Invent a statistic', me: 'Me' }, kinds: ['question'] },
    {
      words: {
        angel: 'Think before you answer that',
        imp: 'Answer, then think, then deny it',
        me: 'Me, thinking',
      },
      kinds: ['question'],
    },
    {
      words: { angel: 'Assume it was meant kindly', imp: 'Assume it was rehearsed', me: 'Me, replaying it' },
      kinds: ['quote'],
    },
    {
      words: { angel: 'Let that go unanswered', imp: 'Answer it years from now, in an interview', me: 'Me' },
      kinds: ['quote'],
    },
    { words: { angel: 'Drink some water', imp: 'Coffee is mostly water', me: 'Me' }, isGentle: true },
    { words: { angel: 'Rest a little', imp: 'Rest a lot', me: 'Me' }, isGentle: true },
  ],
  foreign: {
    de: [{ angel: 'Schlaf eine Nacht darüber', imp: 'Lieg eine Nacht wach', me: 'Ich' }],
    fr: [{ angel: 'La nuit porte conseil', imp: 'Passe-la à ruminer', me: 'Moi' }],
    es: [{ angel: 'Consúltalo con la almohada', imp: 'No dejes dormir a la almohada', me: 'Yo' }],
    it: [{ angel: 'Dormici su', imp: 'Pensaci fino alle quattro', me: 'Io' }],
    pt: [{ angel: 'Dorme sobre o assunto', imp: 'Pensa nisso até às quatro', me: 'Eu' }],
    nl: [{ angel: 'Slaap er een nachtje over', imp: 'Lig er een nachtje wakker van', me: 'Ik' }],
    '*': [{ angel: '…', imp: '!', me: '?' }],
  },
}
