import type { ReactNode } from 'react'
import { BubbleTail } from '@/components/bubble-tail'
import { Logo } from '@/components/logo'
import { Picture } from '@/components/picture'
import styles from './auth-screen.module.css'
import { Sunburst } from './sunburst'

interface AuthScreenProps {
  /** Speech of the person in the picture; hidden on narrow screens. */
  quip: string
  children: ReactNode
}

/** The frame of every sign-in screen: the form beside a drawn person. */
export function AuthScreen({ quip, children }: AuthScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <Logo />
        <main className={styles.form}>
          <div className={styles.smallPerson} aria-hidden="true">
            <Picture src="/art/hijab.webp" alt="" width={150} />
          </div>
          {children}
        </main>
      </div>
      <div className={styles.stage} aria-hidden="true">
        <Sunburst className={styles.sunburst} />
        <div className={`${styles.bubble} qs-ink`}>
          <p className={styles.quip}>{quip}</p>
          <BubbleTail />
        </div>
        <Picture src="/art/hijab.webp" alt="" className={styles.person} />
      </div>
    </div>
  )
}
