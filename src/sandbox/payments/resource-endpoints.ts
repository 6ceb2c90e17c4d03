import { z } from 'zod'
import { fieldIs, listObjects, pageParams } from './list-objects'
import type { PaymentObject } from './objects'
import { endpoint, type PaymentsEndpoint, requireObject } from './payments-work'

/** `GET /v1/<resources>/:id` */
export function retrieve(kind: PaymentObject['object']): PaymentsEndpoint {
  return endpoint(z.strictObject({}), (work, _params, id) => requireObject(work, kind, id))
}

/** `DELETE /v1/<resources>/:id` of a resource that nothing depends on. */
export function remove(kind: PaymentObject['object']): PaymentsEndpoint {
  return endpoint(z.strictObject({}), async (work, _params, id) => {
    await work.store.remove(await requireObject(work, kind, id))
    return { id, object: kind, deleted: true }
  })
}

/** A parameter that narrows a list down to the objects whose field equals it. */
interface ListFilter {
  param: z.ZodType<string | boolean>
  /** Path of the field, such as `recurring,interval`; the parameter's own name when absent. */
  field?: string
}

/**
 * `GET /v1/<resources>`, a page of objects.
 * @param filters by the name of their parameter
 */
export function list(
  kind: PaymentObject['object'],
  url: string,
  filters: Readonly<Record<string, ListFilter>> = {},
): PaymentsEndpoint {
  const filterParams = Object.fromEntries(
    Object.entries(filters).map(([name, { param }]) => [name, param.optional()]),
  )
  // The filters have names that only run time knows, so the type is that of the page alone.
  const params = z.strictObject({ ...pageParams, ...(filterParams as Record<never, never>) })
  return endpoint(params, (work, page) => {
    const values: Readonly<Record<string, unknown>> = page
    const valueFor = (name: string) => values[name] as string | boolean | undefined
    return listObjects(work, {
      kind,
      url,
      page,
      where: Object.entries(filters).map(([name, { field }]) => fieldIs(work, field ?? name, valueFor(name))),
    })
  })
}
