import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { makeObjectShapes } from './object-shapes'
import { readSdkSchema } from './sdk-schema'

/** Writes what an empty object of each kind looks like at the SDK's version; run it after an update of the SDK. */
const file = resolve('src/sandbox/payments/object-shapes.json')
writeFileSync(file, `${JSON.stringify(makeObjectShapes(readSdkSchema()), null, 2)}\n`)
console.log(`Written: ${file}`)
