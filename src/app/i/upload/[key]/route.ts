import { pictureRoute } from '@/app/picture-route'
import { handleUploadRequest } from '@/server/rest/handle-upload-request'

const serve = pictureRoute('key', handleUploadRequest)

export { serve as GET, serve as HEAD }
