/** The sign of a credit: Phosphor's filled drop, without the code of its other weights. */
export function CreditIcon({ sizePx }: { sizePx: number }) {
  return (
    <svg aria-hidden width={sizePx} height={sizePx} viewBox="0 0 256 256" fill="currentColor">
      <path d="M174,47.75a254.19,254.19,0,0,0-41.45-38.3,8,8,0,0,0-9.18,0A254.19,254.19,0,0,0,82,47.75C54.51,79.32,40,112.6,40,144a88,88,0,0,0,176,0C216,112.6,201.49,79.32,174,47.75Zm9.85,105.59a57.6,57.6,0,0,1-46.56,46.55A8.75,8.75,0,0,1,136,200a8,8,0,0,1-1.32-15.89c16.57-2.79,30.63-16.85,33.44-33.45a8,8,0,0,1,15.78,2.68Z" />
    </svg>
  )
}
