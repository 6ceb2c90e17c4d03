'use client'

import { Select as RadixSelect } from '@radix-ui/themes'
import { type ComponentProps, useLayoutEffect } from 'react'
import { ThemeScope } from './theme-scope'

/** The list of Radix to choose from, in the look of the page. */
function Root(props: RadixSelect.RootProps) {
  return (
    <ThemeScope>
      <RadixSelect.Root {...props} />
    </ThemeScope>
  )
}

/** Inside the main landmark, so that screen readers find it, and covering none of it. */
function Content({ children, ...props }: ComponentProps<typeof RadixSelect.Content>) {
  const main = typeof document === 'undefined' ? null : document.querySelector('main')
  return (
    <RadixSelect.Content container={main} {...props}>
      {children}
      <PageStays />
    </RadixSelect.Content>
  )
}

/**
 * While its list is open Radix hides all else from screen readers, as for a dialog, and what is hidden holds what can
 * have the focus. A list is no dialog: whatever Radix hides is shown again at once.
 */
function PageStays() {
  useLayoutEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (target instanceof Element && oldValue === null && target.hasAttribute('data-aria-hidden')) {
          target.removeAttribute('aria-hidden')
        }
      }
    })
    observer.observe(document.body, {
      attributeFilter: ['aria-hidden'],
      attributeOldValue: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [])
  return null
}

export const Select = { ...RadixSelect, Root, Content }
