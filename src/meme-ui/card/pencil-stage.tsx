import { useT } from 'next-i18next/client'
import { Picture } from '@/components/picture'
import { PictureLabel } from '@/components/picture-label'
import styles from './pencil-stage.module.css'

/** A picture whose words are being written: grey and faded, and it says so. Fills its parent, which is positioned. */
export function PencilStage({ address }: { address: string }) {
  const { t } = useT()
  return (
    <>
      <Picture src={address} alt="" data-pencil className={styles.pencil} />
      <PictureLabel>{t('memeCard.pencilling')}</PictureLabel>
    </>
  )
}
