import { PictureScreen } from '@/components/picture-screen'
import { notFoundParts } from './not-found-parts'

/** The whole screen, where there is no frame. */
export async function NotFoundScreen() {
  return <PictureScreen {...(await notFoundParts())} />
}
