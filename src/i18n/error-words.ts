/**
 * The words of `errorBoundary` in the locale file once more: an error screen stands behind every page, and is no place
 * to begin asking for words. A test keeps the two together.
 */
export const errorWords = {
  title: 'This part stopped working',
  text: 'This one is on us. Loading the page again usually helps.',
  refresh: 'Refresh',
  contact: 'Contact support',
  reference: 'Reference {{reference}}, in case you write to us.',
} as const
