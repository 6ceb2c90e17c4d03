/** Where the social card of a written page is drawn: `/cards/memes/work.png`. */
export function cardAddress(path: string): string {
  return `/cards${path}.png`
}
