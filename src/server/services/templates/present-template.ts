import type { Template as WireTemplate } from '@/contracts/search'
import { pictureFile } from '@/core/meme/picture-file'
import type { Template } from '@/core/template/template'

/** px of the longer side of the picture that an answer names: large enough for a card, small enough for sixty. */
const picturePx = 800

/** A template as it crosses the wire; one that moves shows the frame that stands for the whole. */
export function presentTemplate(template: Template): WireTemplate {
  const { name, title, description, width, height, motion, keywords, jokeShape, slots } = template
  return {
    name,
    title,
    description,
    imagePath: pictureFile(name, picturePx),
    width,
    height,
    animated: motion !== null,
    keywords,
    jokeShape,
    slots: slots.map(({ id, role, hint, x, y, width, height, rotateAngle, align, maxChars }) => ({
      id,
      role,
      hint,
      x,
      y,
      width,
      height,
      rotateAngle,
      align,
      maxChars,
    })),
    license: template.license,
    source: template.source,
  }
}
