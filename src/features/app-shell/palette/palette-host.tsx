'use client'

import { useRouter } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { showToast } from '@/components/show-toast'
import { PaletteContext } from './palette-context'
import type { PaletteAction } from './palette-entries'
import { isPaletteKey } from './shell-keys'

/** Layers that are open already keep the keys to themselves. */
const otherLayers = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]'

/** Both are rarely used, so their code is loaded on first use. */
const loadParts = () => Promise.all([import('./palette'), import('./shortcuts-dialog')])
type Parts = Awaited<ReturnType<typeof loadParts>>

/** Provides the command palette to its children: Ctrl K, Cmd K, or `usePalette`. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const { t } = useT()
  const router = useRouter()
  const [parts, setParts] = useState<Parts>()
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  /** The element that had the focus before; null once an entry is chosen. */
  const before = useRef<HTMLElement | null>(null)
  const signOut = useRef<HTMLFormElement>(null)

  const openLayer = async (layer: 'palette' | 'shortcuts') => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    try {
      setParts(await loadParts())
      setOpen(layer)
    } catch {
      void showToast('error', t('palette.failed'))
    }
  }
  const prepare = () => void loadParts().catch(() => undefined)
  const choose = (action: PaletteAction) => {
    if (action.kind === 'shortcuts') return setOpen('shortcuts')
    setOpen(null)
    if (action.kind === 'signOut') return signOut.current?.requestSubmit()
    if (action.kind === 'fetch') return window.location.assign(action.href)
    before.current = document.getElementById('main')
    router.push(action.href)
  }
  const giveFocusBack = (event: Event) => {
    event.preventDefault()
    if (open === null) before.current?.focus()
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') prepare()
    if (event.defaultPrevented || event.isComposing || !isPaletteKey(event)) return
    event.preventDefault()
    if (open === 'palette') setOpen(null)
    else if (!document.querySelector(otherLayers)) void openLayer('palette')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const doors = {
    openPalette: () => void openLayer('palette'),
    openShortcuts: () => void openLayer('shortcuts'),
    prepare,
  }
  const [palette, shortcuts] = parts ?? []
  const layer = { onClose: () => setOpen(null), onClosed: giveFocusBack }
  return (
    <PaletteContext value={doors}>
      {children}
      {palette && <palette.Palette isOpen={open === 'palette'} onChoose={choose} {...layer} />}
      {shortcuts && <shortcuts.ShortcutsDialog isOpen={open === 'shortcuts'} {...layer} />}
      <form ref={signOut} method="post" action="/auth/sign-out" hidden />
    </PaletteContext>
  )
}
