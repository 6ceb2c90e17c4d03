import { pictureRoute } from '@/app/picture-route'
import { handleImageRequest } from '@/server/rest/handle-image-request'

const serve = pictureRoute('file', handleImageRequest)

export { serve as GET, serve as HEAD }
