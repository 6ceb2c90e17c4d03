'use client'

import { useState } from 'react'
import { formatPeriodDay } from '@/i18n/format-date'
import { useBrowserConfig } from '@/lib/browser-config'
import { choose } from '@/lib/consent/change-consent'
import { type ConsentCategory, categoriesToAsk } from '@/lib/consent/consent'
import { allows, type Consent, useConsent } from '@/lib/consent/use-consent'
import { PlainButton } from './plain-button'
import styles from './privacy-choices.module.css'

interface ChoicesWords extends Record<'nothing' | 'browser' | 'save' | 'needed', string> {
  /** With `{{day}}` in them. */
  saved: string
  chosenOn: string
}

export interface PrivacyChoicesProps {
  /** Cookies that are always on. */
  always: { name: string; text: string }
  /** Every category, also those that this installation does not ask for. */
  kinds: readonly { category: ConsentCategory; name: string; text: string }[]
  words: ChoicesWords
}

/** A switch for each category of consent that this installation asks for, with its current state. */
export function PrivacyChoices({ kinds, ...props }: PrivacyChoicesProps) {
  const { words } = props
  const consent = useConsent()
  const config = useBrowserConfig()
  if (config === null) return null
  const categories = categoriesToAsk({ posthogKey: config.posthogKey, foreignScripts: config.scripts })
  const asked = kinds.filter(({ category }) => categories.includes(category))
  if (asked.length === 0) return <p className="qs-lead">{words.nothing}</p>
  if (consent.state === 'refusedByBrowser') return <p className="qs-lead">{words.browser}</p>
  // The switches start from the stored choice, also one of an earlier visit.
  const key = consent.state === 'chosen' ? consent.allowed.join() : consent.state
  return <Choices key={key} {...props} asked={asked} consent={consent} />
}

interface ChoicesProps extends Omit<PrivacyChoicesProps, 'kinds'> {
  asked: PrivacyChoicesProps['kinds']
  consent: Consent
}

function Choices({ always, asked, words, consent }: ChoicesProps) {
  const before = asked.map(({ category }) => category).filter((category) => allows(consent, category))
  const [chosen, setChosen] = useState(before)
  const [isSaved, setSaved] = useState(false)
  const save = (allowed: readonly ConsentCategory[]) => {
    setSaved(true)
    choose(allowed)
  }
  const toggle = (category: ConsentCategory, isOn: boolean) =>
    setChosen(isOn ? [...chosen, category] : chosen.filter((one) => one !== category))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save(chosen)
      }}
    >
      {/* A press before the stored choice is read would be lost. */}
      <fieldset className={styles.choices} disabled={consent.state === 'unread'}>
        <ul className={styles.list}>
          <li>
            <p className={styles.name}>{always.name}</p>
            <p className="qs-quiet">{always.text}</p>
          </li>
          {asked.map(({ category, name, text }) => (
            <li key={category}>
              <label className={styles.row}>
                <span className={styles.name}>{name}</span>
                <input
                  type="checkbox"
                  className={styles.switch}
                  checked={chosen.includes(category)}
                  onChange={(event) => toggle(category, event.target.checked)}
                />
              </label>
              <p className="qs-quiet">{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.answers}>
          <PlainButton>{words.save}</PlainButton>
          <PlainButton onClick={() => save([])}>{words.needed}</PlainButton>
        </div>
      </fieldset>
      <p role="status" className="qs-quiet">
        {consent.state === 'chosen' &&
          (isSaved ? words.saved : words.chosenOn).replace('{{day}}', formatPeriodDay(consent.chosenOn))}
      </p>
    </form>
  )
}
