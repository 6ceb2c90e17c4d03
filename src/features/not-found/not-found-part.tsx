import { PictureBody } from '@/components/picture-body'
import { notFoundParts } from './not-found-parts'

/** Replaces a missing page; the frame around it stays. */
export async function NotFoundPart() {
  return <PictureBody {...(await notFoundParts())} />
}
