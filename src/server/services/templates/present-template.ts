import { Template as WireTemplate } from '@/contracts/search'
import { pictureFile } from '@/core/meme/picture-file'
import type { Template } from '@/core/template/template'

/** px of the longer side of the picture that an answer names: large enough for a card, small enough for sixty. */
const picturePx = 800

/** A template as it crosses the wire; one that moves shows the frame that stands for the whole. */
export function presentTemplate(template: Template): WireTemplate {
  return WireTemplate.parse({
    ...template,
    imagePath: pictureFile(template.name, picturePx),
    animated: template.motion !== null,
  })
}
