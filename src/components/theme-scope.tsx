'use client'

import { ThemeContext } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { theme } from './theme'

const keep = () => undefined

/** The value that `Theme` of Radix provides. It never changes, because there is one theme. */
const themeOfThePage = {
  ...theme,
  resolvedGrayColor: theme.grayColor,
  onAppearanceChange: keep,
  onAccentColorChange: keep,
  onGrayColorChange: keep,
  onPanelBackgroundChange: keep,
  onRadiusChange: keep,
  onScalingChange: keep,
}

/**
 * Tells layers of Radix (dialogs, menus, selects, popovers), which stand outside the page's own frame, how the page
 * looks. `Theme` itself would bring the code of every layer to pages that have opened none.
 */
export function ThemeScope({ children }: { children: ReactNode }) {
  return <ThemeContext value={themeOfThePage}>{children}</ThemeContext>
}
