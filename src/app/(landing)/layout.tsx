import type { ReactNode } from 'react'
import { LandingFrame } from '@/features/landing/landing-frame'

export default function LandingLayout({ children }: { children: ReactNode }) {
  return <LandingFrame>{children}</LandingFrame>
}
