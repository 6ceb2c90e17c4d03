import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bareEnvironment } from './product'
import { testProgram } from './test-programs'

/** Where the process of a run dies, in the order of its work. */
export const deathPoints = [
  'before the words are written',
  'after the words are written',
  'after the credits are taken',
  'after the prompt is stored',
  'after the pictures are stored',
  'before the commit',
  'after the commit',
  'before the answer leaves',
] as const
export type DeathPoint = (typeof deathPoints)[number]

/** Makes memes in a process that dies there. @returns the signal that ended it */
export async function runAndDie(
  { url, userId, key }: { url: string; userId: string; key: string },
  point: DeathPoint,
): Promise<string | null> {
  const program = testProgram('dying-run-program')
  const child = spawn(process.execPath, [program, url, userId, key, point], {
    env: bareEnvironment({}),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [, signal] = await once(child, 'exit')
  return signal
}
