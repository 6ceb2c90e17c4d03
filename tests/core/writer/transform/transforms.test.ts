import { describe, expect, it } from 'vitest'
import { createRandom } from '@/core/random/seeded-random'
import type { TransformKind } from '@/core/writer/book'
import { normaliseText } from '@/core/writer/read/normalise-text'
import { readText } from '@/core/writer/read/read-text'
import { transformed } from '@/core/writer/transform/transforms'
import { verbOf } from '@/core/writer/transform/verbs'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { jokeBook } from '@/jokes/joke-book'
import { recipes } from '@/templates/recipes'
import { tools, written } from '../written-with'

function told(kind: TransformKind, text: string) {
  return transformed(kind, readText(normaliseText(text), 'en', tools), jokeBook.transforms, createRandom(1))
}

describe('a review', () => {
  it('is one of what was bought, with the rest of the tale', () => {
    expect(told('review', 'I bought an expensive lock for my bike. Someone stole the lock.')).toMatchObject({
      title: 'Expensive lock',
      body: 'Bought it for my bike. Someone stole the lock.',
    })
    expect(told('review', 'I tied my shoelaces together and blamed the floor')).toMatchObject({
      title: 'Shoelaces',
      body: 'Tied them together and blamed the floor',
    })
  })

  it('is one of whoever did it, with a line of ours where the tale is short', () => {
    const review = told('review', 'My horse is afraid of his own tail')
    expect(review?.title).toBe('My horse')
    const closers = jokeBook.transforms.review.closers.animal ?? []
    expect(closers.map((line) => `Is afraid of his own tail. ${line}`)).toContain(review?.body)
    expect(told('review', 'My gran beat me at poker and took my coat')?.body).toBe(
      'Beat me at poker and took my coat',
    )
  })

  it('has the stars of the news', () => {
    expect(told('review', 'I assembled the wardrobe without the manual')?.stars).toBe('★★★★★')
    expect(told('review', 'The plumber fixed the sink and broke the toilet')?.stars).toBe('★☆☆☆☆')
  })

  it.each([
    ['group project: four names, one person working', 'Group project', 'Four names, one person working.'],
    ['guy eating tuna on the train', 'Guy', 'Eating tuna on the train.'],
    [
      'baby behind me on the flight, kicking, nine hours',
      'Baby behind me on the flight',
      'Kicking, nine hours.',
    ],
  ])('has the words of the text as they are where it begins with a thing: %s', (text, title, body) => {
    const review = told('review', text)
    expect(review?.title).toBe(title)
    expect(review?.body?.startsWith(body)).toBe(true)
  })

  it.each([
    'ironed one shirt, burnt one shirt, went home',
    'nobody: absolutely nobody. My dad at the airport',
    'Dad: who touched the thermostat this morning',
    'today was the first warm day and I got sunburnt',
  ])('is not made of a text that begins with no thing: %s', (text) => {
    expect(told('review', text)).toBeNull()
  })

  it('is not made where a sentence without a subject is the writer’s', () => {
    expect(told('review', 'My boss told a joke about cats. Brought my cat.')).toBeNull()
  })

  it('is not made of times, of people, or of what a book is about', () => {
    expect(told('review', 'I spent an hour with my landlord in the lift')).toBeNull()
    expect(told('review', 'I called my teacher mum in front of the whole class')).toBeNull()
    expect(told('review', 'I read a book about sleep and stayed awake')).toBeNull()
  })
})

describe('a prophecy', () => {
  it('says two clauses in the future, to the writer', () => {
    expect(told('prophecy', 'My wife put my phone in rice and then cooked the rice.')?.ball).toBe(
      'Your wife will put your phone in rice and then cook the rice.',
    )
    expect(told('prophecy', 'I bought a standing desk and now my cat owns it')?.ball).toBe(
      'You will buy a standing desk. Your cat will now own it.',
    )
    expect(told('prophecy', 'The plumber arrived on time and we did not know what to do')?.ball).toBe(
      'The plumber will arrive on time. You will not know what to do.',
    )
  })

  it('needs two clauses and no past that stays', () => {
    expect(told('prophecy', 'I set off the smoke alarm with a salad')).toBeNull()
    expect(told('prophecy', 'My sister borrowed my jacket in 2015 and wore it to my wedding')).toBeNull()
  })
})

