'use client'

import { Dialog as RadixDialog } from '@radix-ui/themes'
import { Themed } from './themed'

/** The dialog of Radix, in the look of the page. */
export const Dialog = {
  ...RadixDialog,
  Root: (props: RadixDialog.RootProps) => (
    <Themed>
      <RadixDialog.Root {...props} />
    </Themed>
  ),
}
