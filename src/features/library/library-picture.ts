import type { Result } from '@/contracts/meme-shapes'
import type { Visual } from '@/contracts/minimalist-visual'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { fileNameOf } from '@/meme-ui/card/file-name'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { memeKeyOf } from '@/meme-ui/undo/use-undoable-deletion'

/** A picture of the library: a meme or a visual. */
export type LibraryPicture = { kind: 'meme'; meme: Result } | { kind: 'visual'; visual: Visual }

/** Facts that both kinds have. */
interface PictureFacts {
  /** Among memes and visuals alike. */
  key: string
  id: string
  altText: string
  createdAt: string
  starred: boolean
  /** Height by width. */
  ratio: number
  /** Address of the whole picture in its own format. */
  fileUrl: string
  /** Without its ending. */
  fileName: string
}

export function factsOf(picture: LibraryPicture): PictureFacts {
  return picture.kind === 'meme' ? factsOfMeme(picture.meme) : factsOfVisual(picture.visual)
}

function factsOfMeme(meme: Result): PictureFacts {
  const { id, altText, createdAt, starred } = meme
  const words = meme.header?.text || meme.captions.find(({ text }) => text.trim())?.text || ''
  return {
    key: keyOfMeme(meme),
    id,
    altText,
    createdAt,
    starred,
    ratio: meme.height / meme.width,
    fileUrl: imageUrlAs(meme.imageUrl, meme.animated ? 'gif' : 'png'),
    fileName: fileNameOf(uploadKeyOf(meme.imageName) === null ? meme.imageName : 'meme', words),
  }
}

function factsOfVisual(visual: Visual): PictureFacts {
  const { visualId: id, altText, createdAt, starred } = visual
  const [width = 1, height = 1] = visual.aspectRatio.split(':').map(Number)
  return {
    key: keyOfVisual(visual),
    id,
    altText,
    createdAt,
    starred,
    ratio: height / width,
    fileUrl: imageUrlAs(visual.imageUrl, 'png'),
    fileName: fileNameOf('visual', visual.title),
  }
}

export const keyOfMeme = ({ id }: Result) => memeKeyOf(id)
export const keyOfVisual = ({ visualId }: Visual) => `visual:${visualId}`
export const memePicture = (meme: Result): LibraryPicture => ({ kind: 'meme', meme })
export const visualPicture = (visual: Visual): LibraryPicture => ({ kind: 'visual', visual })
