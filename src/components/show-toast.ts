/** The toaster is loaded with the first toast: most visits see none. */

let tellMounted: () => void = () => undefined
const isMounted = new Promise<void>((resolve) => {
  tellMounted = resolve
})
const wanted = new Set<() => void>()

/** Listens for the first toast. @returns ends the listening */
export function onToasterWanted(listener: () => void): () => void {
  wanted.add(listener)
  return () => wanted.delete(listener)
}

/** From now on toasts are visible. */
export function markToasterMounted(): void {
  tellMounted()
}

type ToastOptions = Parameters<typeof import('sonner')['toast']>[1]

/** Shows a sentence for a few seconds; `plain` without an icon. @see spec §9 */
export async function showToast(
  kind: 'success' | 'error' | 'plain',
  text: string,
  options?: ToastOptions,
): Promise<void> {
  for (const listener of wanted) listener()
  const [{ toast }] = await Promise.all([import('sonner'), isMounted])
  if (kind === 'plain') toast(text, options)
  else toast[kind](text, options)
}
