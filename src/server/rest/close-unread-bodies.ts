import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Handles bodies that are answered before they have arrived, such as those that are too large. A caller that is still
 * sending cannot read the answer, so a little more is received and thrown away before the connection is closed.
 */

const discardedBytesMax = 32 * 1024 * 1024
const discardingMsMax = 5_000

/** From now on, for every server of this process. */
export function closeUnreadBodies(): void {
  subscribe('http.server.response.finish', (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket }
    if (!request.complete) discard(request, socket)
  })
}

function discard(request: IncomingMessage, socket: Socket): void {
  let bytes = 0
  const read = () => {
    for (let chunk: Buffer | null = request.read(); chunk !== null; chunk = request.read()) {
      bytes += chunk.byteLength
    }
    if (bytes > discardedBytesMax) socket.destroy()
  }
  request.on('readable', read)
  read()
  setTimeout(() => {
    if (!request.complete) socket.destroy()
  }, discardingMsMax).unref()
}
