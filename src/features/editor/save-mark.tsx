import { usePathname, useSearchParams } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { CheckIcon } from '@/components/icons/check-icon'
import { CloudSlashIcon } from '@/components/icons/cloud-slash-icon'
import { PencilSimpleIcon } from '@/components/icons/pencil-simple-icon'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import type { SaveState } from './meme-saver'
import styles from './save-mark.module.css'

/** Says in a word that the meme is saved, or why it is not. */
export function SaveMark({ state }: { state: SaveState }) {
  const { t } = useT()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  // The query belongs to the key under which an unsaved draft is kept.
  const next = query ? `${pathname}?${query}` : pathname
  return (
    <p className={`${styles.mark} ${styles[state.kind] ?? ''}`} data-save-state={state.kind}>
      <MarkIcon kind={state.kind} />
      <span role="status" className={styles.words}>
        {wordsOf(state, t)}
      </span>
      {state.kind === 'signedOut' && (
        <a href={`/login?${new URLSearchParams({ next })}`} className="qs-link">
          {t('editor.signIn')}
        </a>
      )}
    </p>
  )
}

function wordsOf(state: SaveState, t: ReturnType<typeof useT>['t']): string {
  switch (state.kind) {
    case 'refused':
      return state.message
    case 'cutOff':
    case 'noCredits':
    case 'tooFast':
    case 'unavailable':
      return t('editor.saveStates.failed')
    default:
      return t(`editor.saveStates.${state.kind}`)
  }
}

function MarkIcon({ kind }: Pick<SaveState, 'kind'>) {
  const look = { size: 16 }
  if (kind === 'saved') return <CheckIcon {...look} />
  if (kind === 'waiting' || kind === 'saving') return <PencilSimpleIcon {...look} />
  return kind === 'offline' || kind === 'unreachable' ? (
    <CloudSlashIcon {...look} />
  ) : (
    <WarningCircleIcon {...look} />
  )
}
