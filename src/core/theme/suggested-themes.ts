/** Themes that are offered to who has none in mind; any other text is one too. The writer has jokes about each. */
export const suggestedThemes = [
  'Mondays',
  'Meetings',
  'Deadlines',
  'Coffee',
  'Working from home',
  'Code reviews',
  'Printers',
  'Passwords',
  'Emails',
  'The sales team',
  'Customers',
  'Startups',
  'Teaching',
  'Exams',
  'The gym',
  'Cats and dogs',
  'Parenting',
  'Family dinners',
  'Sleep',
  'Pizza',
  'Travel',
  'The weather',
  'Gardening',
  'Money',
] as const

export type SuggestedTheme = (typeof suggestedThemes)[number]
