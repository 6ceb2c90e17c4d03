import { useT } from 'next-i18next/client'
import { useEffect, useState } from 'react'

/**
 * A countdown in seconds. Screen readers announce it only at the start and at the end.
 *
 * @param seconds whole, as the server said
 */
export function SecondsLeft({ seconds }: { seconds: number }) {
  const { t } = useT()
  const left = useSecondsLeft(seconds)
  if (left === 0) return t('create.tooFastOver')
  return (
    <>
      <span className="qs-hidden">{t('create.tooFast', { count: seconds })}</span>
      <span aria-hidden>{t('create.tooFast', { count: left })}</span>
    </>
  )
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // By the clock, because timers of a window in the background are late.
    const endMs = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endMs - performance.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
