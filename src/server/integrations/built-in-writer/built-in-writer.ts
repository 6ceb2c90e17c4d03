import { type WriterTools, writeMemes } from '@/core/writer/write-memes'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'
import { animatedRecipes, recipes } from '@/templates/recipes'
import { templates } from '@/templates/templates'

/**
 * The writer that needs no account anywhere: rules over part-of-speech tags. Its language data (some 80 MB in
 * memory) is loaded with the first text.
 */
export function createBuiltInWriter(): CaptionWriter {
  let tools: Promise<WriterTools> | null = null
  return {
    async write(request) {
      tools ??= loadTools()
      return writeMemes(
        request,
        { templates, recipes: request.pictures === 'moving' ? animatedRecipes : recipes },
        await tools,
      )
    },
  }
}

async function loadTools(): Promise<WriterTools> {
  const [{ createWinkTagger }, { createEldDetector }] = await Promise.all([
    import('./wink-tagger'),
    import('./eld-detector'),
  ])
  return { tagWords: createWinkTagger(), detectLanguage: createEldDetector() }
}
