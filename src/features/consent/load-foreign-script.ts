import type { LoadableScript } from '@/env/foreign-script'

const loaded = new Set<string>()

/** Adds a third-party script once, when the page has loaded and is idle. */
export function loadForeignScript(script: LoadableScript): () => void {
  let left = false
  const add = () => {
    if (left || loaded.has(script.src)) return
    loaded.add(script.src)
    append(script)
  }
  void afterLoad().then(() => ('requestIdleCallback' in window ? requestIdleCallback(add) : setTimeout(add)))
  return () => {
    left = true
  }
}

function afterLoad(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((done) => window.addEventListener('load', done, { once: true }))
}

function append({ kind, src, attributes }: LoadableScript): void {
  // The queue from which tag managers of every make count the time.
  if (kind === 'tagManager') {
    const page = window as { dataLayer?: unknown[] }
    page.dataLayer ??= []
    page.dataLayer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  }
  const element = document.createElement('script')
  element.async = true
  element.src = src
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.head.append(element)
}
