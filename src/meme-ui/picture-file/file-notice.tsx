import { useT } from 'next-i18next/client'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import noticeStyles from '../prompt/prompt-notice.module.css'
import styles from './file-notice.module.css'
import type { FileProblem } from './file-problem'

/** Why a file was not taken; announced when it appears. */
export function FileNotice({ problem }: { problem: FileProblem | undefined }) {
  const { t } = useT()
  return (
    <p role="alert" className={problem && `${noticeStyles.notice} ${styles.notice}`}>
      {problem && (
        <>
          <WarningCircleIcon size={17} />
          {t(`themed.files.${problem.kind}`, { ...problem })}
        </>
      )}
    </p>
  )
}
