import { TextField } from '@radix-ui/themes'
import { useId } from 'react'
import styles from './sandbox-payments.module.css'

interface LabelledFieldProps extends Omit<TextField.RootProps, 'size' | 'id'> {
  label: string
}

/** A field with its name above it. */
export function LabelledField({ label, ...field }: LabelledFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextField.Root id={id} size="3" {...field} />
    </div>
  )
}
