/** The public pages of the header, in order; the phone's menu follows. */
export const landingLinks = [
  { href: '/meme-templates', label: 'landing.nav.templates' },
  { href: '/memes', label: 'landing.nav.memes' },
  { href: '/guides', label: 'landing.nav.guides' },
  { href: '/meme-api', label: 'landing.nav.api' },
  { href: '/pricing', label: 'landing.nav.pricing' },
] as const
