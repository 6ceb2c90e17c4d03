/** The shelves of the library, in order. A new one needs a line here, a page and its words. */
export const shelves = [
  { name: 'memes', href: '/library' },
  { name: 'prompts', href: '/library/prompts' },
  { name: 'templates', href: '/library/templates' },
  { name: 'visuals', href: '/library/visuals' },
  { name: 'saved', href: '/library/saved' },
] as const

export type ShelfName = (typeof shelves)[number]['name']
