import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClassNames } from './button-look'

export type ButtonProps = ButtonLook & ComponentProps<'button'>

interface ButtonLinkProps extends ButtonLook {
  href: string
  children: ReactNode
  className?: string | undefined
  /** Downloads the file under this name instead of opening it. */
  download?: string
  /** For links that act when they are fetched: Next would fetch them as soon as they are in view. */
  prefetch?: false
}

/** The button of the next step. At most one violet button within one viewport. */
export function Button({ tone, large, className, ...rest }: ButtonProps) {
  return (
    <button
      data-accent-color=""
      data-disabled={rest.disabled || undefined}
      className={buttonClassNames({ tone, large }, className)}
      {...rest}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ tone, large, className, href, children, download, prefetch }: ButtonLinkProps) {
  const look = { 'data-accent-color': '', className: buttonClassNames({ tone, large }, className) }
  return download === undefined ? (
    <Link href={href} prefetch={prefetch ?? null} {...look}>
      {children}
    </Link>
  ) : (
    <a href={href} download={download} {...look}>
      {children}
    </a>
  )
}
