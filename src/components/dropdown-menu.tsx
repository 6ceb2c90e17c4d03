'use client'

import { DropdownMenu as RadixDropdownMenu } from '@radix-ui/themes'
import { Themed } from './themed'

/** The menu of Radix, in the look of the page. */
export const DropdownMenu = {
  ...RadixDropdownMenu,
  Root: (props: RadixDropdownMenu.RootProps) => (
    <Themed>
      <RadixDropdownMenu.Root {...props} />
    </Themed>
  ),
}
