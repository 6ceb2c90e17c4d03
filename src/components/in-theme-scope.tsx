import type { ComponentType } from 'react'
import { ThemeScope } from './theme-scope'

/** The parts of a Radix overlay, whose root opens in the theme of the page. */
export function inThemeScope<Props extends object, Parts extends { Root: ComponentType<Props> }>(
  parts: Parts & { Root: ComponentType<Props> },
) {
  const { Root } = parts
  const root = (props: Props) => (
    <ThemeScope>
      <Root {...props} />
    </ThemeScope>
  )
  return { ...parts, Root: root }
}
