import type { Template } from '../../core/template/template'
import { template as still } from '../slow-zoom/template'

/** When the camera has come close enough for the words. */
const appearances: Record<string, number> = { p2: 0.32, p3: 0.6 }

export const template: Template = {
  ...still,
  name: 'slow-zoom-loop',
  order: 840,
  title: 'Wait, what, in one shot',
  description: 'The camera creeps up on a smile, a doubt, and then very suddenly on horror.',
  whenToUse: 'It takes a moment to notice what is wrong, and then it hits all at once.',
  keywords: [...still.keywords, 'gif', 'animated', 'smash zoom', 'camera', 'it hits you'],
  aliases: ['dramatic zoom', 'the camera creeps closer', 'zoom in on horror', 'realisation gif'],
  slots: still.slots.map((slot) => {
    const appearAt = appearances[slot.id]
    return appearAt === undefined ? slot : { ...slot, appearAt }
  }),
  altText:
    'A moving picture: the camera slowly closes in on a woman with a braided ponytail and a mug. She smiles, then frowns with a raised eyebrow, then her eyes are wide with fear. Beside her are three empty panels.',
  motion: { frames: 24, delayMs: 70, posterFrame: 20, firstFrame: 1 },
}
