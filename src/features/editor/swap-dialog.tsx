import { useT } from 'next-i18next/client'
import { toast } from 'sonner'
import { Dialog } from '@/components/dialog'
import { measureInBrowser } from '@/meme-ui/canvas/measure-in-browser'
import { TemplateSearch } from '@/meme-ui/template-picker/template-search'
import { trpc } from '@/trpc/client'
import styles from './dialogs.module.css'
import { useEditor } from './editor-context'
import { fetchPicture } from './editor-picture'
import { swapEdit } from './swap-edit'

interface SwapDialogProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Swaps the picture under the same words; one undo restores the first. */
export function SwapDialog({ isOpen, onOpen }: SwapDialogProps) {
  const { t } = useT()
  const utils = trpc.useUtils()
  const { edit, setShape, write, isMoving } = useEditor()
  const swap = async (name: string) => {
    try {
      const picture = await fetchPicture(utils, name)
      write(null)
      setShape('drawn')
      edit((meme) => swapEdit(meme, picture, measureInBrowser), undefined, null)
      onOpen(false)
    } catch {
      toast.error(t('editor.swap.failed'))
    }
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Content maxWidth="860px">
        <Dialog.Title className="qs-display-3">{t('editor.swap.title')}</Dialog.Title>
        <Dialog.Description className={styles.text}>{t('editor.swap.text')}</Dialog.Description>
        <TemplateSearch
          heading={t('editor.swap.pictures')}
          isMoving={isMoving}
          onChoose={({ name }) => void swap(name)}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
