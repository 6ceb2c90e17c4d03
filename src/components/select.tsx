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
 * An open select makes Radix hide the rest of the page from screen readers, including elements that can have the focus.
 * This undoes it at once.
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
