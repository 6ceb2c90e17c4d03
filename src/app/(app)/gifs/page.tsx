import { wordsMetadata } from '@/app/words-metadata'
import { CreateMeme } from '@/features/create-meme/create-meme'

export const generateMetadata = wordsMetadata('/gifs', (t) => ({
  title: t('meta.gifs.title'),
  description: t('meta.gifs.description'),
}))

export default function GifsPage() {
  return <CreateMeme kind="gifs" />
}
