import type { DescribedPicture } from '../ports/picture-describer'
import type { ServiceContext } from '../service-context'

/** Description of a picture that no model looked at. */
export const unseen: DescribedPicture = { description: null, usage: null }

/** The model's description of a picture, unless moderation blocks it. */
export async function describePicture(
  { actor, ports }: Pick<ServiceContext, 'actor' | 'ports'>,
  bytes: Uint8Array,
  theme: string,
): Promise<DescribedPicture> {
  const described = (await ports.pictureDescriber?.describe(bytes, actor.userId)) ?? unseen
  if (described.description === null) return described
  // A model's words alone, and what they mean beside the theme.
  const [written, beside] = await Promise.all([
    ports.moderator.checkWritten([described.description]),
    ports.moderator.check(`${theme}\n${described.description}`),
  ])
  return written[0]?.allowed && beside.allowed ? described : { ...described, description: null }
}
