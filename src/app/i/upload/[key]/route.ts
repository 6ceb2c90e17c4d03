import { randomUUID } from 'node:crypto'
import { admitPicture, container, pictureCaller } from '@/server/container'
import { reportError } from '@/server/report-error'
import { handleUploadRequest } from '@/server/rest/handle-upload-request'

async function serve(request: Request, { params }: { params: Promise<{ key: string }> }): Promise<Response> {
  const { key } = await params
  return handleUploadRequest(request, key, container().services, {
    requestId: randomUUID(),
    reportError,
    admit: () => admitPicture(request.headers),
    caller: pictureCaller(request),
  })
}

export { serve as GET, serve as HEAD }
