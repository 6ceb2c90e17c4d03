/**
 * The program of a worker thread that paints. Started by `RenderPool`.
 */
import { isMarkedAsUntransferable, workerData } from 'node:worker_threads'
import { move } from 'piscina'
import { AppError } from '@/contracts/errors'
import { captionFont } from '@/core/meme/caption-fonts'
import { FontLedger } from './font-ledger'
import type { Checkpoint } from './paint-in-parts'
import { createPainter } from './painter'
import type { RenderRefusal, RenderTask, RenderWorkerData } from './render-job'

const { fontMemory, ...places } = workerData as RenderWorkerData
const painter = createPainter(places, new FontLedger(fontMemory))

/** Paints one picture; its bytes are handed over to the thread that asked, not copied. */
export async function render({ job, ...signals }: RenderTask): Promise<Uint8Array | RenderRefusal> {
  try {
    return move(transferable(await painter.render(job, checkpointOf(signals)))) as Uint8Array
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, message: error.message }
    throw error
  }
}

/** ms of this thread on the processor: several times what a meme takes that is accepted today. */
const paintMsMax = 6000

function checkpointOf({ stop, progress }: Omit<RenderTask, 'job'>): Checkpoint {
  const start = process.threadCpuUsage()
  return () => {
    Atomics.add(progress, 0, 1)
    if (Atomics.load(stop, 0) !== 0) {
      throw new AppError('SERVICE_UNAVAILABLE', 'The caller who wanted this picture has left.')
    }
    const { user, system } = process.threadCpuUsage(start)
    if ((user + system) / 1000 <= paintMsMax) return
    throw new AppError(
      'BAD_REQUEST',
      'This meme takes too long to paint. Write fewer words or emoji in it, or leave out outlines.',
    )
  }
}

/** Emoji, and the most frequent letters of the East Asian families: each opens files that take long. */
const warmTexts = [
  '🙂',
  'あの日はコードが、一人で今月曜朝時間を見て来る「何」？',
  '我的是不在有人这个们说时会为对能但没知道什么，。！',
  '我的是不在有人這個們說時會為對能但沒知道什麼，。！',
  '안녕하세요 나는 월요일 아침 그리고 왜 이것 도 지 코드',
]

/** Opens the large fonts, which takes half a second, for all threads. */
export function warmUp(): void {
  for (const text of warmTexts) painter.measure(text, captionFont('Baloo 2', 40, text))
}

/** Small results lie in memory that Node shares between buffers: those are copied into memory of their own. */
function transferable(bytes: Uint8Array): Uint8Array {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength && !isMarkedAsUntransferable(bytes.buffer)
  return isWhole ? bytes : new Uint8Array(bytes)
}
