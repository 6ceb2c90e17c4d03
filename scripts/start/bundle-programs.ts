import { build } from 'esbuild'

/** The directory of the programs that production runs, beside the pages that Next builds. */
const directory = 'dist'

/** Programs that Node runs without Next: the web server and the worker threads. */
const sources = {
  'serve-pages': 'scripts/serve/serve-pages.ts',
  'render-worker': 'src/server/integrations/canvas-renderer/render-worker.ts',
  'text-worker': 'src/server/text-worker.ts',
}

export const builtPrograms: readonly string[] = Object.keys(sources).map((name) => `${directory}/${name}.js`)

/**
 * Bundles each program into one JavaScript file in `dist`, which Node runs as it is. Packages stay where npm puts them.
 * decision: ADR-0046
 */
export async function bundlePrograms(): Promise<void> {
  await build({
    entryPoints: sources,
    outdir: directory,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // A stack names functions and lines that can be found again.
    minify: false,
    legalComments: 'none',
    logLevel: 'error',
  })
}
