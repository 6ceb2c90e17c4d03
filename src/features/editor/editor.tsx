'use client'

import { useT } from 'next-i18next/client'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { toast } from 'sonner'
import type { Result } from '@/contracts/meme-shapes'
import { describeMeme } from '@/core/meme/describe-meme'
import { documentOfResult } from '@/core/meme/document-of-result'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { ImageFormat } from '@/meme-ui/card/image-format'
import { useShareDialog } from '@/meme-ui/share/use-share-dialog'
import { ConflictDialog } from './conflict-dialog'
import { DownloadDialog } from './download-dialog'
import { documentOf } from './edited-meme'
import styles from './editor.module.css'
import { EditorBar } from './editor-bar'
import { EditorContext } from './editor-context'
import { findDraft } from './kept-draft'
import { Panel } from './panel'
import { pictureAddress } from './picture-address'
import { ShortcutsDialog } from './shortcuts-dialog'
import { Stage } from './stage'
import { SwapDialog } from './swap-dialog'
import { ToolStrip } from './tool-strip'
import { useEditorKeys } from './use-editor-keys'
import { useEditorTools } from './use-editor-tools'
import { useGround } from './use-ground'
import { useReopenedPng } from './use-reopened-png'
import { useSaving } from './use-saving'
import { useSheet } from './use-sheet'
import { useShownMeme } from './use-shown-meme'
import { useZoom } from './use-zoom'

interface EditorProps {
  /** As the server has it; null for a start from a blank template. */
  result: Result | null
  /** The meme to open. */
  document: MemeDocument
  /** Where a draft is kept: the id of the result or the name of the template. */
  place: string
}

/** The meme editor: the page on its desk, tools beside it, everything about the words in the panel. */
export function Editor(props: EditorProps) {
  // The opened meme stays the same, however often the page renders.
  const [{ opened, openedDocument, draft }] = useState(() => openedOf(props))
  const { tools, open } = useEditorTools(draft ?? openedDocument)
  const saving = useSaving({
    document: documentOf(tools.meme, ''),
    opened,
    openedDocument,
    place: props.place,
  })
  const { result, state: saveState } = saving
  const watermark = result?.watermark ?? openedDocument.watermark
  const { imageName, pictureWidthPx, pictureHeightPx } = tools.meme
  const ground = useGround(imageName, tools.ground, tools.shape, pictureWidthPx / pictureHeightPx)
  const { shown, layout } = useShownMeme(documentOf(tools.meme, watermark), tools.shape, ground)
  const desk = useRef<HTMLDivElement>(null)
  const zoom = useZoom(desk)
  const sheet = useSheet()
  const [hasBoxes, setHasBoxes] = useState(true)
  const [dialog, setDialog] = useState<'help' | 'download' | 'swap' | null>(null)
  const { picture, download, kept } = usePictures(saving, { shape: tools.shape, ground })

  const { openShare, shareDialog } = useShareDialog(result ?? nothingKept, saving.note)

  useEditorKeys(tools, {
    save: () => void saving.flush(),
    help: () => setDialog('help'),
    zoom: (to) => (to === 'fit' ? zoom.zoomTo(1) : zoom.step(to === 'in' ? 1 : -1)),
  })
  useAddressOf(result)
  // The way to the sign-in and back keeps the draft.
  useLeavingGuard(saveState.kind !== 'saved' && saveState.kind !== 'signedOut')

  const openResult = (other: Result) => {
    const document = documentOfResult(other)
    open(document)
    saving.settle({ ...document, watermark: '' }, other)
  }
  const isHeld = useReopenedPng(async (reopened) => {
    await saving.flush()
    openResult(reopened)
  })
  return (
    <EditorContext value={tools}>
      <div
        className={styles.editor}
        data-held={isHeld}
        data-sheet={sheet.rest}
        data-dragged={sheet.draggedPx !== null}
        style={sheet.draggedPx === null ? undefined : sheetStyle(sheet.draggedPx)}
      >
        <EditorBar
          title={tools.picture.title}
          backHref={result ? '/library' : '/templates'}
          saveState={saveState}
          zoom={zoom}
          picture={picture}
          onHelp={() => setDialog('help')}
          onDownload={() => setDialog('download')}
          onShare={() => void kept().then((found) => found && openShare())}
        />
        <main className={styles.main}>
          <Stage
            desk={desk}
            shown={shown}
            layout={layout}
            altText={describeMeme({ ...tools.picture, slots: [...tools.slots] }, documentOf(tools.meme, ''))}
            zoom={zoom}
            hasBoxes={hasBoxes}
          />
          <ToolStrip hasBoxes={hasBoxes} onBoxes={setHasBoxes} onSwap={() => setDialog('swap')} />
        </main>
        <Panel sheet={sheet} />
      </div>
      <ShortcutsDialog isOpen={dialog === 'help'} onOpen={(isOpen) => setDialog(isOpen ? 'help' : null)} />
      <SwapDialog isOpen={dialog === 'swap'} onOpen={(isOpen) => setDialog(isOpen ? 'swap' : null)} />
      {shareDialog}
      <DownloadDialog
        isOpen={dialog === 'download'}
        onOpen={(isOpen) => setDialog(isOpen ? 'download' : null)}
        isMoving={tools.isMoving}
        shown={layout}
        onDownload={download}
      />
      {saveState.kind === 'conflict' && (
        <ConflictDialog
          theirs={saveState.theirs}
          onMine={() => void saving.keepMine(saveState.theirs)}
          onTheirs={() => openResult(saveState.theirs)}
        />
      )}
    </EditorContext>
  )
}

