import { pictureRoute } from '@/app/picture-route'
import { handleTemplateImageRequest } from '@/server/rest/handle-template-image-request'

const serve = pictureRoute('file', handleTemplateImageRequest)

export { serve as DELETE, serve as GET, serve as HEAD, serve as PATCH, serve as POST, serve as PUT }
