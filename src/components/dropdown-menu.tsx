'use client'

import { DropdownMenu as RadixMenu } from '@radix-ui/themes'
import { type ComponentProps, useRef } from 'react'
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
  const content = useRef<HTMLDivElement>(null)
  const main = typeof document === 'undefined' ? null : document.querySelector('main')
  // A press on its own trigger is the trigger's: while the menu goes, it would close what the press has just opened.
  const leaveToTrigger = (event: Event) => {
    const trigger = document.getElementById(content.current?.getAttribute('aria-labelledby') ?? '')
    if (event.target instanceof Node && trigger?.contains(event.target)) event.preventDefault()
  }
  return (
    <RadixMenu.Content
      ref={content}
      container={main}
      onFocusOutside={stayOpen}
      onPointerDownOutside={leaveToTrigger}
      {...props}
    />
  )
}

export const DropdownMenu = { ...RadixMenu, Root, Content }
