import { givenNames } from '../../language/given-names'
import { anyOf } from '../../text/pattern'

/** Surnames and stage names by which everybody knows one person, and which are no other word in small letters. */
const knownInAnyCase = anyOf`
  Biden, Obama, Kamala, Hillary Clinton, Bill Clinton, Donald Trump, Putin, Zelensk?yy?, Xi Jinping, Erdo[gğ]an, Macron,
  Le Pen, Merkel, Scholz, Boris Johnson, Farage, Starmer, Sunak, Thatcher, Netanyahu, Orb[aá]n, Meloni,
  Berlusconi, Bolsonaro, Milei, Kim Jong[- ]un, Hitler, Stalin, Bin Laden, Epstein, Weinstein,
  Elon, Bezos, Zuckerberg, Zuck, Bill Gates, Steve Jobs, Sam Altman, Tim Cook,
  Taylor Swift, Beyonc[eé], Kanye, Rihanna, Eminem, Bieber, Billie Eilish, Lady Gaga, Shakira,
  Kardashians?, Oprah, Tom Cruise, Brad Pitt, DiCaprio, Johnny Depp, Will Smith, Keanu, Dwayne Johnson,
  Jennifer Lawrence, Angelina Jolie, Gwyneth, Gordon Ramsay, Joe Rogan, Jordan Peterson, Andrew Tate, Greta Thunberg, MrBeast,
  Ronaldo, Beckham, LeBron, Federer, Djokovic, Serena Williams,
  Prince Harry, Prince William, Prince Andrew, King Charles, Queen Elizabeth, Meghan Markle, Kate Middleton,
  J\. ?K\. ?Rowling, Rowling, Stephen King`
/** Those that are: a trump, musk, a drake, to bear the keir. */
const knownWithCapital = anyOf`
  Trump, Musk, Merz, Rishi, Keir, Modi, Diddy, Madonna, Drake, Adele, Messi, TRUMP, MUSK, MODI, MESSI, (?:[Tt]he|THE) Pope`
const known = new RegExp(String.raw`(?<!\p{L})${knownInAnyCase}(?!\p{L})`, 'giu')
const knownCapital = new RegExp(String.raw`(?<!\p{L})${knownWithCapital}(?!\p{L})`, 'gu')

const capitalised = String.raw`\p{Lu}(?:\p{Ll}|['’]\p{Lu})+(?:-\p{Lu}\p{Ll}+)?`
/** A given name and what stands behind it on the same line: a surname, perhaps after an initial or a particle. */
const fullName = new RegExp(
  String.raw`(?<!\p{L})(?=(\p{Lu}[\p{L}]+) (?:\p{Lu}\. ?|(?:van|von|de|del|della|di|da|bin|al|la|le|el|der|den|ter)[ -])*(${capitalised}|\p{Lu}{3,})(?!\p{L}))`,
  'gu',
)
/** Words with a capital that stand behind a given name and are no surname. */
const noSurname = new Set(
  'I And Or But Is Are Was Has Had Will Would Can Could In On At To Of For From With By Says Said Asks Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(
    ' ',
  ),
)
/** More given names; `givenNames` leaves them out because they are rare or, in small letters, something else. */
const rareGivenNames = new Set(
  `adolf albus alfonse angelina ariana arnold audrey augusto barack benedict benito beyonce boris brigitte camilla cate charlize
  clint cristiano denzel donatella dolly elon elton elvis emmanuel eva fidel frida gisele gwyneth hillary idris jackie joaquin
  kamala kanye keanu kendall khloe kourtney kylie lana lebron lindsay lionel marie marilyn mariah meryl mick mohandas napoleon nelson nicolas
  nikola novak olaf oprah oscar ozzy pedro quentin recep reese rihanna rowan ryan salma saoirse scarlett selena serena silvio
  simone steven sylvester tilda timothee tyra usain volodymyr whitney whoopi winona winston xavier zendaya zinedine`.split(
    /\s+/,
  ),
)
const title = anyOf`
  Sir, Dame, Lord, Lady, Dr\.?, Doctor, Prof\.?, Professor, President, Senator, Chancellor, Minister, Governor, Mayor, Judge, Pope, King, Queen, Prince, Princess, Duke, Duchess, Emperor, Mr\.?, Mrs\.?, Ms\.?, Miss, Frau, Herr, Monsieur, Madame, Señor, Señora, Saint, St\.`
const titled = new RegExp(String.raw`(?<!\p{L})${title} (\p{Lu}\p{Ll}+)(?: ${capitalised})?(?!\p{L})`, 'gu')

/**
 * Names of people in a caption, as far as rules can tell: full names that begin with a given name, titles before a given
 * name, and a few people whom one word names. A surname alone, a stage name or a name in small letters passes.
 */
export function peopleNamedIn(said: string): string[] {
  const plain = said.normalize('NFKC')
  const full = [...plain.matchAll(fullName)]
    .filter(([, first = '', last = '']) => isGivenName(first) && !isOtherWord(last))
    .map(([, first, last]) => `${first} ${last}`)
  const withTitle = [...plain.matchAll(titled)]
    .filter(([, first = '']) => isGivenName(first))
    .map(([name]) => name)
  return [...(plain.match(known) ?? []), ...(plain.match(knownCapital) ?? []), ...full, ...withTitle]
}

/** Shouted names count when both words are shouted. */
function isGivenName(word: string): boolean {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return givenNames.has(plain) || rareGivenNames.has(plain)
}

function isOtherWord(word: string): boolean {
  return noSurname.has(word.charAt(0) + word.slice(1).toLowerCase())
}
