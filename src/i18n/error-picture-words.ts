/** The words of `errorBoundary` in the locale file that belong to the picture, which comes later than the others. */
export const errorPictureWords = {
  situation: 'Something here caught fire',
  calm: 'Warm in here.',
  pictureAlt:
    'A meme: a room on fire, labelled “Something here caught fire”. Somebody at the table says “Warm in here.”',
} as const
