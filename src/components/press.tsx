import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import styles from './press.module.css'

interface PressLook {
  /** `voice`: the one next step of the view. `paper`: its neighbour. `danger`: inside a dialog only. */
  tone?: 'voice' | 'paper' | 'danger'
  large?: boolean
  /** What pressing it costs, in words: "1 credit". */
  cost?: ReactNode
}

type PressProps = PressLook & ComponentProps<'button'>
type PressLinkProps = PressLook & {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Saves what lies there under this name instead of going there. */
  download?: string
}

/** Those of a Radix button: its styles hold where they are loaded, and ours name the same values where they are not. */
const radix = 'rt-reset rt-BaseButton rt-r-size-3 rt-variant-solid rt-Button'

function classNames({ tone = 'voice', large = false }: PressLook, more: string | undefined): string {
  return [radix, styles.press, styles[tone], large && styles.large, more].filter(Boolean).join(' ')
}

function Cost({ children }: { children: ReactNode }) {
  return (
    <span className={styles.cost}>
      <DropIcon weight="fill" size={14} aria-hidden />
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
      className={classNames({ tone, large }, className)}
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
  const look = { 'data-accent-color': '', className: classNames({ tone, large }, className) }
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
