import styles from './words-field.module.css'

interface WordsFieldProps {
  id: string
  label: string
  text: string
  isUpperCase?: boolean
  isSelected: boolean
  onFocus: () => void
  onBlur: () => void
  onChange: (text: string) => void
}

/** A field for words that grows with them. */
export function WordsField(props: WordsFieldProps) {
  const { id, label, text, isUpperCase = false, isSelected, onFocus, onBlur, onChange } = props
  return (
    <textarea
      id={id}
      aria-label={label}
      placeholder={label}
      className={`${styles.field} ${isSelected ? styles.selected : ''} ${isUpperCase ? styles.upper : ''}`}
      dir="auto"
      rows={1}
      value={text}
      onFocus={onFocus}
      onBlur={onBlur}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
