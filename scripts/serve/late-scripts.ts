/**
 * A page's scripts, asked for once it has been painted. Next puts them into the head of a page, where they share the
 * line with the fonts and the first picture, and run before the first paint where they arrive early. decision: ADR-0039
 */

/** Told by the page once its scripts have taken over (src/components/hydration-signal.tsx). */
type HydratedEvent = 'hydrated'

const chunk = String.raw`/_next/static/chunks/[^"]+\.js`
const asyncScript = new RegExp(`<script(?=[^>]* async="")[^>]* src="(${chunk})"[^>]*></script>`, 'g')
const scriptPreload = new RegExp(`<link rel="preload" as="script"[^>]* href="${chunk}"[^>]*/>`, 'g')
const nonceOf = /<script[^>]* nonce="([^"]+)"/

/**
 * The document with a loader in the place of its scripts. What a page says, or somebody wrote, never looks like one of
 * its tags: React and Next escape it.
 */
export function withLateScripts(html: string): string {
  const addresses = Array.from(html.matchAll(asyncScript), ([, address]) => address)
  const nonce = nonceOf.exec(html)?.[1]
  if (addresses.length === 0 || nonce === undefined) return html
  const loader = `<script nonce="${nonce}">(${loadLate})(${JSON.stringify(addresses)})</script>`
  return html
    .replaceAll(asyncScript, '')
    .replaceAll(scriptPreload, '')
    .replace('</head>', () => `${loader}</head>`)
}

/**
 * Runs in the page, by its text: it may use nothing from around it. The scripts are asked for once the fonts and the
 * pictures that come first have been painted, or as soon as somebody touches the page. What is written before they
 * have taken over is written once more for them, and a button pressed is pressed again; where they never come it does
 * what it does without scripts.
 *
 * @param addresses of the scripts, in the order of the page
 */
function loadLate(addresses: readonly string[]): void {
  const limitMs = 3000
  const nonce = document.currentScript?.nonce
  const signs = ['pointerdown', 'keydown', 'focusin', 'input'] as const
  const hydrated: HydratedEvent = 'hydrated'
  let asked = false
  let pressed: HTMLElement | null = null
  const written = new Map<HTMLInputElement | HTMLTextAreaElement, string>()

  function ask(): void {
    if (asked) return
    asked = true
    for (const sign of signs) removeEventListener(sign, ask, true)
    for (const address of addresses) {
      const script = document.createElement('script')
      script.src = address
      if (nonce) script.nonce = nonce
      script.onerror = takeOver
      document.head.append(script)
    }
  }

  async function askAfterPaint(): Promise<void> {
    const first = Array.from(document.images).filter(({ fetchPriority }) => fetchPriority === 'high')
    await Promise.allSettled([document.fonts.ready, ...first.map((picture) => picture.decode())])
    requestAnimationFrame(() => setTimeout(ask))
  }

  function keepPress(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // The browser itself opens and closes what a button of that kind points at.
    if (!button || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    event.stopPropagation()
    pressed = button
    ask()
  }

  function keepText({ target }: Event): void {
    if (target instanceof HTMLTextAreaElement) written.set(target, target.value)
    else if (target instanceof HTMLInputElement && !/^(?:radio|checkbox|file)$/.test(target.type))
      written.set(target, target.value)
  }

  /** React takes the text it was given for that of the field, and hears only of what differs from what it last saw. */
  function writeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
    field.value = ''
    set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function takeOver(): void {
    removeEventListener('click', keepPress, true)
    removeEventListener('input', keepText, true)
    for (const [field, text] of written) writeAgain(field, text)
    written.clear()
    // Once the page knows what was written.
    setTimeout(() => {
      pressed?.click()
      pressed = null
    })
  }

  for (const sign of signs) addEventListener(sign, ask, true)
  addEventListener('click', keepPress, true)
  addEventListener('input', keepText, true)
  addEventListener(hydrated, takeOver, { once: true })
  document.addEventListener('DOMContentLoaded', askAfterPaint, { once: true })
  // A picture that takes long holds nobody up, and a page in the background paints nothing.
  setTimeout(ask, limitMs)
}
