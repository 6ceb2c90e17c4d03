import { createServer, type Socket } from 'node:net'

/** A mail as the server took it. */
export interface TakenMail {
  from: string
  to: string[]
  /** Head and text, with line breaks of the wire. */
  data: string
}

export interface SmtpServer {
  /** `smtp://127.0.0.1:…` */
  url: string
  mails: TakenMail[]
  close(): Promise<void>
}

/** The part of SMTP that takes plain mail (RFC 5321), for programs that send it. @param refuses answers 550 to each */
export async function startSmtpServer({ refuses = false } = {}): Promise<SmtpServer> {
  const mails: TakenMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    serve(socket, mails, refuses)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

const between = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

function serve(socket: Socket, mails: TakenMail[], refuses: boolean): void {
  let mail: TakenMail = { from: '', to: [], data: '' }
  let inData = false
  let waiting = ''
  const say = (line: string) => socket.write(`${line}\r\n`)

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO') say('250 mailbox.test')
    else if (verb === 'MAIL') {
      mail = { from: between(line), to: [], data: '' }
      say('250 OK')
    } else if (verb === 'RCPT') {
      if (refuses) return void say('550 Nobody here')
      mail.to.push(between(line))
      say('250 OK')
    } else if (verb === 'DATA') {
      inData = true
      say('354 Go on')
    } else if (verb === 'QUIT') {
      say('221 Bye')
      socket.end()
    } else say('250 OK')
  }

  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    waiting += chunk
    for (;;) {
      const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const piece = waiting.slice(0, end)
      waiting = waiting.slice(end + (inData ? 5 : 2))
      if (!inData) command(piece)
      else {
        inData = false
        mails.push({ ...mail, data: piece })
        say('250 Taken')
      }
    }
  })
  say('220 mailbox.test ready')
}
