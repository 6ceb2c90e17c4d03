import { WarningCircleIcon } from './icons/warning-circle-icon'
import styles from './message.module.css'

interface ErrorMessageProps {
  id?: string
  message: string | undefined
}

/** A sentence of what went wrong. The live region is mounted empty, so that screen readers announce it. */
export function ErrorMessage({ id, message }: ErrorMessageProps) {
  return (
    <p id={id} role="alert" className={`${styles.message} ${styles.error}`}>
      {message && (
        <>
          <WarningCircleIcon size={19} />
          <span>{message}</span>
        </>
      )}
    </p>
  )
}
