/** Decoded pictures by address; enough for a page of memes. The longest unused are dropped. */
const pictures = new Map<string, Promise<HTMLImageElement>>()
const picturesMax = 32

/** The decoded picture at an address. @throws when it cannot be fetched or decoded */
export function loadPicture(address: string): Promise<HTMLImageElement> {
  const known = pictures.get(address)
  pictures.delete(address)
  const picture = known ?? decodePicture(address)
  pictures.set(address, picture)
  const [oldest] = pictures.keys()
  if (oldest !== undefined && pictures.size > picturesMax) pictures.delete(oldest)
  return picture
}

async function decodePicture(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch (error) {
    // A failure is not remembered: the next attempt may reach the network again.
    pictures.delete(address)
    throw error
  }
  return image
}
