'use client'

import { PictureScreen } from '@/components/picture-screen'
import { errorParts } from './error-parts'

/** The whole screen, where no frame is left. */
export function ErrorScreen({ reference }: { reference: string | undefined }) {
  return <PictureScreen {...errorParts(reference)} />
}
