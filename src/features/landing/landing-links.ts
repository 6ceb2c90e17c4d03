/** The public pages that there are, in order. A new one is a line here; header and phone menu follow. */
export const landingLinks = [
  { href: '/#api', label: 'landing.nav.api' },
  { href: '/pricing', label: 'landing.nav.pricing' },
] as const
