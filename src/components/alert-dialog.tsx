'use client'

import { AlertDialog as RadixAlertDialog } from '@radix-ui/themes'
import { ThemeScope } from './theme-scope'

/** Radix's alert dialog in the theme of the page. */
export const AlertDialog = {
  ...RadixAlertDialog,
  Root: (props: RadixAlertDialog.RootProps) => (
    <ThemeScope>
      <RadixAlertDialog.Root {...props} />
    </ThemeScope>
  ),
}
