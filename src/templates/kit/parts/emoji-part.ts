/** Fluent emoji (MIT, Microsoft), read from the icon set when first asked for. */
import { packageFile } from './package-file'

interface IconSet {
  icons: Record<string, { body: string; width?: number }>
  aliases?: Record<string, { parent: string }>
  width: number
}

export interface EmojiPart {
  sideUnits: number
  markup: string
}

let iconSet: IconSet | undefined

/** @throws Error when the set has no such emoji. */
export function emojiPart(name: string): EmojiPart {
  iconSet ??= JSON.parse(
    packageFile('@iconify-json/fluent-emoji-flat', 'icons.json') ?? '{"icons":{}}',
  ) as IconSet
  const icon = iconSet.icons[name] ?? iconSet.icons[iconSet.aliases?.[name]?.parent ?? '']
  if (!icon) throw new Error(`Fluent emoji has no "${name}"`)
  // A few icons repeat their creases as a line, which thickens them beyond our ink.
  const markup = icon.body.replace(/<path stroke="[^"]*"[^>]*\/>/g, '')
  return { sideUnits: icon.width ?? iconSet.width, markup }
}
