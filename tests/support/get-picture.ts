import { handleImageRequest } from '@/server/rest/handle-image-request'
import type { MemeRenderer } from '@/server/services/ports/meme-renderer'
import type { TestServices } from './service-context'

interface PictureRequest {
  query?: string
  method?: string
  headers?: Record<string, string>
  renderer?: MemeRenderer
}

/** Requests pictures at `/i/{name}`; an unexpected failure fails the test. */
export function pictureGetter(services: TestServices) {
  return (name: string, { query = '', method = 'GET', headers = {}, renderer }: PictureRequest = {}) => {
    const context = services.contextFor()
    const ports = renderer ? { ...context.ports, renderer } : context.ports
    const request = new Request(`http://127.0.0.1/i/${name}${query}`, { method, headers })
    const reportError = (error: unknown) => {
      throw error
    }
    return handleImageRequest(request, name, { ...context, ports }, { requestId: 'request', reportError })
  }
}
