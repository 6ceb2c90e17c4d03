/**
 * Memes that two readers gave the best mark, each on a text of its own (docs/ratings, rounds 16 and 17). They belong to
 * the prompt: another shelf is another prompt version.
 */
export const shelf: readonly string[] = []
