import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { templates } from '@/templates/templates'
import { buildTemplates } from '../../scripts/templates/build-templates'
import { drawingSources } from '../../scripts/templates/drawing-sources'
import { readManifest, writeManifest } from '../../scripts/templates/manifest'

const publicDirectory = mkdtempSync(path.join(tmpdir(), 'templates-'))
const manifestFile = path.join(publicDirectory, 'templates/manifest.json')
const inPublic = (file: string) => path.join(publicDirectory, file)
const messages: string[] = []
/** Enough to see every rule; drawing all of them takes half a minute. */
const only = ['3am-brain', 'nope-yep', 'two-buttons']

describe('building the templates', () => {
  beforeAll(
    () => buildTemplates({ publicDirectory, only, onProgress: (message) => messages.push(message) }),
    240_000,
  )
  afterAll(() => rmSync(publicDirectory, { recursive: true }))

  test('finds every template that has a drawing', () => {
    const names = drawingSources().templates.map(({ name }) => name)
    expect(names).toEqual(templates.map(({ name }) => name).sort())
  })

  test('writes every template in three sizes, and says what it draws', async () => {
    for (const name of only) {
      for (const [ending, side] of [
        ['', 2048],
        ['-800', 800],
        ['-320', 320],
      ] as const) {
        const {
          width = 0,
          height = 0,
          format,
        } = await sharp(inPublic(`templates/${name}${ending}.webp`)).metadata()
        expect({ format, side: Math.max(width, height) }).toEqual({ format: 'webp', side })
      }
    }
    expect(messages[0]).toBe('Drawing 1 of 3: 3am-brain')
  })

  test('notes the true sizes and leaves no half-written file', () => {
    const manifest = readManifest(manifestFile)
    const images = [...Object.values(manifest.templates), manifest.illustrations].flatMap(
      (drawn) => drawn.images,
    )
    for (const { file, bytes } of images) expect(statSync(inPublic(file)).size).toBe(bytes)
    expect(readdirSync(inPublic('templates')).filter((file) => file.endsWith('.part'))).toEqual([])
  })

  test('draws nothing the second time', async () => {
    const { drawn } = await buildTemplates({ publicDirectory, only })
    expect(drawn).toEqual([])
  })

  test('draws again only what is missing or changed', async () => {
    rmSync(inPublic('templates/nope-yep-320.webp'))
    const manifest = readManifest(manifestFile)
    const stale = manifest.templates['two-buttons']
    if (stale) stale.hash = 'of an older drawing'
    writeManifest(manifestFile, manifest)
    const { drawn } = await buildTemplates({ publicDirectory, only })
    expect(drawn).toEqual(['nope-yep', 'two-buttons'])
    expect(existsSync(inPublic('templates/nope-yep-320.webp'))).toBe(true)
  })

  test('removes the pictures of a template that is gone', async () => {
    const manifest = readManifest(manifestFile)
    const [moved] = manifest.templates['nope-yep']?.images ?? []
    if (!moved) throw new Error('nope-yep was not drawn')
    manifest.templates.forgotten = { hash: 'x', images: [{ ...moved, file: 'templates/forgotten.webp' }] }
    writeManifest(manifestFile, manifest)
    writeManifest(inPublic('templates/forgotten.webp'), manifest)
    await buildTemplates({ publicDirectory, only })
    expect(existsSync(inPublic('templates/forgotten.webp'))).toBe(false)
    expect(readManifest(manifestFile).templates.forgotten).toBeUndefined()
  })

  test('starts over when the manifest cannot be read', () => {
    expect(readManifest(inPublic('no/such/manifest.json'))).toEqual({
      templates: {},
      illustrations: { hash: '', images: [] },
    })
  })
})
