import { useT } from 'next-i18next/client'
import { useBrowserModel } from './browser-model'
import styles from './browser-model-switch.module.css'
import { useRunKind } from './run-kind'

/** Lets the model write that this browser carries; nothing where there is none. */
export function BrowserModelSwitch() {
  const { t } = useT()
  const { kind } = useRunKind()
  const model = useBrowserModel()
  if (!model || kind !== 'memes') return null
  return (
    <label className={styles.switch} title={t('create.browserModelHelp')}>
      <input type="checkbox" checked={model.isOn} onChange={({ target }) => model.setOn(target.checked)} />
      {t('create.browserModel')}
    </label>
  )
}
