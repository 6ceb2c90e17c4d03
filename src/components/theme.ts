/** The settings of Radix Themes, for `PlainTheme` and `ThemeScope`. */
export const theme = {
  appearance: 'light',
  accentColor: 'violet',
  grayColor: 'sand',
  radius: 'large',
  scaling: '95%',
  panelBackground: 'solid',
} as const
