import { serveCheckoutOutcome } from '@/sandbox/payments/serve-payments-route'

interface Context {
  params: Promise<{ id: string; outcome: string }>
}

/** `complete` and `decline`. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id, outcome } = await params
  return serveCheckoutOutcome(request, id, outcome)
}
