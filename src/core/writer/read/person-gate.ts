import { givenNames, namesThatAreWords } from '../../language/given-names'
import { anyOf, either, wholeWords } from '../../text/pattern'
import type { GroupPatterns } from '../book'
import { weekday } from './english-forms'
import type { Phrase } from './phrase'

const noNames = new RegExp(
  `^${anyOf`
    ${weekday}s?, monday's, friday's, january, february, march, april, may, june, july, august,
    september, october, november, december, christmas, easter, halloween, english, german, french,
    i'm, i've, i'd, i'll, ok, ceo, gb, kb, ram, wifi, ai, api, sql, css, html,
    python, java, javascript, typescript, rust, linux, windows, github, docker, kubernetes, jira, teams, outlook, excel, zoom,
    slack, google, maps, linkedin, product, hunt, reddit, twitter, uber, airbnb, tesla, apple, microsoft, notion,
    figma, stripe, series, chatgpt, netflix, youtube, instagram, tiktok, whatsapp, ikea, amazon, spotify`}$`,
  'i',
)

const grief = wholeWords(
  anyOf`
    cancer(?![- ]free), tumou?r, chemo\w*, terminal(?:ly)? ill\w*, dementia, alzheimer\w*, depress(?:ion|ed),
    suicid\w+, self-?harm\w*, overdos\w+, miscarriage, stillborn, passed away,
    at war, war in, genocide, holocaust, massacre, shooting, raped?, assault\w*, abus(?:e|ed|ive), earthquake`,
  'i',
)

/** Grave words that are used in passing as often as in earnest: no joke about them, and no consolation. */
const grave = /\b(?:funerals?|hospice|the war|divorced?|stroke)\b/i

const relatives = anyOf`
  mom, mum, mother, dad, father, grand\w+, nan, gran, sister, brother, wife, husband, partner, son, daughter, baby, child,
  kid, friend, dog, cat, uncle, aunt, cousin`
const lateRelatives = anyOf`
  wife, husband, mum, mom, mother, dad, father, nan, gran\w*, son, daughter, sister, brother, partner, friend`

/** The death of somebody close. */
const bereavement = new RegExp(
  either(
    wholeWords(String.raw`my (?:\w+ )?${relatives}\b[^.!?]{0,30}\b(?:died|dies|is dying|is dead|death)`),
    wholeWords(`(?:my|your|her|his|our) late ${lateRelatives}`),
    /\bwidow(?:ed|er)?\b/,
  ),
  'i',
)

/** "Mr Stone", "O'Neil", "my friend Zyta", "Zyta from accounting": names that no list needs to know. */
const titles = anyOf`Mr, Mrs, Ms, Mx, Dr, Prof, Professor, Sir, Herr, Frau, Monsieur, Madame, Señora?`
const acquaintances = anyOf`
  friend, boss, neighbou?r, colleague, co-?worker, ex, cousin, uncle, aunt, sister, brother, husband, wife, roommate, manager,
  teacher, intern, buddy, mate`
const departments = anyOf`
  accounting, hr, it, sales, marketing, finance, legal, support, reception, upstairs, downstairs, work, school`
const namedByItsPlace = new RegExp(
  [
    String.raw`\b${titles}\.? \p{Lu}\p{Ll}`,
    String.raw`(?<!\p{L})(?:O'|Mc)\p{Lu}\p{Ll}`,
    String.raw`\b(?:my|our|his|her|your) (?:\w+ )?${acquaintances} \p{Lu}\p{Ll}{2,}`,
    String.raw`(?<!\p{L})\p{Lu}\p{Ll}{2,} from ${departments}\b`,
  ].join('|'),
  'u',
)

/** "Mozart at 25: … me at 25: …": the name is a measure, and the joke is about the narrator. */
const jokesAboutMe = /(?:^|[.!?;,\n]\s*)(?:and |also )?me\b[^.:\n]{0,24}:/i

/**
 * True if the text speaks of a named person, a protected group or grief, in any language that has words here. No words
 * of ours may then comment on the subject.
 */
export function isGuardedText(phrase: Phrase, groups: GroupPatterns): boolean {
  return isAboutGroups(phrase, groups) || isAboutNamed(phrase)
}

/** True if the text speaks of a protected group or of grief: there nothing is funny. */
export function isAboutGroups(phrase: Phrase, groups: GroupPatterns): boolean {
  const { text } = phrase
  if (isAboutGrief(phrase) || grave.test(text) || groups.english.some((pattern) => pattern.test(text)))
    return true
  const plain = withoutAccents(text)
  return groups.foreign.some((pattern) => pattern.test(plain))
}

/** True if the text speaks of death, illness or violence. */
export function isAboutGrief({ text }: Phrase): boolean {
  return grief.test(text) || bereavement.test(text)
}

