import { globSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { FontLedger, fontFileNumber } from '@/server/integrations/canvas-renderer/font-ledger'

describe('the ledger of fonts', () => {
  it('registers a file once, each file for itself', () => {
    const ledger = new FontLedger()
    const sameLedger = new FontLedger(ledger.memory)
    const registered: string[] = []
    for (const name of ['a', 'b', 'a']) {
      ledger.once(name, () => registered.push(name))
      sameLedger.once(name, () => registered.push(name))
    }
    expect(registered).toEqual(['a', 'b'])
  })

  it('tries a file again that could not be registered', () => {
    const ledger = new FontLedger()
    const fail = () =>
      ledger.once('a', () => {
        throw new Error('no font')
      })
    expect(fail).toThrow('no font')
    expect(fail).toThrow('no font')
    let registered = false
    ledger.once('a', () => {
      registered = true
    })
    expect(registered).toBe(true)
  })

  it('waits for the thread that is registering', async () => {
    const ledger = new FontLedger()
    const worker = new Worker(
      `const { workerData, parentPort } = require('node:worker_threads')
      parentPort.once('message', (at) => {
        const words = new Int32Array(workerData)
        Atomics.store(words, at, 2)
        Atomics.notify(words, at)
      })
      parentPort.postMessage('ready')`,
      { eval: true, workerData: ledger.memory },
    )
    await new Promise((ready) => worker.once('message', ready))
    // As another thread would leave it in the middle of its work.
    const words = new Int32Array(ledger.memory)
    expect(() => ledger.once('a', () => expect.unreachable())).toThrow()
    const at = words.indexOf(fontFileNumber('a')) + 1
    Atomics.store(words, at, 1)
    worker.postMessage(at)
    ledger.once('a', () => expect.unreachable())
    await worker.terminate()
  })

  it('knows every font file of the product by a number of its own', () => {
    const files = globSync('node_modules/@fontsource{,-variable}/*/files/*-normal.woff*')
    expect(files.length).toBeGreaterThan(500)
    expect(new Set(files.map((file) => fontFileNumber(path.resolve(file)))).size).toBe(files.length)
    expect(fontFileNumber(path.join('/elsewhere', files[0] ?? ''))).toBe(fontFileNumber(files[0] ?? ''))
  })
})
