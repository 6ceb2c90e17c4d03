import { uploadAddress, uploadKeyOf } from '@/core/meme/picture-name'

/** Address of the blank picture while its words are being written: the smallest file that there is of it. */
export function pencilFile(imageName: string): string {
  const uploadKey = uploadKeyOf(imageName)
  return uploadKey === null ? `/templates/${imageName}-320.webp` : uploadAddress(uploadKey)
}
