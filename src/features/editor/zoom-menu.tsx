import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { GhostButton } from '@/components/ghost-button'
import { CaretDownIcon } from '@/components/icons/caret-down-icon'
import { type useZoom, zoomSteps } from './use-zoom'

/** How large the page is shown; 100 % is as large as it fits. */
export function ZoomMenu({ zoom, zoomTo }: Pick<ReturnType<typeof useZoom>, 'zoom' | 'zoomTo'>) {
  const { t } = useT()
  const percent = Math.round(zoom * 100)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <GhostButton size="2" mx="2" aria-label={t('editor.zoom', { percent })}>
          {t('editor.percent', { percent })}
          <CaretDownIcon size={14} />
        </GhostButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item shortcut="0" onSelect={() => zoomTo(1)}>
          {t('editor.zoomFit')}
        </DropdownMenu.Item>
        {zoomSteps
          .filter((step) => step !== 1)
          .map((step) => (
            <DropdownMenu.Item key={step} onSelect={() => zoomTo(step)}>
              {t('editor.percent', { percent: step * 100 })}
            </DropdownMenu.Item>
          ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
