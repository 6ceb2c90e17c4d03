import styles from './bubble-tail.module.css'

/** The tail of a speech bubble, beneath its frame; it points at a mouth, always. The bubble is `position: relative`. */
export function BubbleTail() {
  return (
    <svg className={styles.tail} viewBox="0 0 54 40" aria-hidden="true" focusable="false">
      <path d="M6 0C8 14 7 26 1.6 37.4C18 33 33 20 42 0Z" fill="#FFFDF7" />
      <path
        d="M6.2 2C8 15 7 26.5 1.8 37.6C18.4 32.6 33.4 20 42.2 2"
        fill="none"
        stroke="#1B1B22"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
