import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Progress } from '../../scripts/start/progress'

test('after a silence the steps that still run are named, until the last has ended', async () => {
  const lines: string[] = []
  const progress = new Progress((line) => lines.push(line), 40)
  const drawing = progress.during('drawing the templates', sleep(60))
  await progress.during('building the pages', sleep(110))
  await drawing
  expect(lines[0]).toBe('Still drawing the templates and building the pages (0 s).')
  expect(lines[1]).toBe('Still building the pages (0 s).')
  const said = lines.length
  await sleep(80)
  expect(lines).toHaveLength(said)
})

test('a step that talks is not talked over, and its result is handed on', async () => {
  const lines: string[] = []
  const progress = new Progress((line) => lines.push(line), 60)
  const drawing = async () => {
    for (let picture = 1; picture <= 8; picture++) {
      progress.say(`picture ${picture}`)
      await sleep(20)
    }
    return 8
  }
  expect(await progress.during('drawing the templates', drawing())).toBe(8)
  expect(lines.filter((line) => line.startsWith('Still'))).toEqual([])
  expect(lines).toHaveLength(8)
})
