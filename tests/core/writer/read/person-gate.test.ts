import { describe, expect, it } from 'vitest'
import { isGuardedText } from '@/core/writer/read/person-gate'
import { findTemplate } from '@/templates/templates'
import { prompts } from '../prompts'
import { tools, written } from '../written-with'

const isGuarded = (text: string) => isGuardedText({ text, words: tools.tagWords(text) }, tools.book.groups)
const isGuardedUntagged = (text: string) => isGuardedText({ text, words: [] }, tools.book.groups)
const lines = (text: string) => text.trim().split(/\s*\n\s*/)

const groups = lines(`
  Muslims
  a Buddhist monk with wifi
  Christians in the office
  atheists at Christmas
  Mormons at my door
  an imam on a scooter
  the Polish plumber
  Germans and their towels
  an Italian man ordering pizza
  Chinese tourists
  the French
  a Mexican
  my Korean roommate
  the Dutch are tall
  British people queueing
  a lesbian couple
  nonbinary people
  drag queens
  people in wheelchairs
  the blind
  ADHD people
  people with Down syndrome
  a veteran with PTSD
  an obese man
  old people and phones
  an asylum seeker
  black dudes
  feminists
`)

const named = lines(`
  Kevin
  kevin forgot the cake
  Karen from accounting
  Anna and Peter
  my friend Ahmed
  when Sarah from HR talks
  Steve, please stop
  O'Brien strikes again
  Mr Smith retires
  Zyta from accounting
  my neighbour Bogumil
  Wojciech from IT
  what would Beatriz do
  thanks to Rose we have cake
`)

const foreign = lines(`
  Muslime
  die Ausländer
  Schwule im Büro
  Türken
  los inmigrantes
  les musulmans
  mulheres ao volante
  donne al volante
  gli immigrati
  Żydzi
  kobiety za kierownicą
  Kadınlar
  мигранты
  بعض المسلمين
  मुसलमान
  ユダヤ人
  黑人
  장애인
`)

/** Texts that name a person: the event may be told, in words about the narrator. */
const namedElsewhere = ['Светлана опять опоздала', 'Anna hat den Kuchen vergessen']

const harmless = lines(`
  French fries on a Tuesday
  Turkish coffee at midnight
  learning German
  polish the floor
  a weekend in Paris
  my ADHD brain opening 47 tabs
  Italian food vs French food
  russian roulette with production
  people skills
  poor people skills
  blind date with a spreadsheet
  my old boss
  a new driver for the printer
  great danes and small sofas
  trans fats
  black coffee and white noise
  straight to voicemail
  mark the email as unread
  will it compile
  bill me later
  jack of all trades
  a bob haircut
  Rose wine on a Friday
`)

const harmlessElsewhere = ['die Deadline am Freitag', 'quand le wifi meurt', 'los lunes', 'я и понедельник']

describe('texts about people', () => {
  it.each([...groups, ...named])('are guarded: %s', (text) => {
    expect(isGuarded(text)).toBe(true)
  })

  it.each([...foreign, ...namedElsewhere])(
    'are guarded in other languages, whose words nobody tags: %s',
    (text) => {
      expect(isGuardedUntagged(text)).toBe(true)
    },
  )

  it.each([...groups, ...named])('get no picture that mocks: %s', (text) => {
    const mocking = written(text).memes.filter(({ templateName }) => findTemplate(templateName)?.sensitive)
    expect(mocking.map(({ templateName }) => templateName)).toEqual([])
  })

  it.each(foreign)('stand alone where we have no gentle words: %s', (text) => {
    const { memes, language } = written(text, { outputLanguage: 'de' })
    for (const { templateName, header, words } of memes) {
      expect(findTemplate(templateName)?.sensitive, templateName).toBe(false)
      expect(header, templateName).toBeDefined()
      if (language !== 'en') expect(Object.values(words).join(''), templateName).toBe('')
    }
    expect(memes.length).toBe(12)
  })

  it.each(namedElsewhere)('cast nobody with a name as an enemy, a fool or a prize: %s', (text) => {
    for (const { templateName, words } of written(text).memes) {
      expect(findTemplate(templateName)?.sensitive, templateName).toBe(false)
      const isTold = Object.values(words).some((line) => line.includes(text.slice(0, 12)))
      if (isTold)
        expect(templateName).not.toMatch(/boss|trap|hero|unmasked|podium|trophy|clown|rug|shield|outrunning/)
    }
  })

  it('take nobody for a name who is somebody’s mother', () => {
    expect(isGuardedUntagged('Mia madre cucina per venti')).toBe(false)
    expect(isGuardedUntagged('Mia ha dimenticato la torta')).toBe(true)
  })

  it('keep their jokes where nobody is meant', () => {
    for (const text of [...harmless, ...prompts]) expect(isGuarded(text), text).toBe(false)
    for (const text of harmlessElsewhere) expect(isGuardedUntagged(text), text).toBe(false)
  })

  it('keep their jokes where a name is only there to be looked up to', () => {
    expect(isGuarded('Alexander the Great at 25: conquered Persia. me at 25: afraid of calls')).toBe(false)
    expect(isGuarded('Muslims at 25: calm. me at 25: not calm')).toBe(true)
  })
})
