import { useT } from 'next-i18next/client'
import { Press } from '@/components/press'
import { memesPerRunMax } from '@/contracts/text-to-meme'
import { creditCosts } from '@/core/credits/credit-costs'
import type { PromptLength } from './prompt-length'

interface MakePressProps {
  length: PromptLength
  className: string | undefined
}

/** "Make 12 memes" and what it costs; with too long a sentence it says by how much. */
export function MakePress({ length, className }: MakePressProps) {
  const { t } = useT()
  if (length.kind === 'tooLong') {
    return (
      <Press type="submit" large disabled className={className}>
        {t('create.tooLong', { count: length.over })}
      </Press>
    )
  }
  return (
    <Press
      type="submit"
      large
      className={className}
      cost={t('create.cost', { count: creditCosts['text-to-meme'] })}
    >
      {t('create.make', { count: memesPerRunMax })}
    </Press>
  )
}
