import type { Metadata } from 'next'
import { connection } from 'next/server'
import { publicConfig } from '@/env/public-config'
import { ContactPage } from '@/features/landing/contact/contact-page'
import { pageMetadata } from '@/features/landing/page-metadata'
import { getT } from '@/i18n/server'
import { sendContact } from './send-contact'

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getT()
  return pageMetadata({ title: t('contact.title'), description: t('contact.description'), path: '/contact' })
}

export default async function Page() {
  // The address is configuration, not part of the build, and the form knows when it was made.
  await connection()
  return <ContactPage email={publicConfig().contactEmail} send={sendContact} madeAtMs={Date.now()} />
}
