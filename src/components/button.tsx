import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { type ButtonLook, buttonClassNames } from './button-look'
import { DropFillIcon } from './icons/drop-fill-icon'

interface ButtonParts extends ButtonLook {
  /** Cost of pressing it, in words: "1 credit". */
  cost?: ReactNode
}

type ButtonProps = ButtonParts & ComponentProps<'button'>
type ButtonLinkProps = ButtonParts & {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Downloads the file under this name instead of opening it. */
  download?: string
  /** For links that act when they are fetched: Next would fetch them as soon as they are in view. */
  prefetch?: false
}

function Cost({ children }: { children: ReactNode }) {
  return (
    <span className={styles.cost}>
      <DropFillIcon size={14} />
      {children}
    </span>
  )
}

/** The button of the next step. At most one violet button within one viewport. */
export function Button({ tone, large, cost, className, children, ...rest }: ButtonProps) {
  return (
    <button
      data-accent-color=""
      data-disabled={rest.disabled || undefined}
      className={buttonClassNames({ tone, large }, className)}
      {...rest}
    >
      {children}
      {cost !== undefined && <Cost>{cost}</Cost>}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  large,
  cost,
  className,
  href,
  children,
  download,
  prefetch,
}: ButtonLinkProps) {
  const inside = (
    <>
      {children}
      {cost !== undefined && <Cost>{cost}</Cost>}
    </>
  )
  const look = { 'data-accent-color': '', className: buttonClassNames({ tone, large }, className) }
  return download === undefined ? (
    <Link href={href} prefetch={prefetch ?? null} {...look}>
      {inside}
    </Link>
  ) : (
    <a href={href} download={download} {...look}>
      {inside}
    </a>
  )
}
