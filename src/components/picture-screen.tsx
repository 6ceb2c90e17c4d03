import { Logo } from './logo'
import { PictureBody, type PictureBodyProps } from './picture-body'
import styles from './picture-screen.module.css'

/** A screen outside the shells: a picture, a title, a sentence, and what to do next. */
export function PictureScreen(props: PictureBodyProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={styles.main}>
        <PictureBody {...props} />
      </main>
    </div>
  )
}
