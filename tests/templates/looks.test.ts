import { describe, expect, test } from 'vitest'
import type { Scene } from '@/templates/kit/scene'
import { templates } from '@/templates/templates'
import { lookOfScene, movedDrawings, readLooks } from '../../scripts/templates/looks'

/**
 * The record of how every drawing looks is part of a change: who reads it sees which drawings a change of the kit
 * moved. When this fails: look at the drawings, then `npm run templates:build -- --accept`.
 */
describe('the record of looks', () => {
  const looks = readLooks()

  test('holds every template and no other', () => {
    expect(Object.keys(looks).sort()).toEqual(templates.map(({ name }) => name).sort())
  })

  test.each(templates.map((template) => [template.name, template] as const))(
    'shows %s as it is',
    async (name, { motion }) => {
      const { scene } = (await import(`../../src/templates/${name}/scene.ts`)) as { scene: Scene }
      const look = await lookOfScene(scene, motion ? motion.posterFrame / motion.frames : 0)
      expect(movedDrawings(looks, { [name]: look })).toEqual([])
    },
  )
})
