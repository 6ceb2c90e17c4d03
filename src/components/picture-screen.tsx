import type { ReactNode } from 'react'
import { Logo } from './logo'
import styles from './picture-screen.module.css'

interface PictureScreenProps {
  /** What speaks; it bears its own alternative text. */
  picture: ReactNode
  title: string
  text: string
  /** One press, and beside it at most one way more. */
  actions: ReactNode
  children?: ReactNode
}

/** A screen outside the shells: a picture, a title, a sentence, and what to do next. */
export function PictureScreen({ picture, title, text, actions, children }: PictureScreenProps) {
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={styles.body}>
        {picture}
        <div>
          <h1 className="qs-display-2">{title}</h1>
          <p className={`qs-lead ${styles.text}`}>{text}</p>
          <div className={styles.actions}>{actions}</div>
          {children}
        </div>
      </main>
    </div>
  )
}
