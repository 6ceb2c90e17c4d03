import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { CursorIcon } from '@phosphor-icons/react/dist/csr/Cursor'
import { RectangleDashedIcon } from '@phosphor-icons/react/dist/csr/RectangleDashed'
import { TextTIcon } from '@phosphor-icons/react/dist/csr/TextT'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { usePhone } from '@/lib/use-phone'
import { nextKey } from './edited-meme'
import { useEditor } from './editor-context'
import { duplicateBox, removeBox } from './edits'
import { EmojiPicker } from './emoji-picker'
import styles from './tool-strip.module.css'
import { addAndWrite } from './use-editor-keys'

interface ToolStripProps {
  hasBoxes: boolean
  onBoxes: (hasBoxes: boolean) => void
  onSwap: () => void
}

/** Tools beside the page; on the phone the quick bar beneath it, with what is done to a box. */
export function ToolStrip({ hasBoxes, onBoxes, onSwap }: ToolStripProps) {
  const { t } = useT()
  const editor = useEditor()
  const { selectedBox, selection, edit, select, meme } = editor
  const key = selectedBox?.key
  const isPhone = usePhone()
  return (
    <div role="toolbar" aria-label={t('editor.tools')} className={styles.strip}>
      <IconAction
        name={t('editor.pick')}
        strong
        aria-pressed={selection === null}
        className={`${styles.wide} ${selection === null ? styles.on : ''}`}
        onClick={() => select(null)}
      >
        <CursorIcon size={22} weight={selection === null ? 'fill' : 'bold'} aria-hidden />
      </IconAction>
      <IconAction name={t('editor.addText')} strong onClick={() => addAndWrite(editor)}>
        <TextTIcon size={22} weight="bold" aria-hidden />
      </IconAction>
      <EmojiPicker side={isPhone ? 'top' : 'right'} />
      <IconAction
        name={t('editor.duplicate')}
        strong
        disabled={key === undefined}
        onClick={() =>
          key && edit((before) => duplicateBox(before, key), undefined, { kind: 'box', key: nextKey(meme) })
        }
      >
        <CopySimpleIcon size={22} weight="bold" aria-hidden />
      </IconAction>
      <IconAction name={t('editor.swap.open')} strong onClick={onSwap}>
        <ArrowsLeftRightIcon size={22} weight="bold" aria-hidden />
      </IconAction>
      <IconAction
        name={t('editor.remove')}
        strong
        disabled={key === undefined}
        onClick={() => key && edit((before) => removeBox(before, key))}
      >
        <TrashIcon size={22} weight="bold" aria-hidden />
      </IconAction>
      <IconAction
        name={t('editor.showBoxes')}
        strong
        aria-pressed={hasBoxes}
        className={styles.wide}
        onClick={() => onBoxes(!hasBoxes)}
      >
        <RectangleDashedIcon size={22} weight={hasBoxes ? 'fill' : 'bold'} aria-hidden />
      </IconAction>
    </div>
  )
}
