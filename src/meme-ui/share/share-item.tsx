'use client'

import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { ShareNetworkIcon } from '@/components/icons/share-network-icon'

/** The line of a menu that opens the share dialog. */
export function ShareItem({ onSelect }: { onSelect: () => void }) {
  const { t } = useT()
  return (
    <DropdownMenu.Item onSelect={onSelect}>
      <ShareNetworkIcon size={19} />
      {t('share.menu')}
    </DropdownMenu.Item>
  )
}
