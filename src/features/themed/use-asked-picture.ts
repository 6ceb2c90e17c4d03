import { useEffect, useEffectEvent } from 'react'
import { pictureFile } from '@/core/meme/picture-file'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { findTemplate } from '@/templates/templates'
import { trpc } from '@/trpc/client'
import { type ChosenPicture, pictureOf } from './chosen-picture'

/** Longer side of the preview of a chosen picture, px. */
const previewPx = 800

/** Takes the picture that the address names, `/themed?picture=the-podium`, as if it had been chosen here. */
export function useAskedPicture(onFound: (picture: ChosenPicture) => void): void {
  const utils = trpc.useUtils()
  const find = useEffectEvent(async () => {
    const name = new URLSearchParams(window.location.search).get('picture')
    if (name === null) return
    const template = findTemplate(name)
    if (template && !template.motion) {
      const { title, description, width: widthPx, height: heightPx } = template
      const address = pictureFile(name, previewPx)
      onFound({ kind: 'named', imageName: name, title, description, address, widthPx, heightPx })
    }
    if (uploadKeyOf(name) === null) return
    // Missing, or another account's: then a picture is chosen as usual.
    const own = await utils.account.myTemplate.fetch({ name }).catch(() => null)
    if (own) onFound(pictureOf(own.template))
  })
  useEffect(() => void find(), [])
}
