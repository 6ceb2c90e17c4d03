import { wordsMetadata } from '@/app/words-metadata'
import { isLanguageCode } from '@/core/language/languages'
import { toneNamed } from '@/core/writer/rank/tones'
import { CreateMeme } from '@/features/create-meme/create-meme'
import { type PageQuery, queryText } from '@/lib/page-query'

export const generateMetadata = wordsMetadata('/create', (t) => ({
  title: t('meta.create.title'),
  description: t('meta.create.description'),
}))

/**
 * `?text=` is what was written elsewhere: on the home page before signing in, in the palette, or shared from an app;
 * `?tone=`, `?from=` and `?to=` are how it was to sound, and in which languages, when it was said before.
 */
export default async function CreatePage({ searchParams }: { searchParams: PageQuery }) {
  const query = await searchParams
  const said = {
    text: (queryText(query, 'text') ?? '').replaceAll('\r\n', '\n'),
    tone: toneNamed(queryText(query, 'tone')),
    inputLanguage: languageOr(queryText(query, 'from'), 'auto'),
    outputLanguage: languageOr(queryText(query, 'to'), 'en'),
  }
  // Another sentence is another sheet, also for whoever is on this page already.
  return <CreateMeme key={JSON.stringify(said)} initial={said} />
}

function languageOr(code: string | undefined, otherwise: string): string {
  return code !== undefined && isLanguageCode(code) ? code : otherwise
}
