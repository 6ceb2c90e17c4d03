'use client'

import { PictureBody } from '@/components/picture-body'
import { errorParts } from './error-parts'

/** In place of a page that failed: the frame around it stands, and with it the way elsewhere. */
export function ErrorPart({ reference }: { reference: string | undefined }) {
  return <PictureBody {...errorParts(reference)} />
}
