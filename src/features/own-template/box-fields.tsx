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

const fields = [
  { name: 'role', charsMax: ownRoleCharsMax },
  { name: 'hint', charsMax: ownHintCharsMax },
] as const

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
        {draft.boxes.map(({ key, ...box }, index) => (
          <li key={key} className={selected === key ? styles.selected : undefined}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.fields}>
              {fields.map(({ name, charsMax }) => (
                <TextField.Root
                  key={name}
                  id={`${name}-${key}`}
                  size="2"
                  aria-label={t(`ownTemplate.${name}Of`, { number: index + 1 })}
                  placeholder={t(`ownTemplate.${name}Example`)}
                  value={box[name]}
                  onFocus={() => select(key)}
                  onChange={({ target }) =>
                    change(key, { [name]: insertWithin(box[name], target.value, charsMax) })
                  }
                />
              ))}
            </div>
            <IconAction
              name={t('ownTemplate.remove', {
                name: box.role.trim() || t('ownTemplate.box', { number: index + 1 }),
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
