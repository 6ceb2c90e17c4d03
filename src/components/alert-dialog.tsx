'use client'

import { AlertDialog as RadixAlertDialog } from '@radix-ui/themes'
import { Themed } from './themed'

/** The dialog of Radix that asks before something is lost, in the look of the page. */
export const AlertDialog = {
  ...RadixAlertDialog,
  Root: (props: RadixAlertDialog.RootProps) => (
    <Themed>
      <RadixAlertDialog.Root {...props} />
    </Themed>
  ),
}
