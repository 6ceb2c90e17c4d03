/** Moods of a meme, each with the words that templates use for their tone. */
const toneWords = {
  panicked:
    'panicked panicking frantic alarmed tense doomed doom horrified feverish ominous strained trapped sleepless inevitable fateful mounting overloaded dramatic torn over epic dawning decisive',
  cheerful:
    'cheerful gleeful triumphant jubilant giddy carefree heroic playful lively warm tender fond relaxed keen serene relatable',
  smug: 'proud smug cocky pompous self-serving confident mock-grand greedy knowing unbothered top',
  weary:
    'weary resigned rueful long-suffering exhausting bitter patient painful deflating lost unjust furious seething let down unglamorous',
  dry: 'dry deadpan ironic polite observational bureaucratic corporate office honest nerdy solemn silent quietly',
  cheeky:
    'mocking comic absurd cheeky cheek guilty mischievous conspiratorial teasing slapstick self-mocking stubborn embarrassed mortified tongue',
} as const

export type Mood = keyof typeof toneWords

export const moods = Object.keys(toneWords) as Mood[]

const moodOfWord = new Map(
  moods.flatMap((mood) => toneWords[mood].split(' ').map((word): [string, Mood] => [word, mood])),
)

/** The moods of a tone such as "panicked, self-mocking"; dry when no word names one. */
export function moodsOf(tone: string): Mood[] {
  const words = tone.toLowerCase().split(/[^a-z-]+/)
  const found = new Set(words.flatMap((word) => moodOfWord.get(word) ?? []))
  return found.size > 0 ? [...found] : ['dry']
}
