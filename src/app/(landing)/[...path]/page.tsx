import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { answerNotFound } from '@/server/rest/answer-status'
import { generateMetadata as notFoundMetadata } from '../../not-found'
import NotFoundPage from './not-found'

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata()
}

/** Every address that no other page has: within the frame of the site, with the status 404. */
export default async function Page() {
  // The status belongs to an answer.
  await connection()
  return answerNotFound() ? <NotFoundPage /> : notFound()
}
