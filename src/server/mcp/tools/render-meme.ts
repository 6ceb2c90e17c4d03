import type { z } from 'zod'
import { AppError } from '@/contracts/errors'
import { RenderedMeme, RenderMemeTool } from '@/contracts/mcp-tools'
import type { Bar } from '@/contracts/meme-shapes'
import type { MemeStyleOutput } from '@/contracts/meme-style'
import type { CreateResultInput } from '@/contracts/result'
import { artColors } from '@/core/meme/art-colors'
import { barFontSizeShare } from '@/core/meme/layout-bar'
import { memeLink, pictureOf } from '../meme-content'
import { defineTool, type ToolCall } from '../tool'

const barFont = 'Baloo 2'

export const renderMeme = defineTool({
  name: 'render_meme',
  title: 'Put words on a template',
  description:
    'Sets your own words into the slots of one template and gives the address of the picture. Free. The meme is kept in the library; its address works for everybody who has it. Slot ids come from search_templates.',
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  input: RenderMemeTool,
  output: RenderedMeme,
  async run({ caller, context }, input) {
    const style = await caller.meme.style({ image: input.template })
    const document = await fillStyle(context, style, input)
    const { result } = await caller.result.create(document)
    return {
      output: { result },
      text: `${result.imageUrl}\n${result.altText}`,
      shown: [...(await pictureOf(context, result)), memeLink(result)],
    }
  },
})

/**
 * The meme as `POST /result` takes it: the words in the template's own boxes, strips in its own look.
 * @throws BAD_REQUEST naming the slots when there is none of a name
 */
async function fillStyle(
  { services }: ToolCall['context'],
  style: MemeStyleOutput,
  { template, captions, header, footer }: z.output<typeof RenderMemeTool>,
): Promise<CreateResultInput> {
  const slotIds = style.captions.flatMap(({ slot }) => slot ?? [])
  const unknown = Object.keys(captions).find((id) => !slotIds.includes(id))
  if (unknown !== undefined) {
    throw new AppError(
      'BAD_REQUEST',
      `captions.${unknown}: ${template} has no such slot. ${slotIds.length > 0 ? `Its slots are ${slotIds.join(', ')}.` : 'It has none: use header and footer.'}`,
    )
  }
  const bars = { header: barOf(header, style.width), footer: barOf(footer, style.width) }
  const size = await services.ports.layout.measureMeme({
    pictureWidthPx: style.width,
    pictureHeightPx: style.height,
    ...bars,
  })
  return {
    imageName: template,
    captions: style.captions.map((box) => ({ ...box, text: wordsOf(captions, box.slot) })),
    ...bars,
    width: size.widthPx,
    height: size.heightPx,
  }
}

/** By own properties: a slot may be called what every object has. */
function wordsOf(captions: Readonly<Record<string, string>>, slot: string | undefined): string {
  return slot !== undefined && Object.hasOwn(captions, slot) ? (captions[slot] ?? '') : ''
}

function barOf(text: string | undefined, widthPx: number): Bar {
  if (!text?.trim()) return null
  return {
    text: text.trim(),
    fontSize: widthPx * barFontSizeShare,
    fontColor: artColors.ink,
    fontFamily: barFont,
  }
}
