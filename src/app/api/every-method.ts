type Handler = (request: Request) => Promise<Response> | Response

/** A route handler for every method, where something else chooses by method: `export const { GET, … } = everyMethod(serve)`. */
export function everyMethod(serve: Handler) {
  return { DELETE: serve, GET: serve, HEAD: serve, OPTIONS: serve, PATCH: serve, POST: serve, PUT: serve }
}
