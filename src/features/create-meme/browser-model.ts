import { useEffect, useState } from 'react'

/** The Prompt API, as far as it is used here: a language model that the browser carries. */
interface BrowserSession {
  prompt(text: string, options: { responseConstraint: object; signal: AbortSignal }): Promise<string>
  clone(options: { signal: AbortSignal }): Promise<BrowserSession>
  destroy(): void
}
export interface BrowserModel {
  availability(): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  create(options: {
    initialPrompts: { role: 'system'; content: string }[]
    signal: AbortSignal
  }): Promise<BrowserSession>
}

const storageName = 'quipsmith-browser-model'

/** Undefined in a browser without one. */
export function browserModel(): BrowserModel | undefined {
  return (globalThis as { LanguageModel?: BrowserModel }).LanguageModel
}

/** True when the model is there and was switched on in this browser. */
export function isBrowserModelWanted(): boolean {
  return browserModel() !== undefined && localStorage.getItem(storageName) === 'on'
}

/** The switch: null where there is no model that could write at once. */
export function useBrowserModel(): { isOn: boolean; setOn: (isOn: boolean) => void } | null {
  const [isReady, setReady] = useState(false)
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    let isShown = true
    setOn(isBrowserModelWanted())
    browserModel()
      ?.availability()
      .then((found) => isShown && setReady(found === 'available'))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [])
  if (!isReady) return null
  return {
    isOn,
    setOn: (next) => {
      localStorage.setItem(storageName, next ? 'on' : 'off')
      setOn(next)
    },
  }
}
