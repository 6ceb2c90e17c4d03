import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** The parts of JSON Schema (draft 7) that Stripe's objects need. */
export interface JsonSchema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  pattern?: string
  not?: JsonSchema
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | false
}

export interface SdkSchema {
  /** The API version that the SDK pins, such as `2026-10-28.endive`. */
  apiVersion: string
  definitions: Record<string, JsonSchema>
  /** Name of the definition by the wire's `object`; deleted ones stand under `deleted:<object>`. */
  byObject: Record<string, string>
}

/** `object` on the wire -> file of the SDK's resources and the name of the type in it. */
const sources: Record<string, readonly [file: string, type: string]> = {
  'billing_portal.configuration': ['BillingPortal/Configurations', 'Configuration'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  coupon: ['Coupons', 'Coupon'],
  'deleted:coupon': ['Coupons', 'DeletedCoupon'],
  customer: ['Customers', 'Customer'],
  'deleted:customer': ['Customers', 'DeletedCustomer'],
  discount: ['Discounts', 'Discount'],
  'deleted:discount': ['Discounts', 'DeletedDiscount'],
  dispute: ['Disputes', 'Dispute'],
  event: ['Events', 'EventBase'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  item: ['LineItems', 'LineItem'],
  line_item: ['InvoiceLineItems', 'InvoiceLineItem'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  plan: ['Plans', 'Plan'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  'deleted:product': ['Products', 'DeletedProduct'],
  promotion_code: ['PromotionCodes', 'PromotionCode'],
  refund: ['Refunds', 'Refund'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_item: ['SubscriptionItems', 'SubscriptionItem'],
  'test_helpers.test_clock': ['TestHelpers/TestClocks', 'TestClock'],
  'deleted:test_helpers.test_clock': ['TestHelpers/TestClocks', 'DeletedTestClock'],
  webhook_endpoint: ['WebhookEndpoints', 'WebhookEndpoint'],
  'deleted:webhook_endpoint': ['WebhookEndpoints', 'DeletedWebhookEndpoint'],
}

/**
 * JSON Schema of the objects that the stand-in answers with, read from the types of the installed Stripe SDK: those are
 * generated from Stripe's own description at exactly the version that the SDK pins. Takes some seconds.
 *
 * 1. let the compiler read the resources' declarations;
 * 2. turn each type into a definition, closed, with required and nullable as declared;
 * 3. name each definition by number, because names of generic types are no JSON pointers.
 */
export function readSdkSchema(): SdkSchema {
  const root = join(dirname(createRequire(import.meta.url).resolve('stripe')), '../esm')
  const fileOf = (name: string) => join(root, 'resources', `${name}.d.ts`)
  const program = ts.createProgram([...new Set(Object.values(sources).map(([file]) => fileOf(file)))], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const reader = new TypeReader(checker, root)
  const byObject: Record<string, string> = {}
  for (const [object, [file, name]] of Object.entries(sources)) {
    const source = program.getSourceFile(fileOf(file))
    const type = source && declaredType(checker, source, name)
    if (!type) throw new Error(`The SDK has no ${name} in ${file}.`)
    byObject[object] = object === 'event' ? reader.defineEvent(type) : reader.define(type)
  }
  return { apiVersion: pinnedVersion(root), definitions: reader.definitions, byObject }
}

function pinnedVersion(root: string): string {
  const found = /'([^']+)'/.exec(readFileSync(join(root, 'apiVersion.js'), 'utf8'))?.[1]
  if (!found) throw new Error('The SDK does not say which version it pins.')
  return found
}

function declaredType(checker: ts.TypeChecker, source: ts.SourceFile, name: string): ts.Type | undefined {
  const declaration = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  )
  return declaration && checker.getTypeAtLocation(declaration)
}

/** Amounts with fractions are a class in code and text on the wire. */
const decimal: JsonSchema = { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }

class TypeReader {
  readonly definitions: Record<string, JsonSchema> = {}
  private readonly names = new Map<string, string>()
  private readonly checker: ts.TypeChecker
  private readonly root: string

  constructor(checker: ts.TypeChecker, root: string) {
    this.checker = checker
    this.root = root
  }

  /** @returns the name of the definition */
  define(type: ts.Type): string {
    const full = this.fullName(type) ?? this.checker.typeToString(type)
    const known = this.names.get(full)
    if (known) return known
    const name = `d${this.names.size}`
    this.names.set(full, name)
    this.definitions[name] = this.readObject(type)
    return name
  }

  /** An event holds an object of any kind, which is judged by its own definition. */
  defineEvent(type: ts.Type): string {
    const base = this.readObject(type)
    const anything: JsonSchema = { type: 'object', additionalProperties: {} }
    const data: JsonSchema = {
      type: 'object',
      properties: { object: anything, previous_attributes: anything },
      required: ['object'],
      additionalProperties: false,
    }
    this.definitions.event = {
      ...base,
      properties: { ...base.properties, type: { type: 'string' }, data },
      required: [...new Set([...(base.required ?? []), 'type', 'data'])],
    }
    return 'event'
  }

  private fullName(type: ts.Type): string | null {
    const symbol = type.aliasSymbol ?? type.symbol
    const declaration = symbol?.declarations?.[0]
    if (!symbol || !declaration) return null
    const file = relative(this.root, declaration.getSourceFile().fileName)
    const parameters = type.aliasTypeArguments ?? this.checker.getTypeArguments(type as ts.TypeReference)
    const names = parameters.map((part) => this.fullName(part) ?? this.checker.typeToString(part))
    return `${file}#${this.checker.getFullyQualifiedName(symbol).replace(/^".*"\./, '')}<${names}>`
  }

  private read(type: ts.Type): JsonSchema {
    const { flags } = type
    if (flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) return { not: {} }
    if (flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: this.checker.typeToString(type) === 'true' }
    if (flags & ts.TypeFlags.String) return { type: 'string' }
    if (flags & ts.TypeFlags.Number) return { type: 'number' }
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (isDecimal(type)) return decimal
    if (type.isUnion()) return this.readUnion(type)
    if (type.isIntersection()) return this.readIntersection(type)
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference)
      return { type: 'array', items: item ? this.read(item) : {} }
    }
    if (!(flags & ts.TypeFlags.Object)) return {}
    const isNamed = !(this.fullName(type) ?? '#__type').includes('#__type')
    return isNamed ? { $ref: `#/definitions/${this.define(type)}` } : this.readObject(type)
  }

  /** The SDK writes `'a' | 'b' | (string & {})` to stay open; the stand-in is held to the known values. */
  private readUnion(type: ts.UnionType): JsonSchema {
    const parts = type.types.filter((part) => !(part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)))
    const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral())
    const others = parts.filter(
      (part) => !literals.includes(part as never) && !(part.isIntersection() && literals.length > 0),
    )
    const booleans = others.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral)
    const rest = booleans.length === 2 ? others.filter((part) => !booleans.includes(part)) : others
    const choices: JsonSchema[] = [
      ...(literals.length > 0 ? [{ enum: literals.map((part) => (part as ts.LiteralType).value) }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : []),
      ...rest.map((part) => this.read(part)),
    ]
    const [only = { not: {} }] = choices
    return choices.length > 1 ? { anyOf: choices } : only
  }

  private readIntersection(type: ts.IntersectionType): JsonSchema {
    if (type.types.some(isDecimal)) return decimal
    if (type.types.some((part) => part.flags & ts.TypeFlags.String)) return { type: 'string' }
    return { allOf: type.types.map((part) => this.read(part)) }
  }

  private readObject(type: ts.Type): JsonSchema {
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String)
    const properties: Record<string, JsonSchema> = {}
    const required: string[] = []
    for (const property of this.checker.getPropertiesOfType(type)) {
      if (property.name === 'lastResponse') continue
      properties[property.name] = this.read(this.checker.getTypeOfSymbol(property))
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name)
    }
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: index ? this.read(index.type) : false,
    }
  }
}

function isDecimal(type: ts.Type): boolean {
  return /^Decimal/.test(type.symbol?.name ?? '')
}
