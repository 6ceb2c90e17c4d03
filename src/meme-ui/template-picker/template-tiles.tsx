import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Masonry } from '@/components/masonry'
import { OutlineButton } from '@/components/outline-button'
import { Picture } from '@/components/picture'
import type { Template } from '@/contracts/search'
import { pencilFile } from '@/meme-ui/card/pencil-file'
import styles from './template-tiles.module.css'

/** Two rows of a desk. */
const tilesAtOnce = 12
/** The frame's two lines and the title beneath it, px; they follow `template-tiles.module.css`. */
const borderPx = 4
const titlePx = 34

interface TemplateTilesProps {
  /** Undefined while they are being fetched. */
  templates: readonly Template[] | undefined
  onChoose: (template: Template) => void
}

/** Pictures to take, each whole and in its own shape. */
export function TemplateTiles({ templates, onChoose }: TemplateTilesProps) {
  const { t } = useT()
  const [shown, setShown] = useState(tilesAtOnce)
  if (templates?.length === 0) return null
  const items = templates
    ? templates.slice(0, shown).map((template) => ({
        key: template.name,
        heightPxAt: (widthPx: number) => heightPxOf(template, widthPx),
        node: <Tile template={template} onChoose={onChoose} />,
      }))
    : Array.from({ length: tilesAtOnce }, (_, index) => ({
        key: String(index),
        heightPxAt: (widthPx: number) => widthPx + titlePx,
        node: <div className={styles.blank} />,
      }))
  return (
    <>
      <Masonry
        label={t('themed.templates')}
        items={items}
        columnsAt={columnsAt}
        gapsPx={{ across: 14, down: 12 }}
      />
      {templates && templates.length > shown && (
        <OutlineButton size="3" className={styles.more} onClick={() => setShown(shown + tilesAtOnce)}>
          {t('themed.more')}
        </OutlineButton>
      )}
    </>
  )
}

function Tile({ template, onChoose }: { template: Template; onChoose: (template: Template) => void }) {
  const { t } = useT()
  const { name, title, width, height } = template
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={t('themed.take', { title })}
      onClick={() => onChoose(template)}
    >
      <span className={styles.frame} style={{ aspectRatio: `${width} / ${height}` }}>
        <Picture src={pencilFile(name)} alt="" loading="lazy" />
      </span>
      <b>{title}</b>
    </button>
  )
}

function heightPxOf({ width, height }: Template, columnWidthPx: number): number {
  return ((columnWidthPx - borderPx) * height) / width + borderPx + titlePx
}

/** Two on a phone, four on a tablet, six on a desk. */
function columnsAt(widthPx: number): number {
  if (widthPx < 560) return 2
  return widthPx < 900 ? 4 : 6
}