/** While it is dragged the sheet is as high as the finger. */
function sheetStyle(heightPx: number): CSSProperties {
  return { '--editor-sheet': `clamp(74px, ${heightPx}px, calc(100dvh - 54px))` } as CSSProperties
}

/** Nothing is shared before it is kept. */
const nothingKept = { id: '', promptId: null, altText: '', shareUrl: null }

/** Opens an unsent draft over the state of the meme that it was made from. */
function openedOf({ result, document, place }: EditorProps) {
  const draft = findDraft(sessionStorage, place)
  const opened = result && draft?.updatedAt ? { ...result, updatedAt: draft.updatedAt } : result
  return { opened, openedDocument: document, draft: draft?.document ?? null }
}

/** The shown meme as a picture of the server, with its alternative text. */
function usePictures(
  { flush, result }: ReturnType<typeof useSaving>,
  wanted: Pick<Parameters<typeof pictureAddress>[1], 'shape' | 'ground'>,
) {
  const { t } = useT()
  const latest = useRef(result)
  useEffect(() => {
    latest.current = result
  })
  const kept = async (): Promise<Result | undefined> => {
    const hasArrived = await flush()
    // The rendering that brings the answer follows it.
    await new Promise((done) => setTimeout(done))
    if (hasArrived && latest.current) return latest.current
    toast.error(t(hasArrived ? 'editor.nothingYet' : 'editor.notSent'))
    return undefined
  }
  const picture = async () => {
    const found = await kept()
    if (!found) return undefined
    const address = pictureAddress(found.imageUrl, { ...wanted, format: 'png' })
    return { address, altText: found.altText }
  }
  const download = async (format: ImageFormat, widthPx: number | undefined) => {
    const found = await kept()
    if (!found) return
    const link = document.createElement('a')
    link.href = pictureAddress(found.imageUrl, { ...wanted, format, widthPx })
    link.download = `${found.imageName}.${format}`
    link.click()
  }
  return { picture, download, kept }
}

/** A meme that is kept has an address of its own, which a reload opens. */
function useAddressOf(result: Result | null): void {
  const id = result?.id
  useEffect(() => {
    const address = `/edit/${id}`
    if (id !== undefined && window.location.pathname !== address)
      window.history.replaceState(null, '', address)
  }, [id])
}

/** Asks once before a page with unsaved edits closes. */
function useLeavingGuard(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsent])
}
