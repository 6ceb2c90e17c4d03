import { readContentReport } from '@/lib/content-report'
import { readLimitedBytes } from '@/utilities/read-limited-bytes'

/** A page that breaks its policy is written down this often a minute, whoever tells us. */
const perMinuteMax = 20
const bodyBytesMax = 8192
const minuteMs = 60_000

let minute = 0
let noted = 0

/** Logs content-policy violations that browsers report, without queries and without the visitor. */
export async function POST(request: Request): Promise<Response> {
  const bytes = await readLimitedBytes(request, bodyBytesMax)
  if (bytes === null) return new Response(null, { status: 413 })
  const report = readContentReport(new TextDecoder().decode(bytes))
  if (report && mayNote(Date.now())) {
    console.warn(
      JSON.stringify({ level: 'warn', message: 'The content policy stopped something.', ...report }),
    )
  }
  return new Response(null, { status: 204 })
}

function mayNote(nowMs: number): boolean {
  const current = Math.floor(nowMs / minuteMs)
  if (current !== minute) {
    minute = current
    noted = 0
  }
  noted += 1
  return noted <= perMinuteMax
}
