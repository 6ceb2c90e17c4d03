import type { MemeStyleOutput } from '@/contracts/meme-style'
import type { Template as WireTemplate } from '@/contracts/search'
import { uploadKeyOf } from '@/core/meme/picture-name'
import type { CaptionFont, Template, TemplateSlot } from '@/core/template/template'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { findTemplate } from '@/templates/templates'
import { trpc } from '@/trpc/client'

/** The picture beneath the words, as much as the editor has to know of it. */
export interface EditorPicture extends Pick<Template, 'name' | 'title' | 'altText' | 'width' | 'height'> {
  slots: readonly TemplateSlot[]
  isMoving: boolean
}

type Utils = ReturnType<typeof trpc.useUtils>

/** Our templates come at once, own pictures from the server. @throws when it is missing or the server is */
export async function fetchPicture(utils: Utils, name: string): Promise<EditorPicture> {
  const ours = pictureOfOurs(name)
  if (ours) return ours
  const [{ template }, style] = await Promise.all([
    utils.account.myTemplate.fetch({ name }),
    utils.meme.style.fetch({ image: name }),
  ])
  return pictureOfOwn(template, style)
}

/** The picture of a meme in the editor; without slots while they load or when they are unavailable. */
export function useEditorPicture(name: string): EditorPicture {
  const isOwn = uploadKeyOf(name) !== null
  const own = trpc.account.myTemplate.useQuery({ name }, { enabled: isOwn, retry: false })
  const style = trpc.meme.style.useQuery({ image: name }, { enabled: isOwn, retry: false })
  const ours = pictureOfOurs(name)
  if (ours) return ours
  if (own.data && style.data) return pictureOfOwn(own.data.template, style.data)
  const title = memeTitle(name)
  return { name, title, altText: title, width: 1, height: 1, slots: [], isMoving: false }
}

function pictureOfOurs(name: string): EditorPicture | null {
  const template = findTemplate(name)
  return template ? { ...template, isMoving: template.motion !== null } : null
}

/** The lettering of an own picture's box comes from the style, in px of a picture of its size. */
function pictureOfOwn(
  { name, title, description, width, height, slots }: WireTemplate,
  { captions, width: styleWidthPx }: MemeStyleOutput,
): EditorPicture {
  const lettered = slots.flatMap((slot): TemplateSlot[] => {
    const caption = captions.find((other) => other.slot === slot.id)
    if (!caption) return []
    const { fontFamily, fontSize, color = '#FFFFFF', strokeColor = null } = caption
    return [
      {
        ...slot,
        fontFamily: fontFamily as CaptionFont,
        fontSize: fontSize / styleWidthPx,
        color,
        strokeColor,
        upperCase: true,
      },
    ]
  })
  return { name, title, altText: description || title, width, height, slots: lettered, isMoving: false }
}
