import { useT } from 'next-i18next/client'
import { ArrowUpIcon } from '@/components/icons/arrow-up-icon'
import styles from './example-prompts.module.css'
import { useExamples } from './use-examples'

/** Example prompts; pressing one puts it into the box. The first is the placeholder of the box. */
export function ExamplePrompts({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useT()
  const examples = useExamples().slice(1, 4)
  return (
    <section className={styles.examples} aria-labelledby="borrow">
      <h2 id="borrow" className="qs-display-4">
        {t('create.borrow')}
      </h2>
      <ul>
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(example)}>
              {example}
              <ArrowUpIcon size={17} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
