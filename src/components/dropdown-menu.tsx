'use client'

import { DropdownMenu as RadixMenu } from '@radix-ui/themes'
import { type ComponentProps, type SyntheticEvent, useCallback, useRef } from 'react'
import { ThemeScope } from './theme-scope'

/**
 * Radix's menu, not modal: the page around it still scrolls, takes clicks and is read by screen readers.
 */
function Root(props: ComponentProps<typeof RadixMenu.Root>) {
  return (
    <ThemeScope>
      <RadixMenu.Root modal={false} {...props} />
    </ThemeScope>
  )
}

/** A toast or an earlier menu that returns the focus late must not close it. */
const stayOpen = (event: Event) => event.preventDefault()

/** A phone shows it as a sheet; the width is that of the style sheet. */
const isSheet = () => matchMedia('(max-width: 767px)').matches

/** The sheet rises under the finger that opened it: what that finger lets go of was not meant. */
function useOwnPresses() {
  const isMeant = useRef(false)
  const leaveOut = (event: SyntheticEvent) => {
    if (isMeant.current || !isSheet()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    begin: useCallback(() => {
      isMeant.current = false
    }, []),
    guards: {
      onPointerDownCapture: () => {
        isMeant.current = true
      },
      onPointerUpCapture: leaveOut,
      // The keyboard presses without a pointer.
      onClickCapture: (event: SyntheticEvent<HTMLElement, MouseEvent>) =>
        event.nativeEvent.detail > 0 && leaveOut(event),
    },
  }
}

/** Stands in the main part of the page, because people find their way by such parts. */
function Content(props: ComponentProps<typeof RadixMenu.Content>) {
  const content = useRef<HTMLDivElement>(null)
  const { begin, guards } = useOwnPresses()
  const open = useCallback(
    (node: HTMLDivElement | null) => {
      content.current = node
      begin()
    },
    [begin],
  )
  const main = typeof document === 'undefined' ? null : document.querySelector('main')
  // A press on its own trigger is the trigger's: while the menu goes, it would close what the press has just opened.
  const leaveToTrigger = (event: Event) => {
    const trigger = document.getElementById(content.current?.getAttribute('aria-labelledby') ?? '')
    if (event.target instanceof Node && trigger?.contains(event.target)) event.preventDefault()
  }
  return (
    <RadixMenu.Content
      ref={open}
      container={main}
      onFocusOutside={stayOpen}
      onPointerDownOutside={leaveToTrigger}
      {...guards}
      {...props}
    />
  )
}

export const DropdownMenu = { ...RadixMenu, Root, Content }
