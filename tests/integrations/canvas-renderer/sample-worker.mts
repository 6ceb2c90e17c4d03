import type { MemeJob, RenderRefusal, RenderTask } from '@/server/integrations/canvas-renderer/render-job'

/**
 * A worker that fails on demand, for what a real one does only when it is broken: the picture's name says how. Node runs
 * `.mts` without a loader, which takes a second to start on a busy machine.
 */
export async function render({ job, stop, progress }: RenderTask): Promise<Uint8Array | RenderRefusal> {
  const { imageName } = (job as MemeJob).document
  if (imageName === 'exit') process.exit(1)
  if (imageName === 'fail') throw new Error('A secret path: /home')
  if (imageName === 'hang') for (;;);
  // Goes on for several times as long as a thread may stand still.
  if (imageName === 'slow') {
    const end = Date.now() + 2500
    while (Date.now() < end) Atomics.add(progress, 0, 1)
  }
  // Until it is told to stop.
  if (imageName === 'long') {
    while (Atomics.load(stop, 0) === 0);
    return { code: 'SERVICE_UNAVAILABLE', message: 'stopped' }
  }
  if (imageName === 'crash') {
    setImmediate(() => {
      throw new Error('Nobody catches this')
    })
    await new Promise(() => undefined)
  }
  return Uint8Array.from(imageName, (letter) => letter.charCodeAt(0))
}
