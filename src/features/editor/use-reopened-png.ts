import { useT } from 'next-i18next/client'
import { toast } from 'sonner'
import type { Result } from '@/contracts/meme-shapes'
import { memeSize } from '@/core/meme/compose-meme'
import { measureInBrowser } from '@/meme-ui/canvas/measure-in-browser'
import { trpc } from '@/trpc/client'
import { readMemeDocument } from './read-meme-document'
import { usePngDrop } from './use-png-drop'

/**
 * A PNG that was made here carries its meme: dropped on the editor it becomes a meme of its own, with live words.
 *
 * @param onOpened told of the new meme
 * @returns whether a file is being held over the page
 */
export function useReopenedPng(onOpened: (result: Result) => Promise<void>): boolean {
  const { t } = useT()
  const { client } = trpc.useUtils()
  const open = async (file: File) => {
    const document = await readMemeDocument(new Uint8Array(await file.arrayBuffer()))
    if (!document) return toast.error(t('editor.reopen.none'))
    const { imageName, captions, header, footer } = document
    const { widthPx: width, heightPx: height } = memeSize(document, measureInBrowser)
    try {
      const { result } = await client.result.create.mutate({
        imageName,
        captions,
        header,
        footer,
        width,
        height,
      })
      await onOpened(result)
      toast.success(t('editor.reopen.done'))
    } catch {
      toast.error(t('editor.reopen.failed'))
    }
  }
  return usePngDrop(open)
}
