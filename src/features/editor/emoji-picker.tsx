import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { SmileyIcon } from '@/components/icons/smiley-icon'
import { Popover } from '@/components/popover'
import { nextKey } from './edited-meme'
import { useEditor } from './editor-context'
import { addEmoji } from './edits'
import { emoji } from './emoji'
import styles from './emoji-picker.module.css'

/** An emoji becomes a box of its own. */
export function EmojiPicker({ side }: { side: 'right' | 'top' }) {
  const { t } = useT()
  const { meme, edit } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const pick = (one: string) => {
    edit((before) => addEmoji(before, one), undefined, { kind: 'box', key: nextKey(meme) })
    setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <IconAction name={t('editor.addEmoji')} strong>
          <SmileyIcon size={22} />
        </IconAction>
      </Popover.Trigger>
      <Popover.Content
        side={side}
        collisionPadding={12}
        className={styles.sheet}
        aria-label={t('editor.addEmoji')}
      >
        <div className={styles.grid}>
          {emoji.map((one) => (
            <button key={one} type="button" className={styles.emoji} onClick={() => pick(one)}>
              {one}
            </button>
          ))}
        </div>
      </Popover.Content>
    </Popover.Root>
  )
}
