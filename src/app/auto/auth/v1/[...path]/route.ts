import { serveAuthRoute } from '@/sandbox/auth/serve-auth-route'

export {
  serveAuthRoute as DELETE,
  serveAuthRoute as GET,
  serveAuthRoute as OPTIONS,
  serveAuthRoute as PATCH,
  serveAuthRoute as POST,
  serveAuthRoute as PUT,
}
