import { DropIcon } from '@phosphor-icons/react/dist/ssr/Drop'
import { Button, type ButtonProps } from '@radix-ui/themes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from './press.module.css'

interface PressLook {
  /** `voice`: the one next step of the view. `paper`: its neighbour. `danger`: inside a dialog only. */
  tone?: 'voice' | 'paper' | 'danger'
  large?: boolean
  /** What pressing it costs, in words: "1 credit". */
  cost?: ReactNode
}

type PressProps = PressLook & Omit<ButtonProps, 'size' | 'variant' | 'color'>
type PressLinkProps = PressLook & { href: string; children: ReactNode; className?: string | undefined }

function classNames({ tone = 'voice', large = false }: PressLook, more: string | undefined): string {
  return [styles.press, styles[tone], large && styles.large, more].filter(Boolean).join(' ')
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
    <Button size="3" className={classNames({ tone, large }, className)} {...rest}>
      {children}
      {cost !== undefined && <Cost>{cost}</Cost>}
    </Button>
  )
}

/** A press that leads somewhere. */
export function PressLink({ tone, large, cost, className, href, children }: PressLinkProps) {
  return (
    <Button asChild size="3" className={classNames({ tone, large }, className)}>
      <Link href={href}>
        {children}
        {cost !== undefined && <Cost>{cost}</Cost>}
      </Link>
    </Button>
  )
}
