'use client'

import { AlertDialog as RadixAlertDialog } from '@radix-ui/themes'
import { inThemeScope } from './in-theme-scope'

export const AlertDialog = inThemeScope(RadixAlertDialog)
