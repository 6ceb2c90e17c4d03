import { SegmentedControl } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import foot from '@/components/dialog-actions.module.css'
import { dimensionPxMax } from '@/contracts/limits'
import { formatsOf, type ImageFormat } from '@/meme-ui/card/image-format'
import styles from './dialogs.module.css'
import { sizeAt } from './picture-address'
import { RangeField } from './range-field'

interface DownloadDialogProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** A moving meme has the size of its frames. */
  isMoving: boolean
  /** px of the whole image as it is shown; only its ratio counts. */
  shown: { widthPx: number; heightPx: number }
  onDownload: (format: ImageFormat, widthPx: number | undefined) => Promise<void>
}

const longerSidePxMin = 500
const longerSidePxUsual = 1080
const stepPx = 4

/** The picture as a file: what kind, and how large. */
export function DownloadDialog({ isOpen, onOpen, isMoving, shown, onDownload }: DownloadDialogProps) {
  const { t } = useT()
  const formats = formatsOf(isMoving)
  const [chosen, choose] = useState<ImageFormat>('png')
  const [longerSidePx, setLongerSidePx] = useState(longerSidePxUsual)
  const [isBusy, setBusy] = useState(false)
  const format = formats.includes(chosen) ? chosen : (formats[0] ?? 'png')
  const { widthPx, heightPx } = sizeAt(longerSidePx, shown)
  const download = async () => {
    setBusy(true)
    await onDownload(format, isMoving ? undefined : widthPx)
    setBusy(false)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Content maxWidth="440px">
        <Dialog.Title className="qs-display-3">{t('editor.download.title')}</Dialog.Title>
        <Dialog.Description className={styles.text}>{t('editor.download.text')}</Dialog.Description>
        <SegmentedControl.Root
          size="3"
          aria-label={t('editor.download.format')}
          value={format}
          onValueChange={(value) => choose(value as ImageFormat)}
        >
          {formats.map((name) => (
            <SegmentedControl.Item key={name} value={name}>
              {t(`editor.download.formats.${name}`)}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
        {!isMoving && (
          <div className={styles.field}>
            {t('editor.download.size')}
            <RangeField
              label={t('editor.download.size')}
              min={longerSidePxMin}
              max={dimensionPxMax}
              step={stepPx}
              value={longerSidePx}
              onChange={setLongerSidePx}
            />
          </div>
        )}
        {!isMoving && (
          <p className={styles.made}>{t('editor.download.made', { width: widthPx, height: heightPx })}</p>
        )}
        <div className={`${foot.actions} ${styles.actions}`}>
          <Button disabled={isBusy} onClick={download}>
            {t('editor.download.now', { format: t(`editor.download.formats.${format}`) })}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
