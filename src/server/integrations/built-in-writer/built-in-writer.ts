import { writeThemedPicture, writeThemedTemplate } from '@/core/writer/themed/write-themed'
import { writeMemes } from '@/core/writer/write-memes'
import type { WriterTools } from '@/core/writer/writer-tools'
import { jokeBook } from '@/jokes/joke-book'
import type { CaptionWriter } from '@/server/services/ports/caption-writer'
import type { ThemedWriter } from '@/server/services/ports/themed-writer'
import { animatedRecipes, recipes } from '@/templates/recipes'
import { templates } from '@/templates/templates'

/**
 * The writer that needs no account anywhere: rules over part-of-speech tags. Its language data (some 80 MB in
 * memory) is loaded with the first text. It holds the thread that calls it: the product has it in worker threads.
 */
export function createBuiltInWriter(): CaptionWriter & ThemedWriter {
  let loading: Promise<WriterTools> | null = null
  const tools = () => {
    loading ??= loadTools()
    return loading
  }
  return {
    async write(request) {
      return writeMemes(
        request,
        { templates, recipes: request.pictures === 'moving' ? animatedRecipes : recipes },
        await tools(),
      )
    },
    async writeForTemplate(request, template) {
      const recipe = recipes.find(({ templateName }) => templateName === template.name)
      return writeThemedTemplate(request, { template, recipe }, await tools())
    },
    async writeForPicture(request, picture) {
      return writeThemedPicture(request, picture, await tools())
    },
  }
}

async function loadTools(): Promise<WriterTools> {
  const [{ createWinkTagger }, { createEldDetector }] = await Promise.all([
    import('./wink-tagger'),
    import('./eld-detector'),
  ])
  return { tagWords: createWinkTagger(), detectLanguage: createEldDetector(), book: jokeBook }
}
