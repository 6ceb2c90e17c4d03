import { referenceConfiguration } from './reference-configuration'

/** The part of Scalar's API reference that is used. Its file is loaded at run time and sets `window.Scalar`. */
interface ReferenceProgram {
  createApiReference(element: Element, configuration: object): { destroy(): void }
}

/** Copied there by scripts/api-reference. */
const programFile = '/api-reference/standalone.js'

/** Names for screen readers of parts that the program leaves without one. */
export interface ReferenceNames {
  copy: string
  notices: string
}

/**
 * Draws the reference into an element.
 * @param onLoaded called when the description has been read and drawn
 * @returns a function that removes the reference
 * @throws when the program cannot be loaded
 */
export async function openReference(
  element: Element,
  names: ReferenceNames,
  onLoaded: () => void,
): Promise<() => void> {
  await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ programFile)
  const { Scalar: program } = window as Window & { Scalar?: ReferenceProgram }
  if (!program) throw new Error(`${programFile} defines no Scalar.`)
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
