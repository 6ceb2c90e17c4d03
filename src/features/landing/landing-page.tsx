import { promptCharsMax } from '@/contracts/limits'
import { getT } from '@/i18n/server'
import { Closing } from './closing'
import { Comic } from './comic'
import { exampleMeme } from './example-meme'
import { Hero } from './hero'
import { heroWords } from './hero-words'
import frame from './landing-frame.module.css'
import { landingSamples, wallMemes } from './landing-words'
import { MemeWall } from './meme-wall'
import { StructuredData } from './structured-data'
import { WhatThereIs } from './what-there-is'

/** The home page. Its memes are documents in the page, painted by the same code as everybody's. */
export async function LandingPage({ siteUrl }: { siteUrl: string }) {
  const { t } = await getT()
  const comicMeme = exampleMeme(
    'big-ideas',
    t('landing.comic.meme', { returnObjects: true }) as Record<string, string>,
  )
  return (
    <>
      <StructuredData siteUrl={siteUrl} />
      <div className={frame.wrap}>
        <Hero samples={landingSamples(t)} maxChars={promptCharsMax} words={heroWords(t)} />
      </div>
      <MemeWall memes={wallMemes(t)} />
      <div className={frame.wrap}>
        <Comic meme={comicMeme} />
        <WhatThereIs />
        <Closing />
      </div>
    </>
  )
}
