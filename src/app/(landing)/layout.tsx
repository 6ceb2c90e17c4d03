import type { ReactNode } from 'react'
import { PlainTheme } from '@/components/plain-theme'
import { LandingFrame } from '@/features/landing/landing-frame'

export default function LandingLayout({ children }: { children: ReactNode }) {
  return (
    <PlainTheme>
      <LandingFrame>{children}</LandingFrame>
    </PlainTheme>
  )
}
