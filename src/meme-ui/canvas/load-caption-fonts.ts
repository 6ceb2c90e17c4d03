import { captionFont, familiesBehind } from '@/core/meme/caption-fonts'
import type { MemeDocument } from '@/core/meme/meme-document'
import { declareScriptFont } from './declare-script-font'

/** The brand's face: watermarks are set in it. */
const watermarkFamily = 'Baloo 2'

/** Latin letters and general punctuation: fonts of other scripts hold them too, but ours go first. */
const latin = /[ -\u02ff\u2000-\u206f]/g

/**
 * Waits for the files that hold the document's letters: without them words would be measured with another face.
 *
 * @throws Error when the page does not declare the caption fonts, or a file cannot be fetched
 */
export async function loadCaptionFonts(meme: MemeDocument): Promise<void> {
  const spoken = [...meme.captions, meme.header, meme.footer].filter((words) => words !== null)
  const texts = [{ fontFamily: watermarkFamily, text: meme.watermark }, ...spoken]
  await Promise.all(texts.map(({ fontFamily, text }) => loadFonts(fontFamily, text)))
}

async function loadFonts(fontFamily: string, text: string): Promise<void> {
  const behind = familiesBehind(text)
  await Promise.all(behind.map(declareScriptFont))
  const font = captionFont(fontFamily, 100, '')
  const beyondLatin = text.replace(latin, '')
  const [faces] = await Promise.all([
    // Every family holds an A: no file for it means that no family of that name is declared.
    document.fonts.load(font, `A${text}`),
    ...behind.map((family) => document.fonts.load(`100px "${family}"`, beyondLatin)),
  ])
  if (faces.length === 0) throw new Error(`The caption font ${font} is not declared on this page`)
}
