import { createServer } from 'node:net'
import { StartFailure } from './start-failure'

/** @throws StartFailure when the port cannot be had on the loopback address. */
export function checkPort(port: number): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => fail(new StartFailure(sentence(port, error))))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done()))
  })
}

function sentence(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what listens there, or choose another with PORT=${port < 65_535 ? port + 1 : 3000}.`
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be opened by this account: choose one above 1023 with PORT.`
  return `Port ${port} cannot be opened: ${error.message}.`
}
