/**
 * Numbers that bound what is sent, for pages too: nothing is imported here, so that who needs a number does not load
 * the schemas. @see product-decisions "Rules and constants"
 */

/** Longest prompt, in characters after trimming. */
export const promptCharsMax = 500
/** Most characters of a search for templates, and of one within a library. */
export const searchQueryCharsMax = 200
export const listSearchCharsMax = 100
/** Longest theme, in characters after trimming. */
export const memeThemeCharsMax = 60

/** How many memes the app asks for at a time, and the most that a call may ask for. */
export const memesPerRunMax = 12
/** Most GIFs of one run, and how many the app offers. */
export const gifsPerRunMax = 6
/** Memes of one run about a theme. */
export const themedMemesPerRun = 4
/** Drawings of one concept. */
export const visualsPerRun = 4

/** Largest side of any picture, in px. */
export const dimensionPxMax = 2048
export const dimensionPxMin = 256
/** px of the longer side where nobody says otherwise. */
export const dimensionPxDefault = 500

/** Most pictures of their own that somebody keeps as templates. decision: ADR-0030 */
export const ownTemplatesMax = 200
/** Characters of what is said of one: its title, each word to find it by, what a box is, what to write in it. */
export const ownTitleCharsMax = 60
export const ownKeywordCharsMax = 40
export const ownRoleCharsMax = 40
export const ownHintCharsMax = 80
export const ownKeywordsMax = 20

/** Most memes that one call deletes. */
export const deleteManyMax = 100

/** Most calls of our own pages that go together in one request. */
export const batchCallsMax = 20

/** Characters of a key's name, as a reader counts them, and the most that is stored of it, in UTF-16 units. */
export const keyNameCharsMax = 60
export const keyNameUnitsMax = 400
/** Most keys with a name that an account has at a time. decision: ADR-0044 */
export const namedKeysMax = 20
