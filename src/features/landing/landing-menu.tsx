import { IconAction } from '@/components/icon-action'
import { ListIcon } from '@/components/icons/list-icon'
import styles from './landing-menu.module.css'
import type { PageLink } from './page-links'

interface LandingMenuProps {
  name: string
  links: readonly Pick<PageLink, 'href' | 'label'>[]
  className: string | undefined
}

const panelId = 'landing-menu'

/** The public pages behind one button, where the header has no room for them. The browser opens and closes it. */
export function LandingMenu({ name, links, className }: LandingMenuProps) {
  return (
    <div className={className}>
      <IconAction name={name} strong popoverTarget={panelId}>
        <ListIcon size={26} />
      </IconAction>
      <nav id={panelId} popover="auto" aria-label={name} className={styles.panel}>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
