import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import { memeSize } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { scaleMeme } from '@/core/meme/scale-meme'
import { measureInBrowser } from '@/meme-ui/canvas/measure-in-browser'
import { trpc } from '@/trpc/client'
import { failureOf } from '@/trpc/failure-of'
import { dropDraft, keepDraft } from './kept-draft'
import { MemeSaver, type SaveState } from './meme-saver'

interface SavingOptions {
  /** The document being edited. */
  document: MemeDocument
  /** The meme as it was opened; null for one that is not kept yet. */
  opened: Result | null
  /** The document as it was opened: while the edited one equals it, nothing is sent. */
  openedDocument: MemeDocument
  /** Where a draft is kept while the meme has no id. */
  place: string
}

/**
 * Keeps a meme as it is edited: a moment after the hands rest it is sent, a first time as a new meme. What cannot be
 * sent stays in the tab and is sent when the connection is back.
 */
export function useSaving({ document, opened, openedDocument, place }: SavingOptions) {
  const utils = trpc.useUtils()
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const [result, setResult] = useState(opened)
  const [settledContent, setSettledContent] = useState(() => contentOf(openedDocument))
  const content = contentOf(document)

  // Through the client itself: a query client would hold an offline call and send it later unasked.
  const saver = useMemo(() => {
    // The picture as large as the server has it: it may have made a large meme smaller.
    let kept = opened
    return new MemeSaver(
      {
        send: async (edited, saved) => {
          const answer = saved
            ? await utils.client.result.update.mutate(changeOf(edited, saved, kept))
            : await utils.client.result.create.mutate(newMemeOf(edited))
          kept = answer.result
          return answer.result
        },
        read: async (id) => (await utils.client.result.get.query({ id })).result,
        failureOf: (error) => failureOf(error, navigator.onLine),
        onState: (next) => {
          setState(next)
          if (next.kind !== 'saved' || !kept) return
          for (const at of [kept.id, place]) dropDraft(sessionStorage, at)
          void utils.account.myMemes.invalidate(undefined, { refetchType: 'none' })
        },
        onSaved: setResult,
      },
      opened,
    )
  }, [utils, opened, place])

  const noteChange = useEffectEvent(() => {
    if (content === settledContent) return
    setSettledContent(content)
    keepDraft(sessionStorage, result?.id ?? place, { document, updatedAt: result?.updatedAt ?? null })
    saver.change(document)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is data; what it says is what changes
  useEffect(() => noteChange(), [content])

  useEffect(() => {
    const goOn = () => void saver.flush()
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('online', goOn)
      saver.stop()
    }
  }, [saver])

  /** The editor shows another state of a meme that the server already has. */
  const settle = (settled: MemeDocument, saved: Result) => {
    setSettledContent(contentOf(settled))
    setResult(saved)
    saver.reset(saved)
  }
  return {
    state,
    result,
    /** Takes what the server changed besides the words. */
    note: setResult,
    flush: () => saver.flush(),
    keepMine: (theirs: Result) => saver.keepMine(theirs),
    settle,
  }
}

/** Without the watermark, which the server sets: a new one is no edit. */
function contentOf({ imageName, captions, header, footer }: MemeDocument): string {
  return JSON.stringify([imageName, captions, header, footer])
}

function changeOf(
  edited: MemeDocument,
  { id, updatedAt }: Pick<Result, 'id' | 'updatedAt'>,
  kept: Result | null,
) {
  // Another picture: it comes with its size, as a new meme does.
  if (kept && kept.imageName !== edited.imageName) {
    return { id, ifUnchangedSince: updatedAt, ...newMemeOf(edited) }
  }
  const factor = kept ? kept.width / edited.pictureWidthPx : 1
  const { captions, header, footer } = factor === 1 ? edited : scaleMeme(edited, factor)
  return { id, ifUnchangedSince: updatedAt, captions, header, footer }
}

function newMemeOf(edited: MemeDocument) {
  const { widthPx: width, heightPx: height } = memeSize(edited, measureInBrowser)
  const { imageName, captions, header, footer } = edited
  return { imageName, captions, header, footer, width, height }
}
