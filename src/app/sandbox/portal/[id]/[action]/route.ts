import { servePortalAction } from '@/sandbox/payments/serve-payments-route'

interface Context {
  params: Promise<{ id: string; action: string }>
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id, action } = await params
  return servePortalAction(request, id, action)
}
