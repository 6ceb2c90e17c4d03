'use client'

import { cloneElement, lazy, Suspense, useState } from 'react'
import type { BottomSheetProps } from './open-bottom-sheet'

const OpenBottomSheet = lazy(() =>
  import('./open-bottom-sheet').then((part) => ({ default: part.OpenBottomSheet })),
)

/** A menu on a phone: a sheet that rises from the lower edge. Loaded when it is first opened. */
export function BottomSheet(props: BottomSheetProps) {
  const { trigger, onOpenChange } = props
  const [isWanted, setWanted] = useState(false)
  const open = () => {
    setWanted(true)
    onOpenChange(true)
  }
  const closed = cloneElement(trigger, { onClick: open, 'aria-haspopup': 'dialog', 'aria-expanded': false })
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <OpenBottomSheet {...props} />
    </Suspense>
  )
}
