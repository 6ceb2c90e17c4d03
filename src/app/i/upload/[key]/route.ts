import { randomUUID } from 'node:crypto'
import { refuseForeignHost } from '@/app/api/refuse-foreign-host'
import { container } from '@/server/container'
import { reportError } from '@/server/report-error'
import { handleUploadRequest } from '@/server/rest/handle-upload-request'

async function serve(request: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const refused = refuseForeignHost(request.headers)
  if (refused) return refused
  const { key } = await params
  return handleUploadRequest(request, key, container().services, { requestId: randomUUID(), reportError })
}

export { serve as GET, serve as HEAD }
