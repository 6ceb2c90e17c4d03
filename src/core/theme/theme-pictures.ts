import type { Ground } from '../visual/paint-box'
import type { SceneName } from '../visual/scenes/scenes'
import type { SuggestedTheme } from './suggested-themes'

/** Scene and ground colour of each suggested theme. Neighbours have different colours. */
export const themePictures: Readonly<Record<SuggestedTheme, readonly [SceneName, Ground]>> = {
  Mondays: ['alarm-clock', 'sky'],
  Meetings: ['meeting-table', 'yellow'],
  Deadlines: ['hourglass', 'pink'],
  Coffee: ['coffee-cup', 'mint'],
  'Working from home': ['slippers', 'lilac'],
  'Code reviews': ['bug', 'cream'],
  Printers: ['printer', 'coral'],
  Passwords: ['padlock', 'sky'],
  Emails: ['many-envelopes', 'lilac'],
  'The sales team': ['megaphone', 'mint'],
  Customers: ['magnet', 'cream'],
  Startups: ['rocket', 'sky'],
  Teaching: ['apple', 'yellow'],
  Exams: ['book-stack', 'violet'],
  'The gym': ['dumbbell', 'mint'],
  'Cats and dogs': ['cat-box', 'pink'],
  Parenting: ['baby-bottle', 'cream'],
  'Family dinners': ['pot', 'sky'],
  Sleep: ['moon-line', 'night'],
  Pizza: ['pizza', 'cream'],
  Travel: ['suitcase', 'sky'],
  'The weather': ['umbrella', 'lilac'],
  Gardening: ['cactus', 'yellow'],
  Money: ['piggy-bank', 'mint'],
}
