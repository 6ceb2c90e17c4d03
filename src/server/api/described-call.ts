import type { CallClass } from '@/contracts/rate-limits'
import type { ProcedureMeta } from './trpc'

type Path = NonNullable<ProcedureMeta['openapi']>['path']

interface Description extends Omit<ProcedureMeta, 'callClass' | 'openapi'> {
  summary: string
  description: string
}

/**
 * Describes calls of the REST face.
 * @param tag heading of the API reference that they stand under
 */
export function callsTagged(tag: string) {
  return (
    callClass: CallClass,
    route: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} ${Path}`,
    { summary, description, ...rest }: Description,
  ): ProcedureMeta => {
    const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE', Path]
    return {
      ...rest,
      callClass,
      openapi: { method, path, summary, description, tags: [tag], protect: true },
    }
  }
}
