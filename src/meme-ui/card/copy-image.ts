/**
 * Puts a picture on the clipboard as PNG, and with it markup that carries its alt text for editors that keep it.
 * The picture is handed over as a promise: Safari wants the clipboard touched within the click itself.
 * @throws when the browser refuses or the picture cannot be fetched
 */
export async function copyImage(imageUrl: string, altText: string): Promise<void> {
  const png = fetch(imageUrl).then(async (response) => {
    if (!response.ok) throw new Error(`The picture answered ${response.status}.`)
    return response.blob()
  })
  // A refused clipboard write leaves this promise without a reader.
  png.catch(() => undefined)
  const markup = document.createElement('img')
  markup.src = imageUrl
  markup.alt = altText
  const html = new Blob([markup.outerHTML], { type: 'text/html' })
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png, 'text/html': html })])
}
