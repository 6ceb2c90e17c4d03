/**
 * IPTC's term for words that a generative model wrote, over a drawing that people made: a composite of the two.
 *
 * @see https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export const compositeWithModel =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
