import { randomUUID } from 'node:crypto'
import { admitPicture, pictureCaller } from '@/server/admit'
import { reportError } from '@/server/report-error'
import { handleImageRequest } from '@/server/rest/handle-image-request'
import { container } from '@/server/wire'

async function serve(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  return handleImageRequest(request, file, container().services, {
    requestId: randomUUID(),
    reportError,
    admit: () => admitPicture(request.headers),
    caller: pictureCaller(request),
  })
}

export { serve as GET, serve as HEAD }
