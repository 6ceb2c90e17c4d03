'use client'

import { PictureBody } from '@/components/picture-body'
import { errorParts } from './error-parts'

/** Replaces a page that failed; the frame around it stays, so that its navigation works. */
export function ErrorPart({ reference }: { reference: string | undefined }) {
  return <PictureBody {...errorParts(reference)} />
}
