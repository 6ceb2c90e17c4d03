/** The settings of Radix Themes, for both of those who put them around a page. */
export const theme = {
  appearance: 'light',
  accentColor: 'violet',
  grayColor: 'sand',
  radius: 'large',
  scaling: '95%',
  panelBackground: 'solid',
} as const
