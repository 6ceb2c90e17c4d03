/** The font files that captions are set in, where they are not those of the common weight. */
const usedFonts: Record<string, RegExp> = {
  anton: /-400-normal\./,
  'baloo-2': /-800-normal\./,
  'noto-color-emoji': /-emoji-400-normal\.woff$/,
}
const commonFonts = /-700-normal\./

/** Files that no program here reads, whatever their package. */
const unusedKinds = [
  // A sixth of everything that npm installs.
  /\.map$/,
  // Sources of a package: programs run the compiled files, and type checks read the declarations.
  /(?<!\.d|\.d\.\w+)\.[cm]?tsx?$/,
  // Licences stay.
  /^(?!.*licen[cs]e).*\.mdx?$/i,
  // Native programs for Bare, a runtime beside Node.
  /\.bare$/,
  // Libraries to link other programs with.
  /\.a$/,
]

/** Parts of single packages that nothing here loads. */
const unusedParts = [
  // Only posthog-js names it, and only in its file for browsers without ES6.
  /^core-js\/.+\/.+\.js$/,
  // Browsers get `module.mjs`, servers `main.js`. The others are for pages without a bundler.
  /^posthog-js\/(?:lib\/|dist\/(?!main\.js|module\.mjs|module\.d\.ts))/,
  // They serve the bundlers that @sentry/nextjs has plugins for. Next's own bundler uses none of them.
  /^sentry\/dist\//,
  /(?:^|\/)(?:rollup\/dist|@rollup\/rollup-[^/]+)\/(?!package\.json)/,
  // React and Next with experiments that next.config.mjs does not switch on.
  /^next\/dist\/compiled\/.*experimental/,
  // Next's servers for pages that webpack has bundled. Turbopack bundles ours.
  /^next\/dist\/compiled\/next-server\/(?!server\.runtime|.*turbo)/,
  // Fallbacks for Google's fonts. Ours are files.
  /^next\/dist\/server\/capsize-font-metrics\.json$/,
  // `next experimental-analyze`.
  /^next\/dist\/bundle-analyzer\//,
  // Messages of the compiler in thirteen languages.
  /^typescript\/lib\/[a-z]{2}(?:-[a-z]{2})?\//,
  // Usage of browsers by country, and axe's sentences in other languages than English.
  /^caniuse-lite\/data\/regions\/|^axe-core\/locales\//,
  // Playwright's own pages, such as its viewer of traces.
  /^playwright-core\/lib\/vite\//,
  // The writer tells languages apart by the small table.
  /^eld\/src\/ngrams\/(?!small\.js)/,
  // We run the program of drizzle-kit, and import nothing of it.
  /^drizzle-kit\/api\./,
  // Declarations of what is only run, or stands beside the same for `import`.
  /^(?:knip|@redocly\/config|@scalar\/openapi-parser|stripe\/cjs)\/.*\.d\.[cm]?ts$/,
  // `require` gets the same from `lib`.
  /^@redocly\/config\/lib-esm\//,
]

/**
 * True for a file of a package that nothing here reads.
 * @param file its path below node_modules
 */
export function isUnusedFile(file: string): boolean {
  return [...unusedKinds, ...unusedParts].some((pattern) => pattern.test(file)) || isUnusedFont(file)
}

function isUnusedFont(file: string): boolean {
  const [, family = '', name] = /^@fontsource\/([^/]+)\/files\/(.+)$/.exec(file) ?? []
  return name !== undefined && !(usedFonts[family] ?? commonFonts).test(name)
}
