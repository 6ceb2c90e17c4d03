/** The font files that captions are set in, where they are not those of the common weight. */
const usedFonts: Record<string, RegExp> = {
  anton: /-400-normal\./,
  'baloo-2': /-800-normal\./,
  'noto-color-emoji': /-emoji-400-normal\.woff$/,
}
const commonFonts = /-700-normal\./

/**
 * True for a file of a package that nothing here reads.
 * @param file its path below node_modules
 */
export function isUnusedFile(file: string): boolean {
  return isSourceMap(file) || isUnusedPolyfill(file) || isUnusedFont(file)
}

/** Programs run without them. They are a sixth of everything that npm installs. */
function isSourceMap(file: string): boolean {
  return file.endsWith('.map')
}

/** Only posthog-js names core-js, and only in its file for browsers without ES6. */
function isUnusedPolyfill(file: string): boolean {
  return /^core-js\/.+\/.+\.js$/.test(file)
}

function isUnusedFont(file: string): boolean {
  const [, family = '', name] = /^@fontsource\/([^/]+)\/files\/(.+)$/.exec(file) ?? []
  return name !== undefined && !(usedFonts[family] ?? commonFonts).test(name)
}
