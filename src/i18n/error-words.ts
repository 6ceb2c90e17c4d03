/**
 * The words of `errorBoundary` in the locale file once more: an error screen stands behind every page, and the file
 * as a whole would be sent with each. A test keeps the two together.
 */
export const errorWords = {
  title: 'This part stopped working',
  text: 'This one is on us. Loading the page again usually helps.',
  refresh: 'Refresh',
  contact: 'Contact support',
  reference: 'Reference {{reference}}, in case you write to us.',
  situation: 'Something here caught fire',
  calm: 'Warm in here.',
  pictureAlt:
    'A meme: a room on fire, labelled “Something here caught fire”. Somebody at the table says “Warm in here.”',
} as const
