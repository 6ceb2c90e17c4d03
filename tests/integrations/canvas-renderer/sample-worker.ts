import type { MemeJob, RenderRefusal, RenderTask } from '@/server/integrations/canvas-renderer/render-job'

/** A worker that fails on demand, for what a real one does only when it is broken: the picture's name says how. */
export async function render({ job, stop }: RenderTask): Promise<Uint8Array | RenderRefusal> {
  const { imageName } = (job as MemeJob).document
  if (imageName === 'exit') process.exit(1)
  if (imageName === 'fail') throw new Error('A secret path: /home')
  if (imageName === 'hang') for (;;);
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
