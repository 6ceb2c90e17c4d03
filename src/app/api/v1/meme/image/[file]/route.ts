import { randomUUID } from 'node:crypto'
import { admitPicture, pictureCaller } from '@/server/admit'
import { reportError } from '@/server/report-error'
import { handleTemplateImageRequest } from '@/server/rest/handle-template-image-request'
import { container } from '@/server/wire'

async function serve(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  return handleTemplateImageRequest(request, file, container().services, {
    requestId: randomUUID(),
    reportError,
    admit: () => admitPicture(request.headers),
    caller: pictureCaller(request),
  })
}

export { serve as DELETE, serve as GET, serve as HEAD, serve as PATCH, serve as POST, serve as PUT }
