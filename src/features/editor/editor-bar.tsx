import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import { IconAction } from '@/components/icon-action'
import { ArrowLeftIcon } from '@/components/icons/arrow-left-icon'
import { ArrowUUpLeftIcon } from '@/components/icons/arrow-u-up-left-icon'
import { ArrowUUpRightIcon } from '@/components/icons/arrow-u-up-right-icon'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import { LinkIcon } from '@/components/icons/link-icon'
import { QuestionIcon } from '@/components/icons/question-icon'
import { OutlineButton } from '@/components/outline-button'
import { CopyMenu } from './copy-menu'
import styles from './editor-bar.module.css'
import { useEditor } from './editor-context'
import type { SaveState } from './meme-saver'
import { SaveMark } from './save-mark'
import type { useZoom } from './use-zoom'
import { ZoomMenu } from './zoom-menu'

interface EditorBarProps {
  title: string
  backHref: string
  saveState: SaveState
  zoom: ReturnType<typeof useZoom>
  onHelp: () => void
  onDownload: () => void
  onShare: () => void
  /** Saves the shown meme first. @returns its picture, or undefined when saving failed */
  picture: () => Promise<{ address: string; altText: string } | undefined>
}

/** Controls of the whole meme: name, save state, undo and redo, zoom, copy and download. */
export function EditorBar({
  title,
  backHref,
  saveState,
  zoom,
  onHelp,
  onDownload,
  onShare,
  picture,
}: EditorBarProps) {
  const { t } = useT()
  const { undo, redo, canUndo, canRedo } = useEditor()
  return (
    <header className={styles.bar}>
      <Link href={backHref} aria-label={t('editor.back')} className={styles.back}>
        <ArrowLeftIcon size={21} />
      </Link>
      <h1 className={styles.title}>{title}</h1>
      <SaveMark state={saveState} />
      <span className={styles.gap} />
      <IconAction name={t('editor.undo')} strong disabled={!canUndo} onClick={undo}>
        <ArrowUUpLeftIcon size={21} />
      </IconAction>
      <IconAction name={t('editor.redo')} strong disabled={!canRedo} onClick={redo}>
        <ArrowUUpRightIcon size={21} />
      </IconAction>
      <div className={styles.wide}>
        <ZoomMenu {...zoom} />
        <IconAction name={t('editor.help')} strong onClick={onHelp}>
          <QuestionIcon size={21} />
        </IconAction>
      </div>
      <CopyMenu picture={picture} />
      <OutlineButton size="3" aria-label={t('share.menu')} className={styles.share} onClick={onShare}>
        <LinkIcon size={18} />
        <span>{t('editor.share')}</span>
      </OutlineButton>
      <Button className={styles.download} onClick={onDownload}>
        <DownloadSimpleIcon size={18} />
        {t('editor.download.open')}
      </Button>
    </header>
  )
}
