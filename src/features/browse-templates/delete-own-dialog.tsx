import { Flex } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { toast } from 'sonner'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import { GhostButton } from '@/components/ghost-button'
import { trpc } from '@/trpc/client'

interface DeleteOwnDialogProps {
  name: string
  title: string
  onClose: () => void
}

/** Deletes an own picture and the memes on it for good, after a warning. */
export function DeleteOwnDialog({ name, title, onClose }: DeleteOwnDialogProps) {
  const { t } = useT()
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.account.deleteMyTemplate.useMutation({
    onSuccess: async ({ memesDeleted }) => {
      toast.success(
        memesDeleted === 0
          ? t('templates.delete.doneAlone')
          : t('templates.delete.done', { count: memesDeleted }),
      )
      onClose()
      await Promise.all([
        utils.account.myTemplates.invalidate(),
        utils.template.shelf.invalidate(),
        utils.account.myMemes.invalidate(undefined, { refetchType: 'none' }),
      ])
    },
    onError: () => toast.error(t('templates.delete.failed')),
  })
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Content maxWidth="460px">
        <AlertDialog.Title className="qs-display-3">
          {t('templates.delete.title', { title })}
        </AlertDialog.Title>
        <AlertDialog.Description>{t('templates.delete.text')}</AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" align="center" wrap="wrap">
          <AlertDialog.Cancel>
            <GhostButton size="3">{t('templates.delete.keep')}</GhostButton>
          </AlertDialog.Cancel>
          <Button tone="danger" disabled={isPending} onClick={() => mutate({ name })}>
            {t('templates.delete.now')}
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
