import { randomUUID } from 'node:crypto'
import { admitPicture, pictureCaller } from '@/server/admit'
import { reportError } from '@/server/report-error'
import type { PictureCall } from '@/server/rest/picture-response'
import type { ServiceContext } from '@/server/services/service-context'
import { container } from '@/server/wire'

type PictureServices = Pick<ServiceContext, 'db' | 'ports' | 'site'>

/** A route that answers with a picture. Its requests are counted by network address. */
export function pictureRoute<Param extends string>(
  param: Param,
  handle: (request: Request, name: string, services: PictureServices, call: PictureCall) => Promise<Response>,
) {
  return async (
    request: Request,
    { params }: { params: Promise<Record<Param, string>> },
  ): Promise<Response> =>
    handle(request, (await params)[param], container().services, {
      requestId: randomUUID(),
      reportError,
      admit: () => admitPicture(request.headers),
      caller: pictureCaller(request),
    })
}
