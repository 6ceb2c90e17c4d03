import { randomUUID } from 'node:crypto'
import { admitPicture, pictureCaller } from '@/server/admit'
import { reportError } from '@/server/report-error'
import { handleUploadRequest } from '@/server/rest/handle-upload-request'
import { container } from '@/server/wire'

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
