'use client'

import { Dialog as RadixDialog } from '@radix-ui/themes'
import { inThemeScope } from './in-theme-scope'

export const Dialog = inThemeScope(RadixDialog)
