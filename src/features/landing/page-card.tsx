import { Mark } from '@/components/mark'

interface PageCardProps {
  brandName: string
  headline: string
  /** A painted meme: data URI and its size in px. */
  meme: { src: string; widthPx: number; heightPx: number }
}

/** The social card of a page. Drawn by `next/og`, which supports only inline styles and flexbox. */
export function PageCard({ brandName, headline, meme }: PageCardProps) {
  const row = { display: 'flex', alignItems: 'center' } as const
  // Wide memes leave room for the words, tall ones for their own height.
  const scale = Math.min(560 / meme.widthPx, 534 / meme.heightPx)
  return (
    <div
      style={{
        ...row,
        width: '100%',
        height: '100%',
        padding: '0 48px 0 64px',
        gap: 48,
        justifyContent: 'space-between',
        background: '#F8F3E8',
        color: '#1B1B22',
        fontFamily: 'Baloo 2',
      }}
    >
      <div style={{ display: 'flex', flex: 1, flexDirection: 'column' }}>
        <div style={{ ...row, gap: 14, fontSize: 36 }}>
          <Mark sizePx={52} />
          {brandName}
        </div>
        <div
          style={{
            marginTop: 32,
            fontSize: headline.length > 42 ? 54 : 66,
            lineHeight: 1.02,
            letterSpacing: -1.5,
          }}
        >
          {headline}
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: this is not a page */}
      <img
        src={meme.src}
        alt=""
        width={meme.widthPx * scale}
        height={meme.heightPx * scale}
        style={{ border: '3px solid #1B1B22', borderRadius: 18 }}
      />
    </div>
  )
}
