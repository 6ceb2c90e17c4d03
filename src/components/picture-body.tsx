import type { ReactNode } from 'react'
import styles from './picture-body.module.css'

export interface PictureBodyProps {
  /** Has its own alternative text. */
  picture: ReactNode
  title: string
  text: string
  /** One button, and at most one link beside it. */
  actions: ReactNode
  children?: ReactNode
}

/** A picture, a title, a sentence and the next steps. */
export function PictureBody({ picture, title, text, actions, children }: PictureBodyProps) {
  return (
    <div className={styles.body}>
      {picture}
      <div>
        <h1 className="qs-display-2">{title}</h1>
        <p className={`qs-lead ${styles.text}`}>{text}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </div>
  )
}
