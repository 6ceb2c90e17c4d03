import { badRequest } from './payments-error'

/** Value of a form field: text, a list, or named fields (without a prototype, so that no name is special). */
export type FormValue = string | FormValue[] | FormFields

export interface FormFields {
  [name: string]: FormValue
}

const mostFields = 1000
const mostLevels = 8
const partPattern = /^\[([^[\]]*)\]/

/**
 * Reads `a[b][0]=c` as Stripe does: brackets name fields, `[]` appends, numbers stay names until a list is wanted.
 * @throws PaymentsError 400 for whatever is no such form: nothing that a caller sends is our failure
 */
export function parseForm(text: string): FormFields {
  // Counted first: a megabyte of & would be half a million parameters.
  if (text.split('&', mostFields + 1).length > mostFields) {
    throw badRequest(`A request may have ${mostFields} parameters at most.`)
  }
  const root = emptyFields()
  for (const [name, value] of new URLSearchParams(text)) {
    if (name.includes('\0') || value.includes('\0'))
      throw badRequest('Parameters may not contain null bytes.')
    place(root, partsOf(name), value, name)
  }
  return root
}

export function emptyFields(): FormFields {
  return Object.create(null) as FormFields
}

export function isFields(value: FormValue | undefined): value is FormFields {
  return typeof value === 'object' && !Array.isArray(value)
}

function partsOf(name: string): string[] {
  const bracket = name.indexOf('[')
  const first = bracket < 0 ? name : name.slice(0, bracket)
  const parts = [first]
  let rest = bracket < 0 ? '' : name.slice(bracket)
  while (rest !== '') {
    const found = partPattern.exec(rest)
    if (!found || first === '' || parts.length >= mostLevels) throw badRequest('Invalid parameter name.')
    parts.push(found[1] ?? '')
    rest = rest.slice(found[0].length)
  }
  return parts
}

function place(root: FormFields, parts: readonly string[], value: string, name: string): void {
  let fields = root
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    if (next === undefined) {
      fields[part] = value
      return
    }
    if (next === '') {
      if (parts.length > index + 2) throw badRequest('Lists of lists cannot be sent with empty brackets.')
      fields[part] ??= []
      const list = fields[part]
      if (!Array.isArray(list)) throw badRequest(`Invalid ${name}: it is given in two shapes.`)
      list.push(value)
      return
    }
    fields[part] ??= emptyFields()
    const inner: FormValue = fields[part]
    if (!isFields(inner)) throw badRequest(`Invalid ${name}: it is given in two shapes.`)
    fields = inner
  }
}
