import { Mark } from '@/components/mark'

interface ShareCardProps {
  brandName: string
  /** Line by line. */
  promise: string[]
  /** A painted meme: data URI and its size in px. */
  meme: { src: string; widthPx: number; heightPx: number }
}

export const shareCardSizePx = { width: 1200, height: 630 }

/** The social card of the site. Drawn by `next/og`, which supports only inline styles and flexbox. */
export function ShareCard({ brandName, promise, meme }: ShareCardProps) {
  const heightPx = 534
  const row = { display: 'flex', alignItems: 'center' } as const
  const column = { display: 'flex', flexDirection: 'column' } as const
  return (
    <div
      style={{
        ...row,
        width: '100%',
        height: '100%',
        padding: '0 56px 0 72px',
        justifyContent: 'space-between',
        background: '#F8F3E8',
        color: '#1B1B22',
        fontFamily: 'Baloo 2',
      }}
    >
      <div style={column}>
        <div style={{ ...row, gap: 16, fontSize: 44 }}>
          <Mark sizePx={64} />
          {brandName}
        </div>
        <div style={{ ...column, marginTop: 40, fontSize: 88, lineHeight: 1, letterSpacing: -2 }}>
          {promise.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: this is not a page */}
      <img
        src={meme.src}
        alt=""
        width={(heightPx * meme.widthPx) / meme.heightPx}
        height={heightPx}
        style={{ border: '3px solid #1B1B22', borderRadius: 18 }}
      />
    </div>
  )
}
