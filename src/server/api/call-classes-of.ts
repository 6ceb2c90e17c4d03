import type { CallClass } from '@/contracts/rate-limits'
import type { ProcedureMeta } from './trpc'

/** A call of a batch, as tRPC describes it; its procedure is null where there is none of its name. */
interface DescribedCall {
  procedure: { _def: { meta?: unknown } } | null
}

/** The classes that the calls of a batch are counted in. A call that leads nowhere has none. */
export function callClassesOf(calls: readonly DescribedCall[]): CallClass[] {
  return calls.flatMap(({ procedure }) => {
    const meta = procedure?._def.meta as ProcedureMeta | undefined
    return meta ? [meta.callClass] : []
  })
}
