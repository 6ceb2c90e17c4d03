import { randomUUID } from 'node:crypto'
import type { ExampleMeme } from '@/features/landing/example-meme'
import { byHash, findExampleFile, siteExamples } from '@/features/landing/site-examples'
import { getT } from '@/i18n/server'
import { admitPicture, pictureCaller } from '@/server/admit'
import { reportError } from '@/server/report-error'
import { handleExampleRequest } from '@/server/rest/handle-example-request'
import { container } from '@/server/wire'

let examples: ReadonlyMap<string, ExampleMeme> | undefined

async function serve(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const { t } = await getT()
  examples ??= byHash(siteExamples(t))
  const { renderer, encodeAvif, sitePictures } = container()
  const example = { file, meme: findExampleFile(file, examples) }
  return handleExampleRequest(
    request,
    example,
    { renderer, encodeAvif, kept: sitePictures },
    {
      requestId: randomUUID(),
      reportError,
      admit: () => admitPicture(request.headers),
      caller: pictureCaller(request),
    },
  )
}

export { serve as GET, serve as HEAD }
