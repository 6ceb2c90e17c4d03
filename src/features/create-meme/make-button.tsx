import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import { PaidButton } from '@/components/paid-button'
import type { PromptLength } from '@/meme-ui/prompt/prompt-length'
import { useRunKind } from './run-kind'

interface MakeButtonProps {
  length: PromptLength
  /** How many pictures. */
  count: number
  className: string | undefined
}

/** "Make 12 memes" or "Make 6 GIFs" with the cost; for a sentence that is too long, by how much. */
export function MakeButton({ length, count, className }: MakeButtonProps) {
  const { t } = useT()
  const { kind, cost } = useRunKind()
  if (length.kind === 'tooLong') {
    return (
      <Button type="submit" large disabled className={className}>
        {t('create.tooLong', { count: length.over })}
      </Button>
    )
  }
  return (
    <PaidButton type="submit" large className={className} cost={t('create.cost', { count: cost })}>
      {t(`create.kinds.${kind}.make`, { count })}
    </PaidButton>
  )
}
