import type { MemeJob } from '@/server/integrations/canvas-renderer/render-job'

/** A worker that fails on demand, for what a real one does only when it is broken: the picture's name says how. */
export async function render({ document: { imageName } }: MemeJob): Promise<Uint8Array> {
  if (imageName === 'exit') process.exit(1)
  if (imageName === 'fail') throw new Error('A secret path: /home')
  if (imageName === 'hang') for (;;);
  if (imageName === 'crash') {
    setImmediate(() => {
      throw new Error('Nobody catches this')
    })
    await new Promise(() => undefined)
  }
  return Uint8Array.from(imageName, (letter) => letter.charCodeAt(0))
}
