/** The mark: a speech bubble with two quotation marks for eyes and a crooked smile. */
export function Mark({ sizePx = 34 }: { sizePx?: number }) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path
        d="M7.5 5.2C15 3.2 27 3 33.4 5.4C37.4 7 37.6 12 37.4 17.6C37.3 23.6 36.6 28 32.4 29.2C28.8 30.2 24 30.2 19.6 30.2C17 33.4 13.4 36.4 8.6 37.4C10 35 10.6 32.4 10.4 29.8C5.6 29.2 3.4 27.2 2.9 21.8C2.5 17.4 2.2 7.2 7.5 5.2Z"
        fill="#6E56CF"
        stroke="#1B1B22"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#FFFDF7" strokeLinecap="round">
        <path d="M12.2 15.6c-.3-2.7.9-4.6 3.2-5.4M19.8 15.6c-.3-2.7.9-4.6 3.2-5.4" strokeWidth="2.4" />
        <path d="M13.4 22.6C17.6 25 23.4 24.4 28 20.6" strokeWidth="2.6" />
      </g>
      <g fill="#FFFDF7">
        <circle cx="13.6" cy="15.4" r="2.5" />
        <circle cx="21.2" cy="15.4" r="2.5" />
      </g>
    </svg>
  )
}
