import { toast } from 'sonner'

/** Puts text on the clipboard and says so, or says that the browser would not. */
export async function copyText(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said.copied)
  } catch {
    toast.error(said.failed)
  }
}
