import localFont from 'next/font/local'

/** The interface's two faces, latin. `next/font` preloads them and sizes their fallbacks, so nothing jumps. */
export const textFace = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--qs-face-text',
  weight: '300 900',
  display: 'swap',
})

export const displayFace = localFont({
  src: '../../node_modules/@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2',
  variable: '--qs-face-display',
  weight: '400 800',
  display: 'swap',
})