/** True if the text names a person: the event may be funny, the person is not. */
function isAboutNamed(phrase: Phrase): boolean {
  const { text } = phrase
  if (namedByItsPlace.test(text)) return true
  return !jokesAboutMe.test(text) && (hasGivenName(phrase) || hasUnknownName(phrase))
}

const beyondAscii = /[^\0-\x7f]/

/** Letters of the Latin script without their marks, all in lower case; other scripts stay whole. */
function withoutAccents(text: string): string {
  const small = text.toLowerCase()
  if (!beyondAscii.test(small)) return small
  return small
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .normalize('NFC')
}

/** A name of the list: in English however it is spelt, elsewhere with a capital. */
function hasGivenName({ text, words }: Phrase): boolean {
  const isEnglish = words.length > 0
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{N}_@./-])\p{L}{3,}(?![\p{L}\p{N}_@/])/gu)) {
    const first = word.charAt(0)
    const isCapital = first !== first.toLowerCase()
    if (!isCapital && !isEnglish) continue
    const name = withoutAccents(word)
    // "Mia madre" is my mother.
    if (name === 'mia' && /^ (?!ha |è |fa |va |dice )\p{Ll}/u.test(text.slice(index + word.length))) continue
    if (givenNames.has(name)) return true
    if (isCapital && isEnglish && namesThatAreWords.has(name) && isInsideSentence(text, word, index))
      return true
  }
  return beyondAscii.test(text) && cyrillicNames.test(text)
}

/** A capital there is the word's own, unless all of it is in capitals. */
function isInsideSentence(text: string, word: string, index: number): boolean {
  return index > 0 && word !== word.toUpperCase() && !/[.!?:\n"]\s*$/.test(text.slice(0, index))
}

const cyrillicNames = new RegExp(
  String.raw`(?<!\p{L})${anyOf`
    Александр, Алексей, Алена, Алина, Анастасия, Андрей, Анна, Антон, Артём, Артем, Ахмед, Борис, Виктор, Виктория, Владимир,
    Галина, Дарья, Денис, Дмитрий, Евгений, Екатерина, Елена, Иван, Игорь, Ирина, Катя, Кирилл, Ксения, Лариса, Магомед,
    Маша, Мария, Марина, Максим, Михаил, Мухаммед, Наталья, Наташа, Никита, Николай, Оксана, Олег, Олена, Ольга, Павел,
    Петя, Руслан, Рустам, Саша, Светлана, Сергей, Татьяна, Тарас, Юлия, Юрий`}(?!\p{L})`,
  'u',
)

/** Roles of people, which have a capital at the start of a sentence: "Mum asked", "Tourists ask". None of them is a name. */
export const roles = new RegExp(
  `^${anyOf`
    mum, mom, mummy, mommy, dad, daddy, granny, grandma, grandpa, grandad, nan, nana, auntie, aunty, uncle, cousin, sis, bro,
    hubby, wife, husband, son, daughter, baby, toddler, kid, child, children, teen, teenager, bride, groom, family,
    guy, girl, boy, man, woman, men, women, lady, people, folk,
    boss, bosse, manager, director, coworker, colleague, intern, developer, dev, programmer, designer, engineer, tester,
    analyst, lawyer, accountant, secretary, receptionist, dispatcher,
    landlord, landlady, neighbour, neighbor, roommate, flatmate, housemate,
    client, customer, caller, patient, guest, tourist, passenger, visitor, driver,
    nurse, doctor, dentist, surgeon, vet, teacher, pupil, student, professor, coach, trainer, librarian,
    locksmith, plumber, roofer, electrician, mechanic, builder, painter, gardener,
    baker, chef, cook, waiter, waitress, barista, bartender, cashier, hairdresser, barber,
    singer, drummer, guitarist, pianist, conductor, player, teammate,
    sales, marketing, support, management, accounting, school, company, council, church, choir, team,
    cat, dog, hamster, hen, horse, sheep, cow, bee, bird, seagull, pigeon`}(?:e?s)?$`,
  'i',
)

/** Two names in a row, or one that does something: "Ada Lovelace …", "Kevin forgot the cake". */
function hasUnknownName({ words }: Phrase): boolean {
  const isName = (index: number) => {
    const word = words[index]
    return (
      word !== undefined &&
      /^\p{Lu}\p{Ll}+$/u.test(word.text) &&
      word.pos === 'PROPN' &&
      !noNames.test(word.text) &&
      !roles.test(word.text)
    )
  }
  return words.some((word, index) => {
    const next = words[index + 1]
    if (!isName(index) || !next) return false
    // "Tickets were", "Socks are": several of a thing.
    if (index === 0 && /[^s]s$/.test(word.text) && /^(?:were|are|have|\w+[^s])$/i.test(next.text))
      return false
    return (isName(index + 1) && next.start === word.end + 1) || next.pos === 'VERB' || next.pos === 'AUX'
  })
}
