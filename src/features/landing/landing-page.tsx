import { promptCharsMax } from '@/contracts/limits'
import { getT } from '@/i18n/server'
import { Closing } from './closing'
import { Comic } from './comic'
import type { ExampleMeme } from './example-meme'
import { type ExamplePicture, examplePicture } from './example-picture'
import { Hero } from './hero'
import { heroWords } from './hero-words'
import frame from './landing-frame.module.css'
import { comicMeme, landingSamples, type Sample, wallMemes } from './landing-words'
import { MemeWall } from './meme-wall'
import { StructuredData } from './structured-data'
import { WhatThereIs } from './what-there-is'

/** The home page. Its memes are painted by the same code as everybody's. */
export async function LandingPage({ siteUrl }: { siteUrl: string }) {
  const { t } = await getT()
  const [sample, ...others] = landingSamples(t)
  return (
    <>
      <StructuredData siteUrl={siteUrl} />
      <div className={frame.wrap}>
        <Hero
          samples={[pictured(sample), ...others.map(pictured)]}
          maxChars={promptCharsMax}
          words={heroWords(t)}
        />
      </div>
      <MemeWall memes={wallMemes(t).map(examplePicture)} />
      <div className={frame.wrap}>
        <Comic meme={examplePicture(comicMeme(t))} />
        <WhatThereIs />
        <Closing />
      </div>
    </>
  )
}

function pictured({ takes, ...sample }: Sample<ExampleMeme>): Sample<ExamplePicture> {
  return { ...sample, takes: takes.map(examplePicture) }
}
