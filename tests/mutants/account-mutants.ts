import type { Mutant } from './mutant'

/** Whose things are whose: calls, rows of the database, keys and closed accounts. */
export const accountMutants: Mutant[] = [
  {
    row: 11,
    name: 'cookie-as-credential-of-the-api',
    file: 'src/server/rest/read-credential.ts',
    find: "const authorization = headers.get('authorization')",
    replace: `const cookie = /auth-token=base64-([\\w-]+)/.exec(headers.get('cookie') ?? '')?.[1]
  const authorization = cookie
    ? \`Bearer \${JSON.parse(Buffer.from(cookie, 'base64url').toString()).access_token}\`
    : headers.get('authorization')`,
    test: 'tests/rest/cross-origin.test.ts',
    title: 'gets nowhere with the session cookie',
  },
  {
    row: 12,
    name: 'delete-many-of-anybody',
    file: 'src/server/services/results/delete-results.ts',
    find: 'and(inArray(results.id, resultIds), eq(results.userId, actor.userId))',
    replace: 'inArray(results.id, resultIds)',
    test: 'tests/api/other-peoples-things.test.ts',
    title: 'is passed over by the call that deletes many',
  },
  {
    row: 13,
    name: 'policy-for-the-public',
    file: 'drizzle/0006_api_key_usage.sql',
    find: 'create policy application on public.api_key_usage to quipsmith_app',
    replace: 'create policy application on public.api_key_usage to public',
    test: 'tests/services/row-level-security.test.ts',
    title: 'no row of any table',
  },
  {
    row: 27,
    name: 'loose-watermark-input',
    file: 'src/contracts/account.ts',
    find: 'UpdateWatermarkInput = z.strictObject(',
    replace: 'UpdateWatermarkInput = z.looseObject(',
    test: 'tests/contracts/no-unknown-fields.test.ts',
    title: 'account.watermark',
  },
  {
    row: 27,
    name: 'loose-checkout-input',
    file: 'src/contracts/subscription.ts',
    find: 'CheckoutSessionInput = z.strictObject(',
    replace: 'CheckoutSessionInput = z.object(',
    test: 'tests/contracts/no-unknown-fields.test.ts',
    title: 'subscription.checkoutSession',
  },
  {
    row: 31,
    name: 'closing-keeps-contact-messages',
    file: 'src/server/services/accounts/erase-account.ts',
    find: 'if (details) await removeMessages(transaction, details.email)',
    replace: '',
    test: 'tests/services/contact.test.ts',
    title: 'go with the account of their address',
  },
  {
    row: 32,
    name: 'payments-gate-open',
    file: 'src/sandbox/payments/serve-payments-route.ts',
    find: 'refuseSandboxRequest(headers, { sandboxAuth: sandboxStripe, sandboxPublic })',
    replace:
      'refuseSandboxRequest(headers, { sandboxAuth: true, sandboxPublic: true || sandboxStripe || sandboxPublic })',
    test: 'tests/sandbox/payments-gate.test.ts',
    title: 'another machine is refused',
  },
]
