import type { ReactNode } from 'react'
import { theme } from './theme'

/**
 * What `Theme` of Radix puts around a page, without its code: colours, corners and type for pages that have no menus
 * and dialogs of Radix.
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
