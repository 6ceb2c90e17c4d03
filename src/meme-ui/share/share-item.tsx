'use client'

import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork'
import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'

/** The line of a menu that opens the share dialog. */
export function ShareItem({ onSelect }: { onSelect: () => void }) {
  const { t } = useT()
  return (
    <DropdownMenu.Item onSelect={onSelect}>
      <ShareNetworkIcon size={19} weight="bold" aria-hidden />
      {t('share.menu')}
    </DropdownMenu.Item>
  )
}
