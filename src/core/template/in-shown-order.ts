import type { Template } from './template'

/** Stills between two templates that move. */
const stillsBetween = 3

/** The template that a loop was drawn after; its own name for any other. */
export function stillName(name: string): string {
  return name.replace(/-loop$/, '')
}

/**
 * The order for who looks for nothing: the library's own, with one that moves after every three stills, first those
 * that exist in motion alone.
 */
export function inShownOrder(templates: readonly Template[]): Template[] {
  const stills = templates.filter(({ motion }) => !motion)
  const stillNames = new Set(stills.map(({ name }) => name))
  const isLoopOfStill = ({ name }: Template) => stillNames.has(stillName(name))
  const moving = templates
    .filter(({ motion }) => motion)
    .sort((a, b) => Number(isLoopOfStill(a)) - Number(isLoopOfStill(b)))
  const shown: Template[] = []
  for (let at = 0; at < stills.length; at += stillsBetween) {
    shown.push(...stills.slice(at, at + stillsBetween), ...moving.splice(0, 1))
  }
  return [...shown, ...moving]
}
