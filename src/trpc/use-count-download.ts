import { trpc } from './client'

/** Counts a download. Nothing waits for it, and a failure concerns nobody. */
export function useCountDownload(): (resultId: string) => void {
  const { mutate } = trpc.result.countDownload.useMutation()
  return (resultId) => mutate({ resultId })
}
