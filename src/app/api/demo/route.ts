import { serveOwnPage } from '@/app/api/serve-own-page'
import { DemoInput, DemoOutput } from '@/contracts/demo'
import { admitDemo } from '@/server/admit'
import { tryMemes } from '@/server/services/demo/try-memes'
import { container } from '@/server/wire'

/** `POST /api/demo`: three memes of a sentence, for whoever is on the front page. Nothing is stored. */
export function POST(request: Request): Promise<Response> {
  return serveOwnPage(request, DemoInput, async (input) => {
    await admitDemo(request.headers)
    return DemoOutput.parse(await tryMemes(container().services, input))
  })
}
