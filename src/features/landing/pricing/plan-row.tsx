import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/picture'
import styles from './plan-row.module.css'

interface PlanRowProps {
  name: string
  price: string
  /** "a month"; none for what costs nothing. */
  per?: string
  /** Which panel of the comic, from 0, and what is seen there. */
  panel: number
  panelAlt: string
  press: ReactNode
  children: ReactNode
}

/** One row of the comic: a plan, and the stage of a great idea that goes with it. */
export function PlanRow({ name, price, per, panel, panelAlt, press, children }: PlanRowProps) {
  return (
    <section className={styles.plan}>
      <div className={styles.words}>
        <div>
          <h2 className="qs-display-3">{name}</h2>
          <p className={styles.price}>
            {price} {per && <span className={styles.per}>{per}</span>}
          </p>
        </div>
        <p className={styles.text}>{children}</p>
        <div className={styles.press}>{press}</div>
      </div>
      <div className={styles.panel} style={{ '--panel': panel } as CSSProperties}>
        <Picture src="/templates/big-ideas-800.webp" alt={panelAlt} width={571} height={800} />
      </div>
    </section>
  )
}
