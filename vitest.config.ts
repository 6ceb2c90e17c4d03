import { fileURLToPath } from 'node:url'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { pageModule } from './scripts/pages/page-module.ts'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  '@tests': fileURLToPath(new URL('./tests', import.meta.url)),
}

/** Written pages, as the bundler of the product reads them. */
const plugins: ViteUserConfig['plugins'] = [
  {
    name: 'written-pages',
    transform: (source, id) => (id.endsWith('.mdx') ? pageModule(source) : undefined),
  },
]

/** `npm run test:long` runs the long files instead of the others. */
const isLong = process.env.TEST_LENGTH === 'long'
const ending = isLong ? 'long.test' : 'test'
const files = (...folders: string[]) => ({
  include: folders.map((folder) => `tests/${folder}/*.${ending}.ts`),
  exclude: isLong ? [] : ['**/*.long.test.ts'],
})

// Kathmandu is 5:45 off UTC: code that forgets the zone fails here.
process.env.TZ = 'Asia/Kathmandu'

export default defineConfig({
  resolve: { alias },
  test: {
    // By default Vitest leaves one core free. Much of the time of these tests is waiting, so none is needed.
    maxWorkers: '100%',
    projects: [
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'unit',
          ...files(
            '{arch,client,contracts,core,env,integrations,jokes,scripts,templates,ui,utilities}/**',
            'sandbox',
          ),
          // Files share the modules of a process: the writer and the templates are loaded twice and not two hundred
          // times. A file leaves the process as it found it.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'unit-screens',
          // Each file has a document of its own, and modules that keep it.
          environment: 'jsdom',
          include: [`tests/ui/*.${ending}.tsx`],
          // It imports `next/navigation`, which Vite finds and Node does not.
          server: { deps: { inline: ['next-i18next'] } },
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'database',
          // The stand-ins for sign-in and payments keep their state in the database.
          ...files('{services,api,rest}/**', 'sandbox/{auth,payments}/**'),
          globalSetup: ['tests/support/database-setup.ts'],
          // Each file has a database of its own.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'browser',
          ...files('e2e/**'),
          globalSetup: ['tests/support/product-setup.ts'],
          // Each file has a browser of its own.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A poll waits as long as Playwright's own steps. The default of one second fails on a busy machine.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
