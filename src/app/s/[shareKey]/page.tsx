import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { shareMetadata } from '@/features/share/share-metadata'
import { SharePage } from '@/features/share/share-page'
import { getT } from '@/i18n/server'
import { fileNameOf } from '@/meme-ui/card/file-name'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { getPageVisitor } from '@/server/integrations/supabase/get-session-user'
import { answerNotFound } from '@/server/rest/answer-status'
import { findSharedMeme } from '@/server/services/results/find-shared-meme'
import { container } from '@/server/wire'
import NotFoundPage, { generateMetadata as notFoundMetadata } from './not-found'
import { OwnerCorner } from './owner-corner'

interface ShareRouteProps {
  params: Promise<{ shareKey: string }>
}

/** Once a visit: the tags and the page show the same. */
const sharedMeme = cache((shareKey: string) => findSharedMeme(container().services, shareKey))

async function publicMeme(shareKey: string) {
  const meme = await sharedMeme(shareKey)
  return (
    meme && {
      ...meme,
      fileName: fileNameOf(uploadKeyOf(meme.imageName) === null ? meme.imageName : 'meme', meme.words),
    }
  )
}

export async function generateMetadata({ params }: ShareRouteProps): Promise<Metadata> {
  const { shareKey } = await params
  const { t } = await getT()
  const meme = await publicMeme(shareKey)
  if (!meme) return notFoundMetadata()
  const isUpload = uploadKeyOf(meme.imageName) !== null
  const title = isUpload
    ? t('share.pageTitleUpload')
    : t('share.pageTitle', { title: memeTitle(meme.imageName) })
  return shareMetadata(meme, { title, path: `/s/${shareKey}` })
}

export default async function Page({ params }: ShareRouteProps) {
  const { shareKey } = await params
  const [meme, user] = await Promise.all([publicMeme(shareKey), getPageVisitor()])
  if (!meme) return answerNotFound() ? <NotFoundPage /> : notFound()
  const isOwner = user?.userId === meme.ownerId
  return (
    <SharePage
      meme={meme}
      isSignedIn={user !== null}
      ownerCorner={
        isOwner && (
          <OwnerCorner
            id={meme.resultId}
            hasPrompt={meme.hasPrompt}
            altText={meme.altText}
            shareUrl={`${container().services.site.url}/s/${shareKey}`}
            sharesPrompt={meme.prompt !== null}
          />
        )
      }
    />
  )
}
