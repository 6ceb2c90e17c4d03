import { referenceConfiguration } from './reference-configuration'

/** What we use of `@scalar/api-reference`, which is loaded as a file and not bundled. */
interface ReferenceProgram {
  createApiReference(element: Element, configuration: object): { destroy(): void }
}

/** Copied there by scripts/api-reference. */
const programFile = '/api-reference/standalone.esm.js'

/** What is called by these words for screen readers, because the program leaves it without a name of its own. */
export interface ReferenceNames {
  copy: string
  notices: string
}

/**
 * Draws the reference into an element.
 * @param onLoaded when the description has been read and drawn
 * @returns what takes it away again
 * @throws when the program cannot be loaded
 */
export async function openReference(
  element: Element,
  names: ReferenceNames,
  onLoaded: () => void,
): Promise<() => void> {
  const program: ReferenceProgram = await import(
    /* webpackIgnore: true */ /* turbopackIgnore: true */ programFile
  )
  // A place that already has children would be taken for a reference drawn on a server.
  const place = document.createElement('div')
  element.append(place)
  const watch = new MutationObserver(() => fitIntoPage(place, names))
  watch.observe(place, { childList: true, subtree: true })
  const reference = program.createApiReference(place, { ...referenceConfiguration, onLoaded })
  return () => {
    watch.disconnect()
    reference.destroy()
    place.remove()
  }
}

/**
 * The reference takes itself for the whole page; a page has one main part and one first heading, and they are ours.
 * It draws its parts one after the other, so this is done whenever something was added.
 */
function fitIntoPage(place: Element, names: ReferenceNames) {
  place.querySelector('main')?.setAttribute('role', 'group')
  place.querySelector('h1')?.setAttribute('aria-level', '2')
  for (const button of place.querySelectorAll('button.scalar-code-copy')) {
    button.setAttribute('aria-label', names.copy)
  }
  for (const section of place.querySelectorAll('section[aria-live]')) {
    section.setAttribute('aria-label', names.notices)
  }
}
