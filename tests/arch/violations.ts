/** A file that breaks exactly the rules named; `imports` are written as they would stand in the code. */
export interface Violation {
  rules: readonly string[]
  file: string
  code: string
}

/** Small valid files for the violations to import, in the folders that the rules name. */
export const innocentFiles: Readonly<Record<string, string>> = {
  'src/core/meme/caption.ts': 'export interface Caption { text: string }\nexport const longest = 300\n',
  'src/core/meme/compose-meme.ts': 'export const composeMeme = 1\n',
  'src/jokes/topics/coffee.ts':
    "import type { Caption } from '../../core/meme/caption'\nexport const coffee: Caption = { text: '' }\n",
  'src/core/writer/write-memes.ts':
    "import type { Caption } from '../meme/caption'\nexport const writeMemes = (book: Caption) => book\n",
  'src/server/integrations/built-in-writer/built-in-writer.ts':
    "import { coffee } from '@/jokes/topics/coffee'\nexport const writer = coffee\n",
  'src/contracts/result.ts': "import { z } from 'zod'\nexport const Result = z\n",
  'src/templates/templates.ts':
    "import { template } from './podium/template'\nexport const templates = [template]\n",
  'src/templates/podium/template.ts':
    "import type { Caption } from '../../core/meme/caption'\nexport const template: Caption = { text: '' }\n",
  'src/templates/podium/scene.ts': "import { line } from '../kit/line'\nexport const scene = line\n",
  'src/templates/signpost/scene.ts': 'export const scene = 1\n',
  'src/templates/signpost/parts.ts': 'export const parts = 1\n',
  'src/templates/kit/line.ts': 'export const line = 1\n',
  'src/server/db/client.ts':
    "import postgres from 'postgres'\nexport const openDatabase = postgres\nexport type Database = number\n",
  'src/server/db/schema/results.ts':
    "import { pgTable } from 'drizzle-orm'\nexport const results = pgTable\n",
  'src/server/db/embedded.ts': 'export const startEmbeddedPostgres = 1\n',
  'src/server/services/service-context.ts':
    "import type { Database } from '../db/client'\nexport interface ServiceContext { db: Database }\n",
  'src/server/services/results/get-result.ts':
    "import { Result } from '@/contracts/result'\nimport { results } from '../../db/schema/results'\nimport type { ServiceContext } from '../service-context'\nexport const getResult = (context: ServiceContext) => [context, Result, results]\n",
  'src/server/api/routers/result.ts':
    "import { initTRPC } from '@trpc/server'\nimport { getResult } from '../../services/results/get-result'\nexport const result = [initTRPC, getResult]\n",
  'src/server/api/root.ts':
    "import { result } from './routers/result'\nexport const appRouter = { result }\nexport type AppRouter = typeof appRouter\n",
  'src/server/rest/handle-rest-request.ts':
    "import { appRouter } from '../api/root'\nexport const handleRestRequest = appRouter\n",
  'src/server/mcp/handle-mcp-request.ts':
    "import { appRouter } from '../api/root'\nexport const handleMcpRequest = appRouter\n",
  'src/client/calls.ts':
    "import type { Result } from '@/contracts/result'\nexport const calls = 1\nexport type Call = typeof Result\n",
  'src/server/integrations/stripe/payments.ts':
    "import Stripe from 'stripe'\nexport const payments = Stripe\n",
  'src/server/integrations/supabase/session-user.ts': 'export const sessionUser = 1\n',
  'src/server/wire.ts':
    "import { payments } from './integrations/stripe/payments'\nimport { serverEnv } from '@/env/server-env'\nexport const container = [payments, serverEnv]\n",
  'src/env/server-env.ts': 'export const serverEnv = 1\n',
  'src/sandbox/auth/signup.ts': 'export const signup = 1\n',
  'src/app/auth/v1/route.ts': "import { signup } from '@/sandbox/auth/signup'\nexport const POST = signup\n",
  'src/app/api/v1/route.ts':
    "import { sessionUser } from '@/server/integrations/supabase/session-user'\nimport { handleRestRequest } from '@/server/rest/handle-rest-request'\nexport const GET = [handleRestRequest, sessionUser]\n",
  'src/app/create/page.tsx':
    "import { create } from '@/features/create-meme/create'\nexport default create\n",
  'src/features/create-meme/create.ts':
    "import type { AppRouter } from '@/server/api/root'\nimport { button } from '@/components/button'\nimport { templates } from '@/templates/templates'\nexport const create = [button, templates]\nexport type Router = AppRouter\n",
  'src/features/library/shelf.ts': 'export const shelf = 1\n',
  'src/components/button.ts': "import { useState } from 'react'\nexport const button = useState\n",
  'src/i18n/format-date.ts': 'export const formatDate = 1\n',
  'src/trpc/use-credits.ts': 'export const useCredits = 1\n',
  'src/meme-ui/card/meme-card.ts':
    "import { button } from '@/components/button'\nimport { useCredits } from '@/trpc/use-credits'\nexport const memeCard = [button, useCredits]\n",
  'tests/support/database.ts':
    "import { startEmbeddedPostgres } from '@/server/db/embedded'\nexport const database = startEmbeddedPostgres\n",
}

