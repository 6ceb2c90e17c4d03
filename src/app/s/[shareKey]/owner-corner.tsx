'use client'

import { lazy, Suspense } from 'react'
import type { OwnerLineProps } from '@/features/share/owner-line'

const LazyOwnerTools = lazy(() => import('./owner-tools').then(({ OwnerTools }) => ({ default: OwnerTools })))

/** The owner's controls, loaded only for the owner. */
export function OwnerCorner(props: OwnerLineProps) {
  return (
    <Suspense>
      <LazyOwnerTools {...props} />
    </Suspense>
  )
}
