import { afterAll, beforeAll } from 'vitest'

/**
 * Opens something before the tests of a file and closes it after them, where it can be closed:
 * `const services = setUp(openTestServices)`. Its properties can be read while hooks and tests run. What is set up later
 * may read what was set up before, and is closed first.
 *
 * @param timeoutMs how long opening may take; the project's limit for hooks when left out
 */
export function setUp<Thing extends object>(open: () => Thing | Promise<Thing>, timeoutMs?: number): Thing {
  let thing: Thing | undefined
  beforeAll(async () => {
    thing = await open()
  }, timeoutMs)
  afterAll(async () => {
    if (thing && 'close' in thing && typeof thing.close === 'function') await thing.close()
  })
  return new Proxy({} as Thing, {
    get(_target, name) {
      if (!thing) throw new Error(`${String(name)} is read before the tests run.`)
      return Reflect.get(thing, name)
    },
  })
}
