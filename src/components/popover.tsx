'use client'

import { Popover as RadixPopover } from '@radix-ui/themes'
import { Themed } from './themed'

/** The popover of Radix, in the look of the page. */
export const Popover = {
  ...RadixPopover,
  Root: (props: RadixPopover.RootProps) => (
    <Themed>
      <RadixPopover.Root {...props} />
    </Themed>
  ),
}
