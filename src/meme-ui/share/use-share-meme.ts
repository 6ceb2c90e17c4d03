import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Result } from '@/contracts/meme-shapes'
import { useShareResult } from '@/trpc/use-share-result'
import { copyWhenKnown } from './copy-when-known'

/** The fields of a meme that sharing needs. */
export type SharedOf = Pick<Result, 'id' | 'promptId' | 'altText' | 'shareUrl' | 'sharesPrompt'>

type Known = Pick<Result, 'shareUrl' | 'sharesPrompt'>

/**
 * Sharing one meme: its state and actions. An action that can be undone shows at once and is reverted when its call
 * fails.
 *
 * @param onChange called with the meme after each action
 */
export function useShareMeme(meme: SharedOf, onChange?: (result: Result) => void) {
  const { t } = useT()
  const calls = useShareResult()
  const [known, setKnown] = useState<Known>()
  const [wantsPrompt, setWantsPrompt] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { shareUrl, sharesPrompt = false } = known ?? meme
  const includesPrompt = shareUrl === null ? wantsPrompt : sharesPrompt

  const call = async (deed: Promise<Result>): Promise<Result> => {
    setBusy(true)
    setFailed(false)
    try {
      const result = await deed
      setKnown(result)
      onChange?.(result)
      return result
    } catch (error) {
      setFailed(true)
      throw error
    } finally {
      setBusy(false)
    }
  }
  const copy = async (address: Promise<string>) => {
    try {
      await copyWhenKnown(address)
      toast.success(t('share.copied'))
    } catch {
      toast.error(t('share.copyFailed'))
    }
  }
  const begin = async () => {
    const address = call(calls.share(meme.id, wantsPrompt)).then((result) => result.shareUrl ?? '')
    // The dialog itself reports a link that could not be made; this is about copying one.
    const isMade = address.then(
      () => true,
      () => false,
    )
    const copied = copyWhenKnown(address).then(
      () => true,
      () => false,
    )
    if (!(await isMade)) return
    if (await copied) toast.success(t('share.copied'))
    else toast.error(t('share.copyFailed'))
  }
  const includePrompt = async (include: boolean) => {
    if (shareUrl === null) return setWantsPrompt(include)
    const before = { shareUrl, sharesPrompt }
    setKnown({ shareUrl, sharesPrompt: include })
    await call(calls.share(meme.id, include)).catch(() => setKnown(before))
  }
  const end = async () => {
    const result = await call(calls.unshare(meme.id)).catch(() => null)
    if (result) toast.success(t('share.ended'))
  }
  return {
    shareUrl,
    includesPrompt,
    isBusy,
    hasFailed,
    begin,
    includePrompt,
    end,
    copy: () => copy(Promise.resolve(shareUrl ?? '')),
  }
}
