import { Picture } from '@/components/picture'
import type { Template, TemplateSlot } from '@/core/template/template'
import styles from './captioned-picture.module.css'

interface CaptionedPictureProps {
  template: Template
  /** Slot id to words. */
  words: Record<string, string>
  /** Links of the words by slot id; the same links are beside the picture for keyboards and screen readers. */
  ways?: Record<string, string>
  /** The picture and its alternative text. */
  altText: string
}

/**
 * A template with our own short words in its boxes, as plain markup: for screens that have to stand when the
 * painter does not, the error screen first of all.
 */
export function CaptionedPicture({ template, words, ways = {}, altText }: CaptionedPictureProps) {
  const { name, width, height, slots } = template
  return (
    <div className={styles.frame}>
      {/* Lazy, or every page would fetch the picture of its error screen. */}
      <Picture
        src={`/templates/${name}-800.webp`}
        alt={altText}
        width={width}
        height={height}
        loading="lazy"
      />
      {slots.map((slot) => {
        const way = ways[slot.id]
        const place = { className: styles.words, style: boxOf(slot), 'aria-hidden': true }
        return way === undefined ? (
          <span key={slot.id} {...place}>
            {words[slot.id]}
          </span>
        ) : (
          <a key={slot.id} {...place} href={way} tabIndex={-1}>
            {words[slot.id]}
          </a>
        )
      })}
    </div>
  )
}

function boxOf(slot: TemplateSlot) {
  const percent = (fraction: number) => `${fraction * 100}%`
  return {
    left: percent(slot.x),
    top: percent(slot.y),
    width: percent(slot.width),
    height: percent(slot.height),
    color: slot.color,
    fontSize: `${slot.fontSize * 100}cqw`,
    rotate: `${slot.rotateAngle}deg`,
  }
}