export const violations: readonly Violation[] = [
  {
    rules: ['no-file-circle'],
    file: 'src/lib/back.ts',
    code: "import { there } from './there'\nexport const back = () => there\n",
  },
  {
    rules: ['no-file-circle'],
    file: 'src/core/meme/bar.ts',
    code: "import type { Caption } from './caption-bar'\nexport interface Bar { caption: Caption }\n",
  },
  {
    rules: ['imports-exist'],
    file: 'src/lib/gone.ts',
    code: "import { x } from './nowhere'\nexport const y = x\n",
  },
  {
    rules: ['utilities-know-nothing-of-ours'],
    file: 'src/utilities/measures-captions.ts',
    code: "import { longest } from '@/core/meme/caption'\nexport const x = longest\n",
  },
  {
    rules: ['only-known-rooms'],
    file: 'src/helpers/dates.ts',
    code: "import { formatDate } from '@/i18n/format-date'\nexport const dates = formatDate\n",
  },
  {
    rules: ['only-known-rooms-imported'],
    file: 'src/lib/uses-a-new-room.ts',
    code: "import { misc } from '../misc/misc'\nexport const x = misc\n",
  },
  { rules: ['only-known-rooms-alone'], file: 'src/stray.ts', code: 'export const stray = 1\n' },
  {
    rules: ['core-is-pure'],
    file: 'src/core/meme/reads-a-file.ts',
    code: "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n",
  },
  {
    rules: ['core-is-pure'],
    file: 'src/core/meme/parses.ts',
    code: "import { z } from 'zod'\nexport const x = z\n",
  },
  {
    rules: ['core-is-pure'],
    file: 'src/core/meme/knows-the-wire.ts',
    code: "import type { Result } from '@/contracts/result'\nexport type X = typeof Result\n",
  },
  {
    rules: ['core-is-pure'],
    file: 'src/core/writer/parses.ts',
    code: "import { z } from 'zod'\nexport const x = z\n",
  },
  {
    rules: ['core-is-pure', 'jokes-are-bound-once'],
    file: 'src/core/writer/tells-jokes.ts',
    code: "import { coffee } from '../../jokes/topics/coffee'\nexport const x = coffee\n",
  },
  {
    rules: ['jokes-are-bound-once'],
    file: 'src/features/tells-jokes.ts',
    code: "import { coffee } from '@/jokes/topics/coffee'\nexport const x = coffee\n",
  },
  {
    rules: ['jokes-are-data'],
    file: 'src/jokes/topics/runs-core.ts',
    code: "import { longest } from '@/core/meme/caption'\nexport const x = longest\n",
  },
  {
    rules: ['jokes-know-core'],
    file: 'src/jokes/topics/parses.ts',
    code: "import { z } from 'zod'\nexport const x = z\n",
  },
  {
    rules: ['contracts-know-core-and-zod'],
    file: 'src/contracts/asks-a-service.ts',
    code: "import { getResult } from '@/server/services/results/get-result'\nexport const x = getResult\n",
  },
  {
    rules: ['contracts-know-core-and-zod'],
    file: 'src/contracts/draws.ts',
    code: "import { useState } from 'react'\nexport const x = useState\n",
  },
  {
    rules: ['templates-know-core'],
    file: 'src/templates/search.ts',
    code: "import { Result } from '@/contracts/result'\nexport const x = Result\n",
  },
  {
    rules: ['template-data-imports-types'],
    file: 'src/templates/iceberg/template.ts',
    code: "import { longest } from '../../core/meme/caption'\nexport const template = longest\n",
  },
  {
    rules: ['template-traits-are-data'],
    file: 'src/templates/iceberg/traits.ts',
    code: "import { template } from '../podium/template'\nexport const traits = template\n",
  },
  {
    rules: ['template-data-stands-alone', 'template-data-imports-types'],
    file: 'src/templates/two-buttons/template.ts',
    code: "import { template as other } from '../podium/template'\nexport const template = other\n",
  },
  {
    rules: ['scene-imports-the-kit'],
    file: 'src/templates/iceberg/scene.ts',
    code: "import { parts } from '../signpost/parts'\nexport const scene = parts\n",
  },
  {
    rules: ['drawing-is-build-time'],
    file: 'src/features/create-meme/draws-a-scene.ts',
    code: "import { scene } from '@/templates/podium/scene'\nexport const x = scene\n",
  },
  {
    rules: ['drawing-is-build-time'],
    file: 'src/lib/draws-with-the-kit.ts',
    code: "import { line } from '@/templates/kit/line'\nexport const x = line\n",
  },
  ...[
    '@/env/server-env',
    '@/server/api/root',
    '@/server/rest/handle-rest-request',
    '@/server/db/embedded',
  ].map((address, index) => ({
    rules: address.endsWith('embedded')
      ? ['services-know-no-edge', 'embedded-database-is-for-scripts']
      : ['services-know-no-edge'],
    file: `src/server/services/results/knows-edge-${index}.ts`,
    code: `import * as edge from '${address}'\nexport const x = edge\n`,
  })),
  {
    rules: ['services-know-no-edge', 'integrations-are-wired-once'],
    file: 'src/server/services/results/pays.ts',
    code: "import { payments } from '../../integrations/stripe/payments'\nexport const x = payments\n",
  },
  {
    rules: ['services-take-the-database-as-argument'],
    file: 'src/server/services/results/opens-a-pool.ts',
    code: "import { openDatabase } from '../../db/client'\nexport const x = openDatabase\n",
  },
  ...['next', 'react', '@trpc/server', 'stripe', '@supabase/supabase-js'].map((name, index) => ({
    rules: ['services-know-no-framework'],
    file: `src/server/services/results/uses-package-${index}.ts`,
    code: `import * as vendor from '${name}'\nexport const x = vendor\n`,
  })),
  {
    rules: ['database-stands-below'],
    file: 'src/server/db/asks-a-service.ts',
    code: "import { getResult } from '../services/results/get-result'\nexport const x = getResult\n",
  },
  {
    rules: ['tables-take-types-from-core'],
    file: 'src/server/db/schema/runs-core.ts',
    code: "import { longest } from '@/core/meme/caption'\nexport const x = longest\n",
  },
  {
    rules: ['embedded-database-is-for-scripts', 'browser-knows-server-types-only'],
    file: 'src/lib/starts-a-database.ts',
    code: "import { startEmbeddedPostgres } from '@/server/db/embedded'\nexport const x = startEmbeddedPostgres\n",
  },
  ...['@/server/db/client', '@/server/wire', '@/env/server-env', '@/server/rest/handle-rest-request'].map(
    (address, index) => ({
      rules: ['api-calls-services'],
      file: `src/server/api/routers/shortcut-${index}.ts`,
      code: `import * as below from '${address}'\nexport const x = below\n`,
    }),
  ),
  {
    rules: ['api-calls-services', 'integrations-are-wired-once'],
    file: 'src/server/api/routers/pays.ts',
    code: "import { payments } from '../../integrations/stripe/payments'\nexport const x = payments\n",
  },
  ...[
    '@/server/api/routers/result',
    '@/server/services/results/get-result',
    '@/server/db/client',
    '@/server/wire',
  ].map((address, index) => ({
    rules: ['rest-derives-from-the-router'],
    file: `src/server/rest/second-list-${index}.ts`,
    code: `import * as way from '${address}'\nexport const x = way\n`,
  })),
  ...[
    '@/server/api/routers/result',
    '@/server/services/results/get-result',
    '@/server/rest/handle-rest-request',
    '@/server/db/client',
    '@/server/wire',
  ].map((address, index) => ({
    rules: ['tools-call-procedures'],
    file: `src/server/mcp/tools/own-way-${index}.ts`,
    code: `import * as way from '${address}'\nexport const x = way\n`,
  })),
  {
    rules: ['client-runs-alone'],
    file: 'src/client/checks.ts',
    code: "import { Result } from '@/contracts/result'\nexport const x = Result\n",
  },
  {
    rules: ['client-takes-types-from-contracts'],
    file: 'src/client/peeks.ts',
    code: "import type { AppRouter } from '@/server/api/root'\nexport type X = AppRouter\n",
  },
  {
    rules: ['client-is-for-others'],
    file: 'src/features/library/goes-round.ts',
    code: "import { calls } from '@/client/calls'\nexport const x = calls\n",
  },
  {
    rules: ['integrations-are-wired-once'],
    file: 'src/server/report-error.ts',
    code: "import { payments } from './integrations/stripe/payments'\nexport const x = payments\n",
  },
  {
    rules: ['requests-read-the-session-only'],
    file: 'src/app/api/pays/route.ts',
    code: "import { payments } from '@/server/integrations/stripe/payments'\nexport const x = payments\n",
  },
  {
    rules: ['texts-are-worked-on-in-threads'],
    file: 'src/server/services/memes/lays-out.ts',
    code: "import { composeMeme } from '@/core/meme/compose-meme'\nexport const x = composeMeme\n",
  },
  {
    rules: ['integrations-do-not-meet'],
    file: 'src/server/integrations/posthog/leans.ts',
    code: "import { payments } from '../stripe/payments'\nexport const x = payments\n",
  },
  {
    rules: ['features-do-not-meet'],
    file: 'src/features/create-meme/borrows.ts',
    code: "import { shelf } from '../library/shelf'\nexport const x = shelf\n",
  },
  {
    rules: ['browser-knows-server-types-only'],
    file: 'src/features/create-meme/runs-the-server.ts',
    code: "import { appRouter } from '@/server/api/root'\nexport const x = appRouter\n",
  },
  {
    rules: ['browser-knows-server-types-only'],
    file: 'src/trpc/runs-the-server.ts',
    code: "import { appRouter } from '@/server/api/root'\nexport const x = appRouter\n",
  },
  {
    rules: ['components-know-no-domain'],
    file: 'src/components/meme-badge.ts',
    code: "import type { Caption } from '@/core/meme/caption'\nexport type X = Caption\n",
  },
  {
    rules: ['components-use-interface-packages'],
    file: 'src/components/fetches.ts',
    code: "import * as client from '@trpc/server'\nexport const x = client\n",
  },
  {
    rules: ['shared-interfaces-do-not-meet'],
    file: 'src/sign-in-ui/shows-a-meme.ts',
    code: "import { memeCard } from '@/meme-ui/card/meme-card'\nexport const x = memeCard\n",
  },
  {
    rules: ['pages-are-imported-by-nobody'],
    file: 'src/features/library/takes-a-page.ts',
    code: "import page from '@/app/create/page'\nexport const x = page\n",
  },
  {
    rules: ['sandbox-is-an-address', 'services-know-no-edge'],
    file: 'src/server/services/accounts/plays.ts',
    code: "import { signup } from '@/sandbox/auth/signup'\nexport const x = signup\n",
  },
  {
    rules: ['sandbox-is-an-address'],
    file: 'src/app/create/uses-the-stand-in.ts',
    code: "import { signup } from '@/sandbox/auth/signup'\nexport const x = signup\n",
  },
  {
    rules: ['sandbox-knows-no-product'],
    file: 'src/sandbox/auth/peeks.ts',
    code: "import { getResult } from '@/server/services/results/get-result'\nexport const x = getResult\n",
  },
  {
    rules: ['texts-are-data'],
    file: 'src/content/about/draws.ts',
    code: "import { button } from '@/components/button'\nexport const x = button\n",
  },
  {
    rules: ['configuration-stays-at-the-edges'],
    file: 'src/features/library/reads-configuration.ts',
    code: "import { serverEnv } from '@/env/server-env'\nexport const x = serverEnv\n",
  },
  {
    rules: ['product-needs-no-tools'],
    file: 'src/lib/needs-a-test.ts',
    code: "import { database } from '../../tests/support/database'\nexport const x = database\n",
  },
  {
    rules: ['product-needs-no-development-packages'],
    file: 'src/lib/needs-a-tool.ts',
    code: "import * as tool from 'vitest'\nexport const x = tool\n",
  },
]

/** Second halves of violations: what they need to exist without breaking a rule of their own. */
export const companions: Readonly<Record<string, string>> = {
  'src/lib/there.ts': "import { back } from './back'\nexport const there = () => back\n",
  'src/core/meme/caption-bar.ts': "import type { Bar } from './bar'\nexport interface Caption { bar: Bar }\n",
  'src/misc/misc.ts': 'export const misc = 1\n',
}

export const packages = {
  dependencies: [
    'zod',
    'react',
    'next',
    '@trpc/server',
    'stripe',
    '@supabase/supabase-js',
    'drizzle-orm',
    'postgres',
  ],
  devDependencies: ['vitest'],
} as const
