import { useT } from 'next-i18next/client'
import { promptCharsMax } from '@/contracts/limits'
import styles from './prompt-counter.module.css'
import type { PromptLength } from './prompt-length'

/** "63 / 500"; near the end what is left, beyond it by how much. */
export function PromptCounter({
  length,
  charsMax = promptCharsMax,
}: {
  length: PromptLength
  charsMax?: number
}) {
  const { t } = useT()
  return (
    <span id="prompt-counter" className={`${styles.counter} ${length.kind === 'tooLong' ? styles.over : ''}`}>
      {length.kind === 'tooLong' && t('create.tooLongHelp', { max: charsMax })}
      {length.kind === 'nearlyFull' && t('create.charsLeft', { count: length.left })}
      {'chars' in length && t('create.charsOf', { count: length.chars, max: charsMax })}
    </span>
  )
}
