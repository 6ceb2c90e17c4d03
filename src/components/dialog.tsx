'use client'

import { Dialog as RadixDialog } from '@radix-ui/themes'
import { ThemeScope } from './theme-scope'

/** The dialog of Radix, in the look of the page. */
export const Dialog = {
  ...RadixDialog,
  Root: (props: RadixDialog.RootProps) => (
    <ThemeScope>
      <RadixDialog.Root {...props} />
    </ThemeScope>
  ),
}
