'use client'

import { Popover as RadixPopover } from '@radix-ui/themes'
import { ThemeScope } from './theme-scope'

/** The popover of Radix, in the look of the page. */
export const Popover = {
  ...RadixPopover,
  Root: (props: RadixPopover.RootProps) => (
    <ThemeScope>
      <RadixPopover.Root {...props} />
    </ThemeScope>
  ),
}
