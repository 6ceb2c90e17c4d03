import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { Drop } from './drop'
import styles from './press.module.css'
import { type PressLook, pressClassNames } from './press-look'

interface PressParts extends PressLook {
  /** What pressing it costs, in words: "1 credit". */
  cost?: ReactNode
}

type PressProps = PressParts & ComponentProps<'button'>
type PressLinkProps = PressParts & {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Saves what lies there under this name instead of going there. */
  download?: string
}

function Cost({ children }: { children: ReactNode }) {
  return (
    <span className={styles.cost}>
      <Drop sizePx={14} />
      {children}
    </span>
  )
}

/** The press button: the one thing to do next. At most one violet press within one viewport. */
export function Press({ tone, large, cost, className, children, ...rest }: PressProps) {
  return (
    <button
      data-accent-color=""
      data-disabled={rest.disabled || undefined}
      className={pressClassNames({ tone, large }, className)}
      {...rest}
    >
      {children}
      {cost !== undefined && <Cost>{cost}</Cost>}
    </button>
  )
}

/** A press that leads somewhere. */
export function PressLink({ tone, large, cost, className, href, children, download }: PressLinkProps) {
  const inside = (
    <>
      {children}
      {cost !== undefined && <Cost>{cost}</Cost>}
    </>
  )
  const look = { 'data-accent-color': '', className: pressClassNames({ tone, large }, className) }
  return download === undefined ? (
    <Link href={href} {...look}>
      {inside}
    </Link>
  ) : (
    <a href={href} download={download} {...look}>
      {inside}
    </a>
  )
}
