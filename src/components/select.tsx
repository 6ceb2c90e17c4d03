'use client'

import { Select as RadixSelect } from '@radix-ui/themes'
import { Themed } from './themed'

/** The list of Radix to choose from, in the look of the page. */
export const Select = {
  ...RadixSelect,
  Root: (props: RadixSelect.RootProps) => (
    <Themed>
      <RadixSelect.Root {...props} />
    </Themed>
  ),
}
