import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asHeader, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    const isSentence = saidDid.deed.words[0]?.pos === 'VERB' || saidDid.deed.words[0]?.pos === 'AUX'
    const situation = isSentence
      ? finish(`${saidDid.who.text} ${saidDid.deed.text}`)
      : asCaption(saidDid.deed)
    fills.push({
      words: { situation, calm: asQuote(saidDid.said) },
      fit: 1.3,
      reason: 'somebody says the nice thing while it burns.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { situation: asCaption(renaming.thing), calm: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.2,
      reason: 'it burns, but it has a lovely name.',
    })
  }
  fills.push(...fillsFromDialogue(reading))
  const turnabout = relationOf(reading, 'turnabout')
  const claim =
    turnabout &&
    /^(?:the |my |our )?.{2,30}? (?:says|said|is saying|insists) (.+)$/i.exec(turnabout.after.text)
  if (turnabout && claim?.[1]) {
    fills.push({
      words: { situation: asCaption(turnabout.before), calm: asQuote(claim[1]) },
      fit: 1.4,
      reason: 'the official word is calm, the room is not.',
    })
  }
  const fine = /^(?:everything|it|all|this) (?:is|'s) (?:fine|good|ok|okay|under control)[,.;:] (.+)$/i.exec(
    reading.phrase.text,
  )
  if (reading.isEnglish && fine?.[1]) {
    fills.push({
      words: {
        situation: finish(fine[1]),
        calm: finish(reading.phrase.text.slice(0, -fine[1].length).replace(/[,.;:\s]+$/, '')),
      },
      fit: 1.4,
      reason: 'you said it was under control, so it is.',
    })
  }
  return fills
}

