import { randomUUID } from 'node:crypto'
import { createCaller } from '@/server/api/root'
import type { Actor, ServiceContext } from '@/server/services/service-context'

/** The procedures for the actor of a context; `null` calls as a visitor. */
export function callerFor({ actor: own, ...services }: ServiceContext, actor: Actor | null = own) {
  return createCaller({ actor, requestId: randomUUID(), services })
}

/** Runs a procedure by its name, `meme.textToMeme`, with an input that nothing has checked. */
export function callProcedure(
  caller: ReturnType<typeof createCaller>,
  name: string,
  input?: unknown,
): Promise<unknown> {
  const [router = '', procedure = ''] = name.split('.')
  const procedures = caller as unknown as Record<
    string,
    Record<string, (input?: unknown) => Promise<unknown>> | undefined
  >
  const run = procedures[router]?.[procedure]
  if (!run) throw new Error(`There is no procedure ${name}.`)
  return run(input)
}
