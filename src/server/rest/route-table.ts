import { z } from 'zod'
import type { CallClass } from '@/contracts/rate-limits'
import { appRouter } from '../api/root'
import type { ProcedureMeta } from '../api/trpc'

/** JSON-Schema type of a field of the input: how the text of a query string is read. */
export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'

export interface RestRoute {
  method: string
  /** `['result', '{id}']` */
  segments: string[]
  /** `result.update` */
  procedure: string
  fields: ReadonlyMap<string, FieldType>
  callClass: CallClass
  /** Its answer is shown once. */
  secretAnswer: boolean
  /** Limit in bytes for a body with a picture. */
  withPictureBytesMax: number | undefined
}

export interface RouteMatch {
  route: RestRoute
  /** Percent-decoded values of `{…}` segments. */
  params: Record<string, string>
}

function fieldTypes(schema: unknown): ReadonlyMap<string, FieldType> {
  if (!(schema instanceof z.ZodType)) return new Map()
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const properties = Object.entries(json.properties ?? {})
  return new Map(
    properties.map(([name, property]) => {
      const type = typeof property === 'object' ? property.type : undefined
      return [name, (Array.isArray(type) ? type[0] : type) as FieldType]
    }),
  )
}

interface DescribedProcedure {
  _def: { inputs: unknown[]; meta?: ProcedureMeta }
}

function buildRoutes(): RestRoute[] {
  // At run time the table is flat, keyed by `meme.textToMeme`; its type follows the nesting.
  const procedures = appRouter._def.procedures as unknown as Record<string, DescribedProcedure>
  return Object.entries(procedures).flatMap(([procedure, { _def }]) => {
    const { meta } = _def
    if (!meta?.openapi) return []
    const { method, path } = meta.openapi
    return [
      {
        method,
        segments: path.split('/').filter(Boolean),
        procedure,
        fields: fieldTypes(_def.inputs[0]),
        callClass: meta.callClass,
        secretAnswer: meta.secretAnswer ?? false,
        withPictureBytesMax: meta.withPictureBytesMax,
      },
    ]
  })
}

/** The REST face's routes, read off the procedures' own descriptions: there is no second list. */
const restRoutes: readonly RestRoute[] = buildRoutes()

function matchSegments(route: RestRoute, path: string[]): Record<string, string> | null {
  if (route.segments.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of route.segments.entries()) {
    const given = path[index] ?? ''
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (name) params[name] = given
    else if (segment !== given) return null
  }
  return params
}

/** The routes at a path, whatever their method; a fixed segment goes before a parameter. */
export function matchPath(path: string[]): RouteMatch[] {
  return restRoutes
    .flatMap((route) => {
      const params = matchSegments(route, path)
      return params ? [{ route, params }] : []
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
}