/** Puts the heated line of a dialogue in the fire and the calm answer below. */
function fillsFromDialogue(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2 && reading.isEnglish) {
    fills.push({
      words: { situation: finish(`${first.who}: ${first.line}`), calm: finish(second.line) },
      fit: 1.05,
      reason: 'one of them has found inner peace.',
    })
  } else if (first && !second && reading.isEnglish) {
    fills.push({
      words: { situation: finish(first.who), calm: asQuote(first.line) },
      fit: 1,
      reason: 'somebody says it very calmly.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'calm-in-chaos',
  reason: 'you sit in it and find it rather cosy.',
  fill,
  fillFromTopic: (topic, isBare) =>
    topic.fires.map(([situation, calm]) => (isBare ? { situation, calm } : { situation: '{text}', calm })),
  standbys: [
    { words: { situation: '{text}', calm: 'I never liked {thing} anyway.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'Nature is healing.' }, about: 'people' },
    { words: { situation: '{text}', calm: 'I am sure they have a good heart.' }, about: 'people' },
    { words: { situation: '{text}', calm: 'Nobody saw. Keep sipping.' }, about: 'own' },
    { words: { situation: '{text}', calm: 'No regrets. A few flames.' }, about: 'own' },
    { words: { situation: '{text}', calm: 'Any day now.' }, about: 'waiting' },
    { words: { situation: '{text}', calm: 'I have decided not to notice.' } },
    { words: { situation: '{text}', calm: 'And yet: coffee.' } },
    { words: { situation: '{text}', calm: 'I shall not be taking questions.' } },
    { words: { situation: '{text}', calm: 'That seems about right.' } },
    { words: { situation: '{text}', calm: 'Noted.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'Still not in my top five.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'It adds a certain warmth.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'I see no reason to stand up.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'Well within the usual range.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'Let the record show that I was seated.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'Act natural.' }, mood: 'good' },
    { words: { situation: '{text}', calm: 'Somebody write this down.' }, mood: 'good' },
    { words: { situation: '{text}', calm: 'Nobody move. Nobody touch anything.' }, mood: 'good' },
    { words: { situation: '{text}', calm: 'Suspiciously nice. Keep sipping.' }, mood: 'good' },
    { words: { situation: '{text}', calm: 'I asked that once. Hence the fire.' }, kinds: ['question'] },
    { words: { situation: '{text}', calm: 'The answer is somewhere in the smoke.' }, kinds: ['question'] },
    { words: { situation: '{text}', calm: 'Let me reply to that with a long sip.' }, kinds: ['question'] },
    { words: { situation: '{text}', calm: 'Well, that is one way to say it.' }, kinds: ['quote'] },
    { words: { situation: '{text}', calm: 'I think that went well.' }, mood: 'bad' },
    { words: { situation: '{text}', calm: 'Let us pretend that was said softly.' }, kinds: ['quote'] },
    { words: { situation: '{text}', calm: 'And so politely put, too.' }, kinds: ['quote'] },
    { words: { situation: 'Today, all at once', calm: 'One thing at a time.' }, isGentle: true },
    { words: { situation: 'The world, as usual', calm: 'Breathe in. Sip. Breathe out.' }, isGentle: true },
  ],
  foreign: {
    de: [
      { situation: '{text}', calm: 'Ist notiert.' },
      { situation: '{text}', calm: 'Und trotzdem: Kaffee.' },
      { situation: 'Ich, währenddessen', calm: 'Das gehört bestimmt so.' },
    ],
    fr: [
      { situation: '{text}', calm: 'C’est noté.' },
      { situation: '{text}', calm: 'Et pourtant : café.' },
      { situation: 'Moi, pendant ce temps', calm: 'C’est sûrement normal.' },
    ],
    es: [
      { situation: '{text}', calm: 'Tomo nota.' },
      { situation: '{text}', calm: 'Y aun así: café.' },
      { situation: 'Yo, mientras tanto', calm: 'Seguro que es normal.' },
    ],
    it: [
      { situation: '{text}', calm: 'Prendo nota.' },
      { situation: '{text}', calm: 'E comunque: caffè.' },
      { situation: 'Io, nel frattempo', calm: 'Sarà normale.' },
    ],
    pt: [
      { situation: '{text}', calm: 'Está anotado.' },
      { situation: '{text}', calm: 'E mesmo assim: café.' },
      { situation: 'Eu, entretanto', calm: 'Deve ser normal.' },
    ],
    nl: [
      { situation: '{text}', calm: 'Genoteerd.' },
      { situation: '{text}', calm: 'En toch: koffie.' },
      { situation: 'Ik, ondertussen', calm: 'Dat hoort vast zo.' },
    ],
    hi: [
      { situation: '{text}', calm: 'ठीक है। नोट कर लिया।' },
      { situation: '{text}', calm: 'चलो, पहले चाय।' },
    ],
    ja: [
      { situation: '{text}', calm: '承知しました。' },
      { situation: '{text}', calm: 'とりあえず、コーヒー。' },
    ],
    zh: [
      { situation: '{text}', calm: '好的，收到。' },
      { situation: '{text}', calm: '先喝口咖啡再说。' },
    ],
    ko: [
      { situation: '{text}', calm: '네, 확인했습니다.' },
      { situation: '{text}', calm: '일단 커피부터.' },
    ],
    ru: [
      { situation: '{text}', calm: 'Принято к сведению.' },
      { situation: '{text}', calm: 'Зато есть кофе.' },
    ],
    uk: [
      { situation: '{text}', calm: 'Взято до відома.' },
      { situation: '{text}', calm: 'Зате є кава.' },
    ],
    pl: [
      { situation: '{text}', calm: 'Przyjęto do wiadomości.' },
      { situation: '{text}', calm: 'Ale kawa dobra.' },
    ],
    tr: [
      { situation: '{text}', calm: 'Tamam, not aldım.' },
      { situation: '{text}', calm: 'Önce bir kahve.' },
    ],
    ar: [
      { situation: '{text}', calm: 'عُلِم.' },
      { situation: '{text}', calm: 'القهوة أولًا.' },
    ],
    id: [
      { situation: '{text}', calm: 'Oke, dicatat.' },
      { situation: '{text}', calm: 'Yang penting ngopi dulu.' },
    ],
    sv: [
      { situation: '{text}', calm: 'Noterat.' },
      { situation: '{text}', calm: 'Först en kopp kaffe.' },
    ],
    cs: [
      { situation: '{text}', calm: 'Beru na vědomí.' },
      { situation: '{text}', calm: 'Ale káva je dobrá.' },
    ],
    ro: [
      { situation: '{text}', calm: 'Am luat la cunoștință.' },
      { situation: '{text}', calm: 'Mai întâi, o cafea.' },
    ],
    hu: [
      { situation: '{text}', calm: 'Tudomásul vettem.' },
      { situation: '{text}', calm: 'Előbb egy kávé.' },
    ],
    el: [
      { situation: '{text}', calm: 'Ελήφθη.' },
      { situation: '{text}', calm: 'Πρώτα ένας καφές.' },
    ],
    vi: [
      { situation: '{text}', calm: 'Vâng, đã ghi nhận.' },
      { situation: '{text}', calm: 'Thôi, cà phê đã.' },
    ],
    th: [
      { situation: '{text}', calm: 'รับทราบ' },
      { situation: '{text}', calm: 'ขอกาแฟก่อน' },
    ],
    '*': [
      { situation: '{text}', calm: '…' },
      { situation: '…', calm: '…?' },
    ],
  },
}
