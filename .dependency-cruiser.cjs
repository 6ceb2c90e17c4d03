/**
 * The arrows of ARCHITECTURE.md. Each rule says in its comment what it keeps and why; tests/arch/boundaries.test.ts
 * breaks each of them once.
 */

/** Text of a package's path wherever it is installed. */
const npm = (names) => `(^|/)node_modules/(${names})/`

const runtimeOnly = { dependencyTypesNot: ['type-only'] }
// In a template's folder, whatever is neither its data nor its recipe draws.
const buildTimeDrawing =
  '^src/templates/((kit|illustrations)/|(?!generated/)[^/]+/(?!(template|recipe|traits)\\.ts$))'
/**
 * The rooms from the ground up. A room imports itself and rooms that stand before it, types included, so that no circle
 * can run between two of them. `src/server` is the wiring: the files that lie in that folder itself.
 */
const ladder = [
  'src/core',
  'src/jokes',
  'src/utilities',
  'src/contracts',
  'src/templates',
  'src/client',
  'src/env',
  'src/sandbox',
  'src/server/db',
  'src/server/services',
  'src/server/integrations',
  'src/server/api',
  'src/server/rest',
  'src/server/mcp',
  'src/server',
  'src/content',
  'src/i18n',
  'src/lib',
  'src/components',
  'src/trpc',
  'src/meme-ui',
  'src/sign-in-ui',
  'src/billing-ui',
  'src/features',
  'src/app',
]

/** Path of the files of these rooms. */
const filesOf = (names) =>
  names.map((name) => (name === 'src/server' ? '^src/server/[^/]+$' : `^${name}/`)).join('|')

