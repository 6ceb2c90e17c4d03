import { useT } from 'next-i18next/client'
import { toast } from 'sonner'
import { trpc } from '@/trpc/client'
import type { Shelf } from './narrow-templates'

const emptyShelf: Shelf = { starred: [], recent: [] }

/** Starred and recent templates; a star shows at once and is reverted when the call fails. */
export function useShelf() {
  const { t } = useT()
  const utils = trpc.useUtils()
  const { data: shelf = emptyShelf } = trpc.template.shelf.useQuery()
  const star = trpc.template.star.useMutation()
  const unstar = trpc.template.unstar.useMutation()

  const setStar = async (name: string, starred: boolean) => {
    await utils.template.shelf.cancel()
    const set = (isStarred: boolean) =>
      utils.template.shelf.setData(undefined, (before) => {
        const others = (before?.starred ?? []).filter((other) => other !== name)
        return { recent: before?.recent ?? [], starred: isStarred ? [name, ...others] : others }
      })
    set(starred)
    try {
      await (starred ? star : unstar).mutateAsync({ name })
    } catch {
      set(!starred)
      toast.error(t('templates.starFailed'))
    }
  }
  return { shelf, setStar }
}
