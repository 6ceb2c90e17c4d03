import type { TextJobs } from '@/server/integrations/text-threads/text-jobs'

/**
 * A worker that fails on demand, for what a real one does only when it is broken: the text says how. Node runs `.mts`
 * without a loader, which takes a second to start on a busy machine.
 */
export const checkTexts: TextJobs['checkTexts'] = async ([text = '']) => {
  if (text === 'exit') process.exit(1)
  if (text === 'fail') throw new Error('A secret path: /home')
  if (text === 'hang') for (;;);
  if (text === 'crash') {
    setImmediate(() => {
      throw new Error('Nobody catches this')
    })
    await new Promise(() => undefined)
  }
  return [{ allowed: false, tier: 'block', category: 'hate', message: text }]
}
