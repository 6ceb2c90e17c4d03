import { type ComponentType, lazy } from 'react'

/** A component that loads on render and renders nothing when its code cannot be fetched: no page fails for it. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch(() => Nothing)
      .then((component: ComponentType<Props>) => ({ default: component })),
  )
}

function Nothing() {
  return null
}
