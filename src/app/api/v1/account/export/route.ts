import { randomUUID } from 'node:crypto'
import { authenticateBearer, container, createApiContext } from '@/server/container'
import { reportError } from '@/server/report-error'
import { handleExportRequest } from '@/server/rest/handle-export-request'
import { readCredential } from '@/server/rest/read-credential'

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
