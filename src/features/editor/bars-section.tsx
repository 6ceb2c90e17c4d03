import { Switch } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import controls from './controls.module.css'
import type { BarName } from './edited-meme'
import { useEditor } from './editor-context'
import { changeBar } from './edits'
import { Section } from './section'
import { WordsField } from './words-field'

/** The strips of paper above and below the picture. */
export function BarsSection() {
  const { t } = useT()
  return (
    <Section title={t('editor.bars')}>
      <BarRow bar="header" title={t('editor.header')} />
      <BarRow bar="footer" title={t('editor.footer')} />
    </Section>
  )
}

function BarRow({ bar, title }: { bar: BarName; title: string }) {
  const { t } = useT()
  const { meme, selection, edit, select, settle } = useEditor()
  const words = meme[bar]
  const turn = (isOn: boolean) => {
    edit((before) => changeBar(before, bar, isOn ? {} : null), undefined, isOn ? { kind: 'bar', bar } : null)
    if (isOn) requestAnimationFrame(() => document.getElementById(`words-${bar}`)?.focus())
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch in it is a button */}
      <label className={controls.switch}>
        {title}
        <Switch checked={words !== null} onCheckedChange={turn} />
      </label>
      {words && (
        <WordsField
          id={`words-${bar}`}
          label={t('editor.wordsOf', { name: title })}
          text={words.text}
          isSelected={selection?.kind === 'bar' && selection.bar === bar}
          onFocus={() => select({ kind: 'bar', bar })}
          onBlur={settle}
          onChange={(text) => edit((before) => changeBar(before, bar, { text }), `write ${bar}`)}
        />
      )}
    </>
  )
}
