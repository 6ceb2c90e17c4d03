'use client'

import { useT } from 'next-i18next/client'
import { WarningCircleIcon } from '@/components/icons/warning-circle-icon'
import styles from './auth-form.module.css'
import type { AuthProblem } from './auth-problem'

/** An error message in place. The live region is mounted empty, so that screen readers announce it. */
export function ProblemMessage({ id, problem }: { id?: string; problem: AuthProblem | null }) {
  const { t } = useT()
  return (
    <div id={id} role="alert" className={styles.live}>
      {problem !== null && (
        <p className={styles.problem}>
          <WarningCircleIcon size={19} />
          {t(`auth.problem.${problem.key}`, { seconds: problem.seconds })}
        </p>
      )}
    </div>
  )
}
