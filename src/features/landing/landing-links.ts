/** The public pages of the header, in order, and where each one's own pages begin; the phone's menu follows. */
export const landingLinks = [
  { href: '/meme-templates', label: 'landing.nav.templates', within: ['/meme-templates/'] },
  { href: '/memes', label: 'landing.nav.memes', within: ['/memes/'] },
  {
    href: '/guides',
    label: 'landing.nav.guides',
    within: ['/meme-maker/', '/meme-generator/', '/meme-marketing', '/teaching-with-memes'],
  },
  { href: '/meme-api', label: 'landing.nav.api', within: ['/docs/'] },
  { href: '/pricing', label: 'landing.nav.pricing', within: [] },
] as const
