import type { TFunction } from 'i18next'
import type { TemplateName } from '@/templates/generated/name-list'
import { type ExampleMeme, exampleMeme } from './example-meme'

/** Slot id to words. */
type Words = Record<string, string>

const takeTemplates: readonly TemplateName[] = ['calm-in-chaos', 'podium', 'big-ideas']

/** A sentence that somebody could have said, and three memes that answer it. */
export interface Sample<Take> {
  chip: string
  sentence: string
  takes: Take[]
}

/** The examples of the page, worded in the locale file and put on their templates. */
export function landingSamples(t: TFunction): [Sample<ExampleMeme>, ...Sample<ExampleMeme>[]] {
  const samples = t('landing.samples', { returnObjects: true }) as (Record<string, Words> & {
    chip: string
    sentence: string
  })[]
  const [first, ...others] = samples.map((sample) => ({
    chip: sample.chip,
    sentence: sample.sentence,
    takes: takeTemplates.map((name) => exampleMeme(name, sample[name] ?? {})),
  }))
  if (!first) throw new Error('The landing page has no sample sentence')
  return [first, ...others]
}

/** The meme at the end of how it works. */
export function comicMeme(t: TFunction): ExampleMeme {
  return exampleMeme('big-ideas', t('landing.comic.meme', { returnObjects: true }) as Words)
}

/** Twelve memes about the first sample's sentence. */
export function wallMemes(t: TFunction): ExampleMeme[] {
  const memes = t('landing.wall.memes', { returnObjects: true }) as Record<string, Words>
  return Object.entries(memes).map(([name, words]) => exampleMeme(name, words))
}
