'use client'

import { useActionState, useEffect, useRef } from 'react'
import { Button } from '@/components/button'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import { contactTopics } from '@/core/contact/contact-limits'
import { filled } from '../filled'
import { ContactField } from './contact-field'
import styles from './contact-form.module.css'
import { emptyContact, madeAtField, type SendContact, trapField } from './contact-state'
import type { ContactWords } from './contact-words'
import { problemSentence } from './problem-sentence'

interface ContactFormProps {
  words: ContactWords
  send: SendContact
  /** When the page was made, in ms. */
  madeAtMs: number
}

/** The form. Without scripts it posts to its own page, which answers with the same states. */
export function ContactForm({ words, send, madeAtMs }: ContactFormProps) {
  const [state, action, isPending] = useActionState(send, emptyContact)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (state.kind === 'open') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])
  if (state.kind === 'sent') return <Sent words={words} email={state.email} />
  const { values } = state
  const fieldOf = (name: keyof typeof values) => ({
    name,
    label: words[name],
    value: values[name],
    problem: problemSentence(words, state, name),
  })
  const wrong = problemSentence(words, state, 'form')
  return (
    <form ref={form} action={action} noValidate className={styles.form}>
      <ContactField {...fieldOf('name')} aside={words.optional} autoComplete="name" />
      <ContactField {...fieldOf('email')} type="email" help={words.emailHelp} autoComplete="email" />
      <ContactField
        // The browser sets a choice back to the first after each answer, whatever is said here, unless it is new.
        key={values.topic}
        {...fieldOf('topic')}
        options={contactTopics.map((topic) => ({ value: topic, label: words.topics[topic] }))}
      />
      <ContactField {...fieldOf('message')} rows={7} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-trap">{words.trap}</label>
        <input id="contact-trap" name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name={madeAtField} value={madeAtMs} />
      <div role="alert" className={styles.wrong}>
        {wrong && (
          <p>
            <WarningCircleIcon size={19} /> {wrong}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button type="submit" large aria-disabled={isPending}>
          {isPending ? words.sending : words.send}
        </Button>
        <p className="qs-quiet qs-small">
          {words.keptFor}
          <a href="/privacy-policy">{words.privacy}</a>.
        </p>
      </div>
    </form>
  )
}

function Sent({ words, email }: { words: ContactWords; email: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.sent} role="status">
      <h2 ref={title} tabIndex={-1} className="qs-display-3">
        {words.sentTitle}
      </h2>
      <p>{filled(words.sent, { email })}</p>
    </div>
  )
}
