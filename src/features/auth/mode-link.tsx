'use client'

import type { ReactNode } from 'react'
import { type AuthMode, modeAddress } from './auth-mode'

export interface ModeLinkProps {
  to: AuthMode
  next: string
  onGo: (mode: AuthMode) => void
  className?: string | undefined
  children?: ReactNode
}

/** Changes what the form is for: an address of its own, without leaving the page. */
export function ModeLink({ to, next, onGo, className, children }: ModeLinkProps) {
  return (
    <a
      href={modeAddress(to, next)}
      className={['qs-link', className].filter(Boolean).join(' ')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onGo(to)
      }}
    >
      {children}
    </a>
  )
}
