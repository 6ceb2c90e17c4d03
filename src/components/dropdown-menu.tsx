'use client'

import { DropdownMenu as RadixMenu } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { Themed } from './themed'

/**
 * The menu of Radix. What is around it stays there for everybody: it hides nothing and stops no scrolling, and whatever
 * is pressed beside it is pressed.
 */
function Root(props: ComponentProps<typeof RadixMenu.Root>) {
  return (
    <Themed>
      <RadixMenu.Root modal={false} {...props} />
    </Themed>
  )
}

/** What gives its focus back late, a toast or the menu before, does not close it. */
const stayOpen = (event: Event) => event.preventDefault()

/** Stands in the main part of the page, because people find their way by such parts. */
function Content(props: ComponentProps<typeof RadixMenu.Content>) {
  const main = typeof document === 'undefined' ? null : document.querySelector('main')
  return <RadixMenu.Content container={main} onFocusOutside={stayOpen} {...props} />
}

export const DropdownMenu = { ...RadixMenu, Root, Content }
