import { PictureBody } from '@/components/picture-body'
import { notFoundParts } from './not-found-parts'

/** In place of a page that is not there: the frame around it stands. */
export async function NotFoundPart() {
  return <PictureBody {...(await notFoundParts())} />
}
