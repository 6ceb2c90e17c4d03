import { type FileProblem, fileProblem, sizeProblem } from './file-problem'

/** An own picture, or the reason why it is refused. */
type ReadFile = { picture: OpenedPicture } | { problem: FileProblem }

/** A file that only this page has. */
export interface OpenedPicture {
  file: Blob
  /** The name of the file. */
  title: string
  /** `blob:`; the component that shows it revokes it. */
  address: string
  widthPx: number
  heightPx: number
}

/**
 * Opens a file that a person chose:
 *
 * 1. Its type and length are looked at before anything is read.
 * 2. Its bytes are kept, so that a file that is moved or changed later is still there to be sent.
 * 3. The browser decodes it: a picture that it cannot show is not sent.
 */
export async function readPictureFile(file: File): Promise<ReadFile> {
  const problem = fileProblem(file)
  if (problem) return { problem }
  let address: string | undefined
  try {
    const kept = new Blob([await file.arrayBuffer()], { type: file.type })
    address = URL.createObjectURL(kept)
    const image = await loadedImage(address)
    const [widthPx, heightPx] = [image.naturalWidth, image.naturalHeight]
    const tooManyPixels = sizeProblem(widthPx, heightPx)
    if (tooManyPixels) throw new Refused(tooManyPixels)
    await image.decode()
    return {
      picture: { file: kept, title: file.name, address, widthPx, heightPx },
    }
  } catch (error) {
    if (address !== undefined) URL.revokeObjectURL(address)
    if (error instanceof Refused) return { problem: error.problem }
    return { problem: { kind: file.type === '' ? 'wrongType' : 'unreadable' } }
  }
}

class Refused extends Error {
  readonly problem: FileProblem

  constructor(problem: FileProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

function loadedImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The browser cannot open it.'))
    image.src = address
  })
}

/** A file as base64 with a `data:` prefix. @throws when the browser cannot read it */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
