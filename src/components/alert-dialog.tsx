'use client'

import { AlertDialog as RadixAlertDialog } from '@radix-ui/themes'
import { ThemeScope } from './theme-scope'

/** The dialog of Radix that asks before something is lost, in the look of the page. */
export const AlertDialog = {
  ...RadixAlertDialog,
  Root: (props: RadixAlertDialog.RootProps) => (
    <ThemeScope>
      <RadixAlertDialog.Root {...props} />
    </ThemeScope>
  ),
}
