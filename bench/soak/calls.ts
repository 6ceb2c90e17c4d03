import type { SeededRandom } from '../../src/core/random/seeded-random'
import { templates } from '../../src/templates/templates'
import { hostileTexts } from '../../tests/support/hostile-texts'
import judgedPrompts from '../../tests/support/judged-prompts.json'

/** One request as somebody may send it. */
export interface SoakCall {
  name: string
  method: 'GET' | 'POST'
  /** From the root of the site. */
  path: string
  body?: unknown
}

const hostile = Object.values(hostileTexts)
const stills = templates.filter(({ motion }) => motion === null).map(({ name }) => name)

/** An ordinary sentence, or one in three times a hostile text, at most so many UTF-16 units of it. */
function textOf(random: SeededRandom, unitsMax = 500): string {
  const text = random.int(3) === 0 ? random.pick(hostile) : random.pick(judgedPrompts).text
  return text.slice(0, unitsMax).replace(/[\ud800-\udbff]$/, '')
}

/** Six boxes full of words, and both bars: more would cost too much to paint. */
function fullMeme(random: SeededRandom) {
  const text = random
    .pick(hostile)
    .slice(0, 280)
    .replace(/[\ud800-\udbff]$/, '')
  const bar = { text, fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' }
  const captions = Array.from({ length: 6 }, (_, index) => ({
    text,
    x: (index % 8) * 100,
    y: Math.floor(index / 8) * 100,
    width: 100,
    height: 100,
    fontSize: 30,
    fontFamily: 'Anton',
  }))
  return { imageName: random.pick(stills), captions, header: bar, footer: bar, width: 800, height: 1400 }
}

type Maker = (random: SeededRandom) => Omit<SoakCall, 'name'>

const api = '/api/v1'
const makers: Readonly<Record<string, Maker>> = {
  'text to memes': (random) => ({
    method: 'POST',
    path: `${api}/meme/text-to-meme`,
    body: { text: textOf(random), count: 12, maxDimension: 800 },
  }),
  'text to GIFs': (random) => ({
    method: 'POST',
    path: `${api}/meme/text-to-gif`,
    body: { text: textOf(random), imageCount: 4, maxDimension: 500 },
  }),
  'memes of a theme': (random) => ({
    method: 'POST',
    path: `${api}/meme/themed/template`,
    body: { imageName: random.pick(stills), memeTheme: textOf(random, 40), maxDimension: 500 },
  }),
  visuals: (random) => ({
    method: 'POST',
    path: `${api}/meme/minimalist-visual`,
    body: { concept: textOf(random), aspectRatio: '1:1' },
  }),
  'meme by hand': (random) => ({ method: 'POST', path: `${api}/result`, body: fullMeme(random) }),
  'three memes for a visitor': (random) => ({
    method: 'POST',
    path: '/api/demo',
    body: { text: textOf(random, 150), variation: random.int(100) },
  }),
  search: (random) => ({
    method: 'GET',
    path: `${api}/search?searchQuery=${encodeURIComponent(textOf(random, 200))}`,
  }),
  'template with words': (random) => ({
    method: 'GET',
    path: `${api}/meme/image/${random.pick(stills)}.jpg?width=400&header=${encodeURIComponent(textOf(random, 100))}`,
  }),
  style: (random) => ({ method: 'GET', path: `${api}/meme/style?image=${random.pick(stills)}` }),
  library: () => ({ method: 'GET', path: `${api}/account/my-memes?page=1&pageSize=10&sort=created_at` }),
  'front page': () => ({ method: 'GET', path: '/' }),
}

export function nextCall(random: SeededRandom): SoakCall {
  const name = random.pick(Object.keys(makers))
  const make = makers[name]
  if (!make) throw new Error(`There is no call ${name}`)
  return { name, ...make(random) }
}
