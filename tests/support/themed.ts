import { ThemedTemplateInput } from '@/contracts/themed-template'
import { ThemedUploadInput } from '@/contracts/themed-upload'
import { photo } from './hostile-pictures'

/** A picture as it is sent. */
export async function pictureBase64(widthPx = 640, heightPx = 480): Promise<string> {
  return (await photo(widthPx, heightPx).jpeg().toBuffer()).toString('base64')
}

export const uploadInput = (values: Record<string, unknown>) =>
  ThemedUploadInput.parse({ memeTheme: 'Mondays', inputLanguage: 'en', ...values })

export const templateInput = (values: Record<string, unknown>) =>
  ThemedTemplateInput.parse({ imageName: 'nope-yep', memeTheme: 'coffee', inputLanguage: 'en', ...values })
