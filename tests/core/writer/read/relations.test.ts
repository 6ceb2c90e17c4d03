import { describe, expect, it } from 'vitest'
import { readText } from '@/core/writer/read/read-text'
import { type RelationType, relationOf } from '@/core/writer/read/reading'
import { asDirectSpeech } from '@/core/writer/read/relations/reported-speech'
import { tools } from '../written-with'

function relation<T extends RelationType>(text: string, type: T) {
  return relationOf(readText(text, 'en', tools), type)
}

describe('what a sentence says about its parts', () => {
  it('knows who does what instead of what', () => {
    expect(
      relation('men will literally build a homelab instead of going to therapy', 'instead'),
    ).toMatchObject({
      who: { text: 'men' },
      dropped: { text: 'going to therapy' },
    })
  })

  it('knows a wish and what comes between', () => {
    expect(relation("i want to save money but there's a sale on shoes", 'intent')).toMatchObject({
      wish: { text: 'save money' },
      obstacle: { text: "there's a sale on shoes" },
    })
  })

  it('knows speakers and their lines, in any number', () => {
    expect(
      relation('dad: we have food at home. the food at home: one old carrot', 'dialogue')?.turns,
    ).toEqual([
      { who: 'dad', line: 'we have food at home' },
      { who: 'the food at home', line: 'one old carrot' },
    ])
    expect(relation('dentist: do you floss? me: emotionally', 'dialogue')?.turns).toEqual([
      { who: 'dentist', line: 'do you floss?' },
      { who: 'me', line: 'emotionally' },
    ])
    expect(relation('meet me at 5:30', 'dialogue')).toBeUndefined()
  })

  it('tells one person at two times from two persons', () => {
    expect(
      relation('boss: balance is important. also boss at 11pm: quick question', 'then-now'),
    ).toBeDefined()
    expect(relation("junior dev: let's use rust. senior dev: no", 'then-now')).toBeUndefined()
  })

  it('knows lists with commas, lines and slashes', () => {
    expect(relation('my plan: wake up, drink water, and eat an entire cake', 'list')).toMatchObject({
      lead: 'My plan',
      items: ['Wake up', 'Drink water', 'Eat an entire cake'],
    })
    expect(relation('one thing\nanother thing\na third thing', 'list')?.items).toHaveLength(3)
    expect(relation('tea / coffee / more coffee', 'list')?.items).toHaveLength(3)
  })

  it('knows a new name for an old thing', () => {
    expect(relation('corporate calling layoffs "rightsizing"', 'renaming')).toMatchObject({
      thing: { text: 'layoffs' },
      name: 'rightsizing',
    })
    expect(relation('my landlord calls a closet a studio apartment', 'renaming')).toMatchObject({
      thing: { text: 'a closet' },
      name: 'a studio apartment',
    })
  })

  it('does not take a list of two deeds after a modal for a turn of events', () => {
    expect(relation("you can't walk into a meeting and leave after 15 minutes", 'turnabout')).toBeUndefined()
    expect(relation('I asked for a raise and got a pizza party', 'turnabout')).toBeDefined()
  })

  it('turns reported speech back into what was said', () => {
    expect(asDirectSpeech('I need boundaries')).toBe('you need boundaries')
    expect(asDirectSpeech('we are a family')).toBe('we are a family')
    expect(asDirectSpeech('she is fine')).toBe('I am fine')
    expect(asDirectSpeech('she likes it')).toBeNull()
  })

  it('knows whether the speaker did the deed', () => {
    expect(relation('my boss says we are a family but denies my vacation', 'said-did')?.isSpeakers).toBe(true)
    expect(relation('my therapist says I need rest but I answer emails', 'said-did')?.isSpeakers).toBe(false)
  })
})
