import { useT } from 'next-i18next/client'
import { useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import { brandName } from '@/env/brand'
import { distinctNames, fileNameOf } from '@/meme-ui/card/file-name'
import type { ZipEntry } from './fold-zip'
import { factsOf, type LibraryPicture } from './library-picture'

/** How long the browser is given to take the file over, in ms. */
const takeOverMs = 60_000

/** Zips pictures; the zip code is loaded on first use. */
export function useZip() {
  const { t } = useT()
  const [percent, setPercent] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const zip = async (pictures: readonly LibraryPicture[]) => {
    const abort = new AbortController()
    running.current = abort
    setPercent(0)
    try {
      const { foldZip } = await import('./fold-zip')
      const { blob, missing } = await foldZip(entriesOf(pictures), {
        fetchFile,
        onProgress: (done) => setPercent(Math.round((100 * done) / pictures.length)),
        signal: abort.signal,
      })
      if (missing.length === pictures.length) throw new Error('No picture came.')
      save(blob)
      if (missing.length > 0) toast.error(t('library.zip.missing', { count: missing.length }))
      else toast.success(t('library.zip.done', { count: pictures.length }))
    } catch {
      if (!abort.signal.aborted) toast.error(t('library.zip.failed'))
    } finally {
      running.current = undefined
      setPercent(undefined)
    }
  }
  return { zip, percent, cancel: () => running.current?.abort() }
}

function entriesOf(pictures: readonly LibraryPicture[]): ZipEntry[] {
  const facts = pictures.map(factsOf)
  const names = distinctNames(facts.map(({ fileName }) => fileName))
  return facts.map(({ fileUrl }, index) => ({
    name: `${names[index]}${/\.[a-z]+$/.exec(fileUrl)?.[0] ?? ''}`,
    url: fileUrl,
  }))
}

async function fetchFile(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

function save(blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${fileNameOf(brandName.toLowerCase(), new Date().toISOString().slice(0, 10))}.zip`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), takeOverMs)
}
