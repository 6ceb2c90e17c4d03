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

/** Stands in the main part of the page, because people find their way by such parts. */
function Content(props: ComponentProps<typeof RadixMenu.Content>) {
  const main = typeof document === 'undefined' ? null : document.querySelector('main')
  return <RadixMenu.Content container={main} {...props} />
}

export const DropdownMenu = { ...RadixMenu, Root, Content }
