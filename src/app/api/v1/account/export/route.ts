import { randomUUID } from 'node:crypto'
import { authenticateBearer, createApiContext } from '@/server/authenticate'
import { reportError } from '@/server/report-error'
import { handleExportRequest } from '@/server/rest/handle-export-request'
import { readCredential } from '@/server/rest/read-credential'
import { container } from '@/server/wire'

/** Everything of the caller's as a zip, for programs. */
export async function GET(request: Request): Promise<Response> {
  const requestId = randomUUID()
  const { headers } = request
  return handleExportRequest({
    requestId,
    reportError,
    underWay: container().exportsUnderWay,
    createContext: async () =>
      createApiContext(await authenticateBearer(readCredential(headers)), { headers, requestId }),
  })
}