const rooms =
  `${filesOf(ladder.filter((name) => name !== 'src/server'))}` +
  '|^src/server/(admit|authenticate|jobs|report-error|text-worker|wire)\\.ts$' +
  '|^src/(proxy|instrumentation|instrumentation-node|instrumentation-client)\\.ts$' +
  // Ambient types that Next and TypeScript look for by name.
  '|^src/[^/]+\\.d\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-file-circle',
      severity: 'error',
      comment: 'Two files that need each other, be it for a type, are one file, or a third is missing.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      severity: 'error',
      comment: 'An import that resolves to nothing breaks at run time.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|svg|webp|woff2)$' },
    },
    {
      name: 'only-known-rooms',
      severity: 'error',
      comment:
        'Every file of src stands in a room of the architecture; a new room is a decision, not a folder.',
      from: { path: '^src/', pathNot: rooms },
      to: {},
    },
    {
      name: 'only-known-rooms-imported',
      severity: 'error',
      comment: 'The same for a file that imports nothing but is imported.',
      from: {},
      to: {
        path: '^[^/]+/',
        pathNot: `${rooms}|^(scripts|tests|bench|drizzle|docs|public)/|(^|/)node_modules/`,
        dependencyTypes: ['local', 'aliased', 'aliased-tsconfig', 'aliased-tsconfig-paths'],
      },
    },
    {
      name: 'only-known-rooms-alone',
      severity: 'error',
      comment: 'The same for a file that stands alone.',
      from: { orphan: true, path: '^src/', pathNot: rooms },
      to: {},
    },
    ...ladder.slice(0, -1).map((name, floor) => ({
      name: 'rooms-stand-in-order',
      severity: 'error',
      comment: `${name} imports only what stands below it: an arrow upwards closes a circle between rooms.`,
      from: { path: filesOf([name]) },
      to: { path: filesOf(ladder.slice(floor + 1)) },
    })),
    {
      name: 'utilities-know-nothing-of-ours',
      severity: 'error',
      comment: 'A utility could ship with any other web product: it knows packages and other utilities.',
      from: { path: '^src/utilities/' },
      to: { path: '^(src|scripts|tests|bench)/', pathNot: '^src/utilities/' },
    },
    {
      name: 'core-is-pure',
      severity: 'error',
      comment:
        'core imports itself only, no package and nothing of Node, so that it runs anywhere and needs no set-up.',
      from: { path: '^src/core/' },
      to: { pathNot: '^src/core/' },
    },
    {
      name: 'jokes-are-data',
      severity: 'error',
      comment: 'Jokes and word lists are data: they take types from core and run nothing of it.',
      from: { path: '^src/jokes/' },
      to: { path: '^src/', pathNot: '^src/jokes/', ...runtimeOnly },
    },
    {
      name: 'jokes-know-core',
      severity: 'error',
      comment: 'Jokes import their types from core and nothing else, no package and nothing of Node.',
      from: { path: '^src/jokes/' },
      to: { pathNot: '^src/(jokes|core)/' },
    },
    {
      name: 'jokes-are-bound-once',
      severity: 'error',
      comment: 'The writer is handed its book where it is wired; nothing else of the product imports a joke.',
      from: {
        path: '^src/',
        pathNot: '^src/jokes/|^src/server/integrations/(built-in-writer|language-model)/',
      },
      to: { path: '^src/jokes/', ...runtimeOnly },
    },
    {
      name: 'contracts-know-core-and-zod',
      severity: 'error',
      comment: 'What crosses the wire is described by core types and zod alone.',
      from: { path: '^src/contracts/' },
      to: { pathNot: `^src/(contracts|core)/|${npm('zod')}` },
    },
    {
      name: 'templates-know-core',
      severity: 'error',
      comment:
        'The template library knows core and the terms of jokes, so that browser, server and drawing share it.',
      from: { path: '^src/templates/', pathNot: buildTimeDrawing },
      to: { pathNot: '^src/(templates|core)/' },
    },
    {
      name: 'template-data-imports-types',
      severity: 'error',
      comment:
        'template.ts is data: it takes types from core and runs nothing. It may take shared lettering, and a loop the data of its still.',
      from: { path: '^src/templates/([^/]+?)(?:-loop)?/template\\.ts$' },
      to: { path: '^src/', pathNot: '^src/templates/($1/template|lettering)\\.ts$', ...runtimeOnly },
    },
    {
      name: 'template-data-stands-alone',
      severity: 'error',
      comment:
        'template.ts imports core, the shared lettering and, in a loop, the data of its still, and nothing else.',
      from: { path: '^src/templates/([^/]+?)(?:-loop)?/template\\.ts$' },
      to: { pathNot: '^src/core/|^src/templates/($1/template|lettering)\\.ts$' },
    },
    {
      name: 'template-traits-are-data',
      severity: 'error',
      comment: 'traits.ts is data: it takes its type from core and nothing else.',
      from: { path: '^src/templates/[^/]+/traits\\.ts$' },
      to: { pathNot: '^src/core/' },
    },
    {
      name: 'scene-imports-the-kit',
      severity: 'error',
      comment:
        'A drawing is made of the kit and its own folder; no template borrows from another, but a loop from its still.',
      from: {
        path: '^src/templates/([^/]+?)(?:-loop)?/(?!(?:template|recipe|traits)\\.ts$)',
        pathNot: '^src/templates/(kit|illustrations|generated)/',
      },
      to: { pathNot: '^src/templates/(kit|$1|$1-loop)/|^src/core/' },
    },
    {
      name: 'drawing-is-build-time',
      severity: 'error',
      comment:
        'Nothing at run time imports a scene or the kit: the product ships pictures, not their drawing.',
      from: { pathNot: `${buildTimeDrawing}|^(scripts|tests|bench)/` },
      to: { path: buildTimeDrawing },
    },
    {
      name: 'services-know-no-edge',
      severity: 'error',
      comment:
        'Services hold the rules on core, contracts, templates and the schema; env, integrations, the faces and the pages reach them, never the other way.',
      from: { path: '^src/server/services/' },
      to: {
        path: '^(src|scripts|tests|bench)/',
        pathNot:
          '^src/(core|contracts|templates)/|^src/server/services/|^src/server/db/(schema/|client\\.ts$)',
      },
    },
    {
      name: 'services-take-the-database-as-argument',
      severity: 'error',
      comment: 'Services get their database handle in the context; of the client they know the type.',
      from: { path: '^src/server/services/' },
      to: { path: '^src/server/db/client\\.ts$', ...runtimeOnly },
    },
    {
      name: 'services-know-no-framework',
      severity: 'error',
      comment:
        'Services use Drizzle, zod, a cache and lists of data; next, react, tRPC and vendors (Supabase, Stripe, models, images) come through ports.',
      from: { path: '^src/server/services/' },
      to: {
        path: '(^|/)node_modules/',
        pathNot: npm('drizzle-orm|zod|lru-cache|disposable-email-domains-js'),
      },
    },
    {
      name: 'database-stands-below',
      severity: 'error',
      comment: 'The database room knows its tables and its driver, and nobody who uses it.',
      from: { path: '^src/server/db/' },
      to: { path: '^(src|scripts|tests|bench)/', pathNot: '^src/(core|server/db)/' },
    },
    {
      name: 'tables-take-types-from-core',
      severity: 'error',
      comment: 'A column may hold a document of core; the table runs nothing of it.',
      from: { path: '^src/server/db/' },
      to: { path: '^src/core/', ...runtimeOnly },
    },
    {
      name: 'embedded-database-is-for-scripts',
      severity: 'error',
      comment: 'A server knows an address; only `npm start` and the tests start a PostgreSQL of their own.',
      from: { path: '^src/', pathNot: '^src/server/db/embedded' },
      to: { path: '^src/server/db/embedded' },
    },
    {
      name: 'api-calls-services',
      severity: 'error',
      comment:
        'A procedure is thin: it never touches the database, an integration, the wiring or the configuration.',
      from: { path: '^src/server/api/' },
      to: {
        path: '^src/server/(db|integrations|rest|mcp)/|^src/server/[^/]+\\.ts$|^src/(env|app|sandbox|features|trpc)/',
      },
    },
    {
      name: 'rest-derives-from-the-router',
      severity: 'error',
      comment:
        'The REST face is read from root.ts; a second list of endpoints, or a way round the procedures, would drift. What is not JSON is no procedure: pictures, an export, and what the payment provider signs.',
      from: { path: '^src/server/rest/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/server/rest/|^src/server/api/(root|trpc|context|describe-error|answer-once|read-json)\\.ts$|^src/(core|contracts)/|^src/server/services/(images/|ports/meme-renderer\\.ts$|accounts/(export|open)-account\\.ts$|billing/handle-payment-event\\.ts$|service-context\\.ts$)',
      },
    },
    {
      name: 'tools-call-procedures',
      severity: 'error',
      comment:
        'A tool of the MCP server runs procedures through createCaller: a way round them would be a second set of rules. What it shows beside them is the picture of a meme.',
      from: { path: '^src/server/mcp/' },
      to: {
        path: '^src/',
        pathNot:
          '^src/server/mcp/|^src/server/api/(root|context|describe-error|read-json)\\.ts$|^src/(core|contracts)/|^src/server/services/images/',
      },
    },
    {
      name: 'client-runs-alone',
      severity: 'error',
      comment:
        'The client is for programs of others: it runs on fetch and nothing else, no package, nothing of ours.',
      from: { path: '^src/client/' },
      to: { pathNot: '^src/client/', ...runtimeOnly },
    },
    {
      name: 'client-takes-types-from-contracts',
      severity: 'error',
      comment: 'What the client knows of the API is what crosses the wire.',
      from: { path: '^src/client/' },
      to: { pathNot: `^src/(client|contracts)/|${npm('zod')}` },
    },
    {
      name: 'client-is-for-others',
      severity: 'error',
      comment: 'The product calls its own procedures; only programs outside go through the client.',
      from: { path: '^src/', pathNot: '^src/client/' },
      to: { path: '^src/client/' },
    },
    {
      name: 'integrations-are-wired-once',
      severity: 'error',
      comment:
        'Only wire.ts knows which implementation stands behind a port, and text-worker.ts, which wires a worker thread. The session cookie is the exception: it exists only where a request is answered, so the proxy and the routes ask for it there.',
      from: {
        pathNot:
          '^src/server/(integrations/|(wire|text-worker)\\.ts$)|^src/(app/|proxy\\.ts$)|^(tests|scripts|bench)/',
      },
      to: { path: '^src/server/integrations/' },
    },
    {
      name: 'requests-read-the-session-only',
      severity: 'error',
      comment:
        'Of the integrations a page, a route or the proxy knows the one that reads the session cookie.',
      from: { path: '^src/(app/|proxy\\.ts$)' },
      to: { path: '^src/server/integrations/', pathNot: '^src/server/integrations/supabase/' },
    },
    {
      name: 'integrations-do-not-meet',
      severity: 'error',
      comment: 'One vendor, one folder, one port: no integration leans on another.',
      from: { path: '^src/server/integrations/([^/]+)/' },
      to: { path: '^src/server/integrations/', pathNot: '^src/server/integrations/$1/' },
    },
    {
      name: 'texts-are-worked-on-in-threads',
      severity: 'error',
      comment:
        'Laying out, writing and judging a long text can take a tenth of a second: whatever answers requests asks a port, behind which a worker thread does it.',
      from: { path: '^src/server/(services|api|rest|mcp)/' },
      to: {
        path: '^src/core/(meme/(compose-meme|compose-upload|fit-text|layout-meme|shrink-meme)|writer/(write-memes|themed/write-themed|read/read-text)|visual/(compose-visuals|mark-visual)|moderation/judge-text)\\.ts$',
        ...runtimeOnly,
      },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      comment:
        'A feature never imports another: what two need moves to a shared interface room, components, lib or trpc.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'browser-knows-server-types-only',
      severity: 'error',
      comment:
        'Code of the browser takes types from the server and no code, so that nothing of it is shipped.',
      from: { path: '^src/(features|meme-ui|sign-in-ui|billing-ui|components|lib|trpc)/' },
      to: { path: '^src/server/', ...runtimeOnly },
    },
    {
      name: 'components-know-no-domain',
      severity: 'error',
      comment:
        'A component could ship in another product: it knows components, dates in words and the brand’s name.',
      from: { path: '^src/components/' },
      to: {
        path: '^src/',
        pathNot: '^src/components/|^src/i18n/format-date\\.ts$|^src/env/brand\\.ts$|\\.(css|svg|webp)$',
      },
    },
    {
      name: 'components-use-interface-packages',
      severity: 'error',
      comment: 'A component draws: it fetches nothing, stores nothing, measures nobody.',
      from: { path: '^src/components/' },
      to: {
        path: '(^|/)node_modules/',
        pathNot: npm(
          'react|react-dom|next|next-i18next|react-i18next|i18next|@radix-ui/[^/]+|sonner|@types/[^/]+',
        ),
      },
    },
    {
      name: 'shared-interfaces-do-not-meet',
      severity: 'error',
      comment: 'Memes, signing in and payments are three subjects: none of their rooms needs another.',
      from: { path: '^src/(meme-ui|sign-in-ui|billing-ui)/' },
      to: { path: '^src/(meme-ui|sign-in-ui|billing-ui)/', pathNot: '^src/$1/' },
    },
    {
      name: 'texts-are-data',
      severity: 'error',
      comment:
        'A written page is words and numbers: it takes the numbers from core, from the templates and from the description of the API, and nothing that runs or is drawn.',
      from: { path: '^src/content/' },
      to: {
        pathNot: `^src/(content|core)/|^src/contracts/(rate-)?limits\\.ts$|^src/templates/templates\\.ts$|^docs/openapi\\.json$|${npm('zod')}`,
      },
    },
    {
      name: 'pages-are-imported-by-nobody',
      severity: 'error',
      comment: 'src/app is routing: it composes the other rooms and is composed by Next alone.',
      from: { pathNot: '^src/app/|^tests/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'sandbox-is-an-address',
      severity: 'error',
      comment:
        'No product code knows that the stand-ins exist: they answer at their own routes, and an address in the configuration leads there.',
      from: { pathNot: '^src/sandbox/|^src/app/(auth/v1|auto|sandbox|v1)/|^(tests|scripts)/' },
      to: { path: '^src/sandbox/' },
    },
    {
      name: 'sandbox-knows-no-product',
      severity: 'error',
      comment:
        'A stand-in plays a vendor, who knows nothing of the product. It reads the configuration and uses utilities.',
      from: { path: '^src/sandbox/' },
      to: {
        path: '^src/',
        pathNot: '^src/(sandbox|env|utilities)/',
      },
    },
    {
      name: 'configuration-stays-at-the-edges',
      severity: 'error',
      comment: 'Configuration is read by the wiring and the pages and handed on as values.',
      from: {
        path: '^src/(core|contracts|templates|components|meme-ui|sign-in-ui|billing-ui|features|lib|trpc)/|^src/server/(rest|mcp|db)/',
      },
      to: { path: '^src/env/(server-env|public-config)\\.ts$', ...runtimeOnly },
    },
    {
      name: 'product-needs-no-tools',
      severity: 'error',
      comment: 'The product does not import its tests, scripts or benchmarks.',
      from: { path: '^src/' },
      to: { path: '^(tests|scripts|bench)/' },
    },
    {
      name: 'product-needs-no-development-packages',
      severity: 'error',
      comment: 'What runs in production is a dependency, not a development dependency.',
      from: { path: '^src/', pathNot: buildTimeDrawing },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('@types/[^/]+') },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '\\.next/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