describe('the other forms', () => {
  it('a feat is a deed of the writer, without the "I"', () => {
    expect(told('feat', 'I finally passed my driving test on the fifth try')?.detail).toBe(
      'Finally passed my driving test on the fifth try',
    )
    expect(told('feat', 'My dog stole a whole roast chicken')).toBeNull()
  })

  it('a documentary watches a person or an animal, never a thing', () => {
    const film = told('documentary', 'My flatmate labels her eggs with names')
    expect(film?.narration).toMatch(/It labels its eggs with names\.$/)
    expect(film?.animal).toMatch(/flatmate$/)
    expect(told('documentary', 'My cat brought me a live mouse and left the room')?.narration).toMatch(
      /It brings its human a live mouse and leaves the room\.$/,
    )
    expect(told('documentary', 'The printer jams before every deadline')).toBeNull()
    expect(told('documentary', 'The referee was his uncle')).toBeNull()
  })

  it('a headline tells it in the present, without articles, and asks the thing', () => {
    const news = told('headline', 'My dad fixed the lamp with tape and a prayer')
    expect(news?.news).toBe('Local dad fixes lamp with tape and prayer')
    expect(news?.ticker).toMatch(/the lamp/i)
    expect(told('headline', 'A seagull stole my sandwich')).toBeNull()
  })

  it('a diploma names the skill', () => {
    const paper = told('diploma', 'My girlfriend hides the good biscuits behind the kale')
    expect(paper).toMatchObject({ who: 'My girlfriend', for: 'For hiding the good biscuits behind the kale' })
    expect(paper?.title).toContain('Biscuit Hiding')
    expect(told('diploma', 'I throw old shoes at the birds in the garden')?.title).toContain('Shoe Throwing')
    expect(told('diploma', 'I bought new shoes in the sale')).toBeNull()
  })

  it('a notice forbids it and names whoever did it', () => {
    const sign = told('notice', 'My flatmate labels her eggs with names')?.body
    expect(sign).toMatch(/^Please do not label your eggs with names\. .*flatmate/i)
    expect(told('notice', 'I won an argument in the shower')).toBeNull()
  })

  it('a viewpoint is that of the thing', () => {
    expect(told('viewpoint', 'I unplugged the freezer to charge my phone')).toMatchObject({
      object: 'The freezer',
      thought: expect.stringMatching(/^My human has just unplugged me to charge their phone\. /),
    })
  })
})

describe('among twelve memes', () => {
  const text = 'I unplugged the freezer to charge my phone'
  // A certificate may hold the same words by another rule.
  const pictures = recipes.filter(
    ({ traits, templateName }) => traits.transform && templateName !== 'certificate',
  )
  const isTransformed = ({ templateName, words }: WrittenMeme) =>
    pictures.some((recipe) => recipe.templateName === templateName) &&
    /freezer/i.test(Object.values(words).join(' ')) &&
    !Object.values(words).includes(text)

  it('transformations lead, and leave room for other jokes', () => {
    for (const variation of [0, 1, 2]) {
      const { memes } = written(text, { variation })
      const leading = memes.slice(0, 3).filter(isTransformed)
      expect(leading.length).toBeGreaterThanOrEqual(1)
      expect(leading.length).toBeLessThanOrEqual(2)
      expect(memes.filter(isTransformed).length).toBeLessThanOrEqual(4)
      expect(memes.filter(isTransformed).length).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('nothing is transformed', () => {
  const kinds: TransformKind[] = [
    'review',
    'prophecy',
    'feat',
    'documentary',
    'headline',
    'diploma',
    'notice',
    'viewpoint',
  ]

  it.each([
    ['a named person', 'Kevin forgot the cake and blamed the dog'],
    ['grief', 'My grandmother died and left me her parrot'],
    ['illness', 'The lump was a cyst and now it is gone'],
    ['a saying', '"We are a family" said my boss and fired the team'],
    ['another text than a tale', 'remote work'],
  ])('of %s', (_what, text) => {
    expect(kinds.filter((kind) => told(kind, text) !== null)).toEqual([])
  })

  it('in another language', () => {
    const reading = readText('Ich kaufte ein Schloss und jemand stahl es', 'de', tools)
    expect(transformed('review', reading, jokeBook.transforms, createRandom(1))).toBeNull()
  })
})

describe('verbs', () => {
  it.each([
    ['knitted', 'knit', 'knits', 'knitting'],
    ['labeled', 'label', 'labels', 'labelling'],
    ['denies', 'deny', 'denies', 'denying'],
    ['stolen', 'steal', 'steals', 'stealing'],
    ['unplugging', 'unplug', 'unplugs', 'unplugging'],
  ])('%s is a form of %s', (word, base, third, gerund) => {
    expect(verbOf(word)).toMatchObject({ base, third, gerund })
  })

  it('are none where the word is in no list', () => {
    expect(verbOf('claen')).toBeNull()
  })
})
