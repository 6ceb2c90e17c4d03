'use client'

import { AppProviders } from '@/app/app-providers'
import { OwnerLine, type OwnerLineProps } from '@/features/share/owner-line'
import { OwnerWords } from '@/i18n/words/owner-words'

/** The owner's line with what of the app it stands on. */
export function OwnerTools(props: OwnerLineProps) {
  return (
    <AppProviders>
      <OwnerWords>
        <OwnerLine {...props} />
      </OwnerWords>
    </AppProviders>
  )
}
