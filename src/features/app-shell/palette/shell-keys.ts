interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** Ctrl K or Cmd K without other modifiers. */
export function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey
}

/** `?`, however a keyboard makes it. */
export function isShortcutsKey({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key === '?' && !ctrlKey && !metaKey && !altKey
}
