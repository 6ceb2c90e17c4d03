import { PictureBody, type PictureBodyProps } from './picture-body'
import styles from './picture-screen.module.css'
import { PlainLogo } from './plain-logo'

/** A screen outside the shells: a picture, a title, a sentence, and what to do next. */
export function PictureScreen(props: PictureBodyProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <PlainLogo />
      </header>
      <main className={styles.main}>
        <PictureBody {...props} />
      </main>
    </div>
  )
}
