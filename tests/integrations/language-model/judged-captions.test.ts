import { expect, it } from 'vitest'
import { rot13 } from '@/core/moderation/rot13'
import { bringsUpGroup } from '@/core/moderation/written/mentioned-groups'
import { readPrompt } from '@/core/writer/accept/prompt-text'
import { unwantedIn } from '@/core/writer/accept/unwanted-words'
import { jokeBook } from '@/jokes/joke-book'
import { toldRules } from '@/server/integrations/language-model/told-rules'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import captions from './answers/judged-captions.json'

/**
 * Captions that a model might write, by kind. The rules were written beside `tuned`. `heldOut` was parted from it by chance
 * and never looked at, but has the same author. `unseen` was written after the rules and not used to mend them: it tells
 * what the rules are worth. Slurs are in rot13 behind a `~`.
 */
const lists: Record<string, Record<string, (string | { line: string; text: string })[]>> = captions

const moderator = createObscenityModerator()
const prompt = readPrompt(toldRules)

function isRefused(said: string, text: string): boolean {
  const isUnwanted = unwantedIn(said, { text, prompt }).length > 0
  return isUnwanted || bringsUpGroup(said, text) || !moderator.judgeWritten(said).allowed
}

function refusedOf(list: string, kind: string): string[] {
  return (lists[list]?.[kind] ?? [])
    .map((one) => (typeof one === 'string' ? { line: one, text: 'my week' } : one))
    .map(({ line, text }) => ({ line: line.startsWith('~') ? rot13(line.slice(1)) : line, text }))
    .filter(({ line, text }) => isRefused(line, text))
    .map(({ line }) => line)
}

it.each([
  ['tuned', { insult: 27, group: 29, 'self-harm': 27, link: 20, name: 16, prompt: 18 }],
  ['heldOut', { insult: 10, group: 10, 'self-harm': 9, link: 10, name: 8, prompt: 10 }],
  ['unseen', { insult: 5, group: 7, 'self-harm': 1, link: 8, name: 7, prompt: 7 }],
])('the rules refuse no fewer of the %s captions than they did', (list, floors) => {
  const found = Object.keys(floors).map((kind) => [kind, refusedOf(list, kind).length])
  for (const [kind, least] of Object.entries(floors)) {
    expect(Object.fromEntries(found)[kind], kind).toBeGreaterThanOrEqual(least)
  }
})

it.each([
  ['tuned', 3],
  ['heldOut', 5],
  ['unseen', 2],
])('the rules let the harmless %s captions pass, but for %d', (list, most) => {
  const refused = refusedOf(list, 'harmless')
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(most)
})

/** All lines are 14,784; every seventh takes two seconds. */
it('the rules refuse about one in a thousand of our own jokes', () => {
  const lines = jokeBook.subjects.flatMap((subject) => subject.lines).filter((_, at) => at % 7 === 0)
  const refused = lines
    .map(({ words }) => Object.values(words).join('\n'))
    .filter((said) => isRefused(said, ''))
  expect(refused.length / lines.length, refused.join('\n\n')).toBeLessThanOrEqual(0.002)
})
