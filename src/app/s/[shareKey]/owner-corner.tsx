'use client'

import { lazy, Suspense } from 'react'
import type { OwnerLineProps } from '@/features/share/owner-line'

const LazyOwnerTools = lazy(() => import('./owner-tools').then(({ OwnerTools }) => ({ default: OwnerTools })))

/** What the owner alone sees is loaded for the owner alone. */
export function OwnerCorner(props: OwnerLineProps) {
  return (
    <Suspense>
      <LazyOwnerTools {...props} />
    </Suspense>
  )
}
