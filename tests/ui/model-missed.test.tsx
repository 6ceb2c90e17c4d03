import { screen } from '@testing-library/react'
import { renderScreen } from '@tests/support/render-screen'
import { describe, expect, it } from 'vitest'
import { ThemedMemes } from '@/features/themed/themed-memes'
import type { ThemedRun } from '@/features/themed/use-themed-run'
import { DrawnVisuals } from '@/features/visuals/drawn-visuals'

/** Pages of runs that a language model took part in, or missed. */

const missed = 'The language model did not answer, so our own writer made these. They cost you nothing.'
const credits = { total: 20, used: 1, remaining: 19, periodEnd: null }

function showThemed(output: { modelMissed?: true }): void {
  const request = {
    theme: 'coffee',
    inputLanguage: 'auto',
    outputLanguage: 'en',
    picture: {
      kind: 'named' as const,
      imageName: 'two-buttons',
      title: 'Two buttons',
      description: '',
      address: '/two-buttons.webp',
      widthPx: 800,
      heightPx: 800,
    },
  }
  const run: ThemedRun = {
    state: 'drawn',
    request,
    cost: 1,
    output: { promptId: '0', results: [], credits, ...output },
  }
  renderScreen(<ThemedMemes run={run} />, '/themed', {})
}

describe('memes about a theme', () => {
  it('that the model missed say so in one line, and tell of no cost', () => {
    showThemed({ modelMissed: true })
    expect(screen.getByText(missed)).toBeTruthy()
    expect(screen.queryByText(/credit/)).toBeNull()
  })

  it('that it wrote tell what they cost', () => {
    showThemed({})
    expect(screen.queryByText(missed)).toBeNull()
    expect(screen.getByText(/1 credit spent, 19 left/)).toBeTruthy()
  })
})

describe('visuals', () => {
  it('that the model missed say so in one line, and tell of no cost', () => {
    const idea = { concept: 'Burnout', aspectRatio: '1:1' as const }
    renderScreen(
      <DrawnVisuals run={{ state: 'drawn', idea, visuals: [], credits, modelMissed: true }} />,
      '/visuals',
      {},
    )
    expect(screen.getByText(/so these come from our own list. They cost you nothing/)).toBeTruthy()
    expect(screen.queryByText(/credits? spent/)).toBeNull()
  })
})
