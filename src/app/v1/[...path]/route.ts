import { servePaymentsRoute } from '@/sandbox/payments/serve-payments-route'

export { servePaymentsRoute as DELETE, servePaymentsRoute as GET, servePaymentsRoute as POST }
