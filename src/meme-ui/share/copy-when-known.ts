/**
 * Copies a text that a call is still fetching. Safari allows the clipboard only within the click itself, so the browser
 * gets a promise where it takes one.
 *
 * @throws when the browser refuses, and what `text` throws
 */
export async function copyWhenKnown(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write) {
    return navigator.clipboard.writeText(await text)
  }
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }))
  // A refused clipboard write leaves this promise without a reader.
  blob.catch(() => undefined)
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
