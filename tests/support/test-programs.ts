import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** In the checkout, where the packages that a program imports are found. */
const directory = resolve('node_modules/.cache/test-programs')

/** The format of each program. Outside of Next, `@sentry/nextjs` can only be required. */
const formats = {
  'rest-server-program': 'cjs',
  'dying-run-program': 'esm',
  'sandbox-payments-program': 'esm',
} as const
type ProgramName = keyof typeof formats

/** @returns the file that Node runs, once `bundleTestPrograms` has written it */
export function testProgram(name: ProgramName): string {
  return join(directory, `${name}.${formats[name] === 'cjs' ? 'cjs' : 'mjs'}`)
}

/**
 * Bundles the programs that tests start as processes of their own, as the build does it with those of the product. Each
 * of them starts dozens of times in a run, and loading its modules one by one takes three seconds.
 */
export async function bundleTestPrograms(): Promise<void> {
  const names = Object.keys(formats) as ProgramName[]
  await Promise.all(
    names.map((name) =>
      build({
        entryPoints: [`tests/support/${name}.ts`],
        outfile: testProgram(name),
        bundle: true,
        packages: 'external',
        platform: 'node',
        format: formats[name],
        target: 'node24',
        logLevel: 'error',
      }),
    ),
  )
}
