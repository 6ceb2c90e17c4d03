import { randomUUID } from 'node:crypto'
import { getT } from '@/i18n/server'
import { refuseRequest } from '@/server/rest/refuse-request'

/** Answers requests that name no address of this server, which are rerouted here: browsers with a page. */
export async function GET({ headers }: Request): Promise<Response> {
  const { t } = await getT()
  if (!headers.get('accept')?.includes('text/html'))
    return refuseRequest('BAD_REQUEST', t('malformedRequest.text'), randomUUID())
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${t('malformedRequest.title')}</title>
<body style="font: 1.125rem/1.5 system-ui; max-width: 36rem; margin: 4rem auto; padding: 0 1rem">
<h1>${t('malformedRequest.title')}</h1>
<p>${t('malformedRequest.text')}</p>
<p><a href="/">${t('malformedRequest.home')}</a></p>
</html>
`
  return new Response(page, {
    status: 400,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
