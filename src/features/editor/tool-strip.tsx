import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { ArrowsLeftRightIcon } from '@/components/icons/arrows-left-right-icon'
import { CopySimpleIcon } from '@/components/icons/copy-simple-icon'
import { CursorIcon } from '@/components/icons/cursor-icon'
import { RectangleDashedIcon } from '@/components/icons/rectangle-dashed-icon'
import { TextTIcon } from '@/components/icons/text-t-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
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

/** Tools beside the page; on the phone a quick bar beneath it, with the actions on a box. */
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
        <CursorIcon size={22} weight={selection === null ? 'fill' : 'bold'} />
      </IconAction>
      <IconAction name={t('editor.addText')} strong onClick={() => addAndWrite(editor)}>
        <TextTIcon size={22} />
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
        <CopySimpleIcon size={22} />
      </IconAction>
      <IconAction name={t('editor.swap.open')} strong onClick={onSwap}>
        <ArrowsLeftRightIcon size={22} />
      </IconAction>
      <IconAction
        name={t('editor.remove')}
        strong
        disabled={key === undefined}
        onClick={() => key && edit((before) => removeBox(before, key))}
      >
        <TrashIcon size={22} />
      </IconAction>
      <IconAction
        name={t('editor.showBoxes')}
        strong
        aria-pressed={hasBoxes}
        className={styles.wide}
        onClick={() => onBoxes(!hasBoxes)}
      >
        <RectangleDashedIcon size={22} weight={hasBoxes ? 'fill' : 'bold'} />
      </IconAction>
    </div>
  )
}
