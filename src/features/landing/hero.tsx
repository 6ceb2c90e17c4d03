'use client'

import { useEffect, useRef, useState } from 'react'
import { Picture } from '@/components/picture'
import { useTextBeforeHydration } from '@/lib/use-text-before-hydration'
import type { ExamplePicture } from './example-picture'
import styles from './hero.module.css'
import { HeroPrompt, heroFieldId } from './hero-prompt'
import type { HeroWords } from './hero-words'
import type { Sample } from './landing-words'
import { Takes } from './takes'
import { loadDemo, useDemo } from './use-demo'
import { useTyping } from './use-typing'

interface HeroProps {
  samples: [Sample<ExamplePicture>, ...Sample<ExamplePicture>[]]
  /** Longest prompt, in characters. */
  maxChars: number
  words: HeroWords
}

/** Say it, and see three memes that answer: the first screen of the site, which works without an account. */
export function Hero({ samples, maxChars, words }: HeroProps) {
  const [first] = samples
  const [sample, setSample] = useState(first)
  const [text, setText] = useState(first.sentence)
  const field = useRef<HTMLTextAreaElement>(null)
  const stopTyping = useTyping(field, first.sentence)
  const textBefore = useTextBeforeHydration(heroFieldId)
  const demo = useDemo()
  const takes = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (textBefore === undefined || textBefore === first.sentence) return
    stopTyping()
    setText(textBefore)
  }, [textBefore, first.sentence, stopTyping])

  function borrow(borrowed: Sample<ExamplePicture>) {
    stopTyping()
    demo.clear()
    setSample(borrowed)
    setText(borrowed.sentence)
  }

  function come() {
    stopTyping()
    // The press tries again where this fails.
    loadDemo().catch(() => undefined)
  }

  async function make() {
    await demo.make(text.trim())
    // On the phone the answer lies beneath the fold.
    takes.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <section className={styles.hero}>
      <div className={styles.speaker}>
        <h1 className="qs-display-1">
          {words.say}
          <br />
          {words.see} <span className={`qs-marker ${styles.marked}`}>{words.meme}</span>
        </h1>
        <p className={`qs-lead ${styles.lead}`}>{words.lead}</p>
        <HeroPrompt
          words={words}
          fieldRef={field}
          text={text}
          maxChars={maxChars}
          isSample={samples.some(({ sentence }) => sentence === text)}
          busy={demo.busy}
          failure={demo.failure}
          onText={setText}
          onFocus={come}
          onMake={make}
        />
        <div className={styles.floor}>
          <Picture
            src="/art/talker.webp"
            alt=""
            width={620}
            height={560}
            // After the first meme, which is the largest thing that a phone shows.
            fetchPriority="low"
            className={styles.talker}
          />
          <div className={styles.borrow}>
            <p>{words.orTry}</p>
            <ul>
              {samples.slice(1).map((one) => (
                <li key={one.chip}>
                  <button type="button" className={styles.chip} onClick={() => borrow(one)}>
                    {one.chip}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <div ref={takes} className={styles.takes}>
        <Takes words={words} sample={sample} own={demo.own} busy={demo.busy} onAgain={make} />
      </div>
    </section>
  )
}
