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

// Kathmandu is 5:45 off UTC: code that forgets the zone fails here.
process.env.TZ = 'Asia/Kathmandu'

export default defineConfig({
  resolve: { alias },
  test: {
    // By default one core is left to whoever watches; nobody does, and much of the time is waiting.
    maxWorkers: '100%',
    projects: [
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            'tests/{client,core,templates,contracts,env,arch,integrations,sandbox,scripts,ui,utilities}/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'database',
          include: ['tests/{services,api,rest}/**/*.test.ts'],
          globalSetup: ['tests/support/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/product-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // On a busy machine a page may miss a moment; what is broken is broken twice.
          retry: 1,
          fileParallelism: false,
        },
      },
    ],
  },
})
