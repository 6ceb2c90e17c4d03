import { describe, expect, it } from 'vitest'
import { readText } from '@/core/writer/read/read-text'
import { jokeBook } from '@/jokes/joke-book'
import { tools, wordsOn, written } from '../written-with'

const choices: Record<string, [text: string, first: string, second: string]> = {
  de: ['schlafen oder noch eine Folge schauen', 'schlafen', 'noch eine Folge schauen'],
  fr: ['dormir ou regarder encore un épisode', 'dormir', 'regarder encore un épisode'],
  es: ['dormir o ver otro capítulo', 'dormir', 'ver otro capítulo'],
  it: ['dormire o guardare un altro episodio', 'dormire', 'guardare un altro episodio'],
  pt: ['dormir ou ver mais um episódio', 'dormir', 'ver mais um episódio'],
  nl: ['slapen of nog een aflevering kijken', 'slapen', 'nog een aflevering kijken'],
  sv: ['sova eller se ett avsnitt till', 'sova', 'se ett avsnitt till'],
  pl: ['spać czy obejrzeć jeszcze jeden odcinek', 'spać', 'obejrzeć jeszcze jeden odcinek'],
  ru: ['спать или смотреть ещё одну серию', 'спать', 'смотреть ещё одну серию'],
  tr: ['uyumak veya bir bölüm daha izlemek', 'uyumak', 'bir bölüm daha izlemek'],
  ar: ['النوم أو مشاهدة حلقة أخرى', 'النوم', 'مشاهدة حلقة أخرى'],
  hi: ['सोना या एक और एपिसोड देखना', 'सोना', 'एक और एपिसोड देखना'],
  ja: ['寝るそれとももう一話見る', '寝る', 'もう一話見る'],
  id: ['tidur atau menonton satu episode lagi', 'tidur', 'menonton satu episode lagi'],
}

describe('texts in other languages', () => {
  it('knows the connectives of at least a dozen', () => {
    expect(Object.keys(jokeBook.connectives).length).toBeGreaterThanOrEqual(12)
  })

  it.each(Object.entries(choices))(
    'finds the choice in %s, words untouched',
    (language, [text, first, second]) => {
      const reading = readText(text, language, tools)
      const choice = reading.relations.find(({ type }) => type === 'choice')
      expect(choice).toMatchObject({ first: { text: first }, second: { text: second } })
    },
  )

  it('gives twelve memes in every one of them', () => {
    for (const [language, [text]] of Object.entries(choices)) {
      const { memes } = written(text, { inputLanguage: language, outputLanguage: language })
      expect(new Set(memes.map(({ templateName }) => templateName)).size, language).toBe(12)
    }
  })

  it('shows the user’s own words on both buttons', () => {
    const [text] = choices.de ?? ['']
    expect(wordsOn('two-buttons', text, { inputLanguage: 'de', outputLanguage: 'de' })?.words).toEqual({
      left: 'Schlafen',
      right: 'Noch eine Folge schauen',
    })
  })

  it('speaks German to a German text and never English', () => {
    const { memes } = written('der Drucker ist schon wieder kaputt', {
      inputLanguage: 'de',
      outputLanguage: 'de',
    })
    const captions = memes.flatMap(({ words }) => Object.values(words)).join(' ')
    expect(captions).toMatch(/\b(?:Ich|und|nicht|Erst|mit|der|zum)\b/)
    expect(captions).not.toMatch(/\b(?:the|it|and|you)\b/)
  })

  it('says so when the captions cannot be in the language asked for', () => {
    const german = written('der Drucker ist schon wieder kaputt', {
      inputLanguage: 'de',
      outputLanguage: 'fr',
    })
    expect(german.notice).toBe('translation_unavailable')
    expect(german.language).toBe('de')
    expect(written('the printer is broken', { outputLanguage: 'en' }).notice).toBeUndefined()
    expect(written('o computador', { inputLanguage: 'pt', outputLanguage: 'pt-BR' }).notice).toBeUndefined()
  })

  it('believes the user about the language, and detects it otherwise', () => {
    expect(written('der Drucker ist schon wieder kaputt und niemand weiß warum').language).toBe('de')
    expect(written('pain', { inputLanguage: 'fr' }).language).toBe('fr')
    expect(written('monday mornings').language).toBe('en')
  })
})
