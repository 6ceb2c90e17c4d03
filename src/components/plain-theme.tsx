import type { ReactNode } from 'react'
import { theme } from './theme'

/**
 * The markup of Radix's `Theme` without its code: colours, corners and type for pages without Radix menus and dialogs.
 */
export function PlainTheme({ children }: { children: ReactNode }) {
  return (
    <div
      data-is-root-theme="true"
      data-accent-color={theme.accentColor}
      data-gray-color={theme.grayColor}
      data-has-background="true"
      data-panel-background={theme.panelBackground}
      data-radius={theme.radius}
      data-scaling={theme.scaling}
      className={`radix-themes ${theme.appearance}`}
    >
      {children}
    </div>
  )
}
