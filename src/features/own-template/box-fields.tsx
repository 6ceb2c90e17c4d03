import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { PlusIcon } from '@/components/icons/plus-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
import { OutlineButton } from '@/components/outline-button'
import { ownHintCharsMax, ownRoleCharsMax } from '@/contracts/limits'
import { ownBoxesMax } from '@/core/placement/own-box'
import { insertWithin } from '@/core/text/text-limit'
import styles from './box-fields.module.css'
import { focusName } from './box-stage'
import type { TemplateTools } from './use-template-draft'

/** The boxes by name, in reading order: what each is to the joke, and what to write in it. */
export function BoxFields({ tools }: { tools: TemplateTools }) {
  const { t } = useT()
  const { draft, selected, select, add, change, remove } = tools
  const isFull = draft.boxes.length >= ownBoxesMax
  const addNamed = () => {
    const key = add()
    // The field is there after the next rendering.
    if (key !== null) requestAnimationFrame(() => focusName(key))
  }
  return (
    <section aria-labelledby="own-boxes" className={styles.section}>
      <h2 id="own-boxes" className="qs-display-4">
        {t('ownTemplate.boxes')}
      </h2>
      <p className="qs-small qs-quiet">
        {t(isFull ? 'ownTemplate.full' : 'ownTemplate.how', { count: ownBoxesMax })}
      </p>
      <ol className={styles.list}>
        {draft.boxes.map(({ key, role, hint }, index) => (
          <li key={key} className={selected === key ? styles.selected : undefined}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.fields}>
              <BoxField
                id={`role-${key}`}
                label={t('ownTemplate.roleOf', { number: index + 1 })}
                example={t('ownTemplate.roleExample')}
                value={role}
                charsMax={ownRoleCharsMax}
                onFocus={() => select(key)}
                onChange={(text) => change(key, { role: text })}
              />
              <BoxField
                label={t('ownTemplate.hintOf', { number: index + 1 })}
                example={t('ownTemplate.hintExample')}
                value={hint}
                charsMax={ownHintCharsMax}
                onFocus={() => select(key)}
                onChange={(text) => change(key, { hint: text })}
              />
            </div>
            <IconAction
              name={t('ownTemplate.remove', {
                name: role.trim() || t('ownTemplate.box', { number: index + 1 }),
              })}
              onClick={() => remove(key)}
            >
              <TrashIcon size={19} />
            </IconAction>
          </li>
        ))}
      </ol>
      <OutlineButton type="button" size="3" disabled={isFull} className={styles.add} onClick={addNamed}>
        <PlusIcon size={18} />
        {t('ownTemplate.addBox')}
      </OutlineButton>
    </section>
  )
}

interface BoxFieldProps {
  id?: string
  label: string
  example: string
  value: string
  charsMax: number
  onFocus: () => void
  onChange: (text: string) => void
}

function BoxField({ id, label, example, value, charsMax, onFocus, onChange }: BoxFieldProps) {
  return (
    <TextField.Root
      id={id}
      size="2"
      aria-label={label}
      placeholder={example}
      value={value}
      onFocus={onFocus}
      onChange={(event) => onChange(insertWithin(value, event.target.value, charsMax))}
    />
  )
}
