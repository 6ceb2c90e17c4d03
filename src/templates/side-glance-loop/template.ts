import type { Template } from '../../core/template/template'
import { template as still } from '../side-glance/template'

export const template: Template = {
  ...still,
  name: 'side-glance-loop',
  order: 760,
  title: 'The distracted glance, in motion',
  description: 'Hearts rise from a man who leans back towards one person while steam rises from the other.',
  whenToUse:
    'Something new and shiny pulls harder every second, and the neglected one is about to boil over.',
  keywords: [...still.keywords, 'gif', 'animated', 'hearts', 'steaming with rage', 'boiling over'],
  aliases: ['leaning back with hearts', 'hearts and steam', 'heart eyes gif', 'falling for something new'],
  altText:
    'A moving picture of three people in a street with an empty label on each. A man with heart eyes leans back to a woman in a spotted blouse, hearts rising; a woman in yellow trembles with rage and steams.',
  motion: { frames: 16, delayMs: 80, posterFrame: 6 },
}
