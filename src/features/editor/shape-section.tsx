import { Switch } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { artColors } from '@/core/meme/art-colors'
import { type MemeShape, memeShapes } from '@/core/meme/relayout-meme'
import { ColourRow } from './colour-row'
import controls from './controls.module.css'
import { useEditor } from './editor-context'
import { grounds } from './looks'
import { Section } from './section'
import styles from './shape-section.module.css'
import type { ShownShape } from './use-shown-meme'

/** The ground that takes the place of the drawing's own. */
const paper = artColors.paper

/** Longer side of the shape that is drawn on a tile, px. */
const tileSidePx = 32

const shapes: readonly ShownShape[] = ['drawn', ...(Object.keys(memeShapes) as MemeShape[])]

/** The shape of the shown, copied and downloaded meme. */
export function ShapeSection() {
  const { t } = useT()
  const { shape, setShape, ground, setGround, meme, isMoving } = useEditor()
  if (isMoving) {
    return (
      <Section title={t('editor.shape')}>
        <p className={`${controls.hint} ${styles.hint}`}>{t('editor.shapeOfMoving')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('editor.shape')}>
      <fieldset className={styles.tiles}>
        <legend className="qs-hidden">{t('editor.shape')}</legend>
        {shapes.map((name) => {
          const ratio = name === 'drawn' ? meme.pictureWidthPx / meme.pictureHeightPx : memeShapes[name]
          return (
            <label key={name} className={styles.tile}>
              <input
                type="radio"
                name="shape"
                checked={shape === name}
                onChange={() => setShape(name)}
                className="qs-hidden"
              />
              <span className={styles.room}>
                <i
                  style={{
                    width: tileSidePx * Math.min(1, ratio),
                    height: tileSidePx / Math.max(1, ratio),
                  }}
                />
              </span>
              {t(`editor.shapes.${name}`)}
            </label>
          )
        })}
      </fieldset>
      {shape !== 'drawn' && (
        <>
          <p className={`${controls.hint} ${styles.hint}`}>{t('editor.shapeHint')}</p>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a button */}
          <label className={`${controls.switch} ${styles.drawing}`}>
            {t('editor.groundDrawn')}
            <Switch checked={ground === null} onCheckedChange={(isOn) => setGround(isOn ? null : paper)} />
          </label>
          <ColourRow
            label={t('editor.ground')}
            colours={grounds}
            value={ground ?? ''}
            onChange={(color) => setGround(color)}
          />
        </>
      )}
    </Section>
  )
}
