'use client'

import { Popover as RadixPopover } from '@radix-ui/themes'
import { inThemeScope } from './in-theme-scope'

export const Popover = inThemeScope(RadixPopover)
