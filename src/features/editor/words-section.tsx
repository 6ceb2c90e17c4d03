import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { PlusIcon } from '@/components/icons/plus-icon'
import { captionCharsMax } from '@/core/meme/meme-document'
import { graphemeCount } from '@/core/text/graphemes'
import type { EditedBox } from './edited-meme'
import { nextKey } from './edited-meme'
import { useEditor } from './editor-context'
import { addTextBox, boxesMax, writeBox } from './edits'
import { Section } from './section'
import { WordsField } from './words-field'
import styles from './words-section.module.css'

/** The words of every box, in the order of the boxes. */
export function WordsSection() {
  const { t } = useT()
  const { meme, edit, selectedBox, select, settle, titleOf } = useEditor()
  const add = () => {
    const key = nextKey(meme)
    edit(addTextBox, undefined, { kind: 'box', key })
    // The field is there after the next rendering.
    requestAnimationFrame(() => document.getElementById(`words-${key}`)?.focus())
  }
  return (
    <Section
      title={t('editor.words')}
      action={
        <IconAction name={t('editor.addText')} strong disabled={meme.boxes.length >= boxesMax} onClick={add}>
          <PlusIcon size={18} />
        </IconAction>
      }
    >
      <div className={styles.fields}>
        {meme.boxes.map((box) => (
          <WordsField
            key={box.key}
            id={`words-${box.key}`}
            label={titleOf(box)}
            text={box.text}
            isUpperCase={box.upperCase}
            isSelected={selectedBox?.key === box.key}
            onFocus={() => select({ kind: 'box', key: box.key })}
            onBlur={settle}
            onChange={(text) => edit((before) => writeBox(before, box.key, text), `write ${box.key}`)}
          />
        ))}
      </div>
      {selectedBox ? (
        <Hint box={selectedBox} />
      ) : (
        <p className={styles.hint}>{t(meme.boxes.length > 0 ? 'editor.pickBox' : 'editor.noBoxes')}</p>
      )}
    </Section>
  )
}

/** A hint for the box, and how many characters stay readable. */
function Hint({ box }: { box: EditedBox }) {
  const { t } = useT()
  const { slots } = useEditor()
  const slot = slots.find(({ id }) => id === box.slot)
  const counted = t('editor.charsOf', {
    count: graphemeCount(box.text),
    max: slot?.maxChars ?? captionCharsMax,
  })
  return <p className={styles.hint}>{slot ? t('editor.hint', { hint: slot.hint, counted }) : counted}</p>
}
