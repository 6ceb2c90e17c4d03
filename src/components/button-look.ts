import styles from './button.module.css'

export interface ButtonLook {
  /** `voice`: the one next step of the view. `paper`: its neighbour. `danger`: inside a dialog only. */
  tone?: 'voice' | 'paper' | 'danger'
  large?: boolean
}

/** Those of a Radix button: its styles hold where they are loaded, and ours name the same values where they are not. */
const radix = 'rt-reset rt-BaseButton rt-r-size-3 rt-variant-solid rt-Button'

/** The look of a button, for plain markup too. */
export function buttonClassNames({ tone = 'voice', large = false }: ButtonLook, more?: string): string {
  return [radix, styles.button, styles[tone], large && styles.large, more].filter(Boolean).join(' ')
}
