import { Picture } from '@/components/picture'
import { memeAddress } from '@/content/meme-address'
import { languagesByScript } from '@/content/script-samples'
import { getT } from '@/i18n/server'
import styles from './language-table.module.css'

const sampleTemplate = 'debate-table'
/** px; small enough to be a thumbnail, large enough to read. */
const sampleWidthPx = 320
/** Scripts of so few languages stand beside each other. */
const fewLanguages = 3

/** Every language of the table, script by script, each with a sentence that the renderer sets when it is asked. */
export async function LanguageTable() {
  const { t } = await getT()
  return (
    <div className={styles.scripts}>
      {languagesByScript().map(({ script, languages, sample }) => (
        <section
          key={script}
          className={`${styles.script} ${languages.length > fewLanguages ? styles.many : ''}`}
        >
          <Picture
            src={`${memeAddress({ template: sampleTemplate, words: { claim: sample.text } }).replace('.png?', '.webp?')}&language=${sample.language}&width=${sampleWidthPx}`}
            alt={t('article.sampleAlt', { script, text: sample.text })}
            width={320}
            height={288}
            loading="lazy"
          />
          <div>
            <h2 className="qs-display-4">{script}</h2>
            <ul className={styles.languages}>
              {languages.map(({ code, name, nativeName, direction }) => (
                <li key={code}>
                  <span lang={code} dir={direction} className={styles.native}>
                    {nativeName}
                  </span>{' '}
                  <span className="qs-quiet">
                    {name} <code>{code}</code>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  )
}
