import { connect, createServer } from 'node:net'

/**
 * Whether a server can listen on the port and be reached at localhost. Another program may use the port on IPv6
 * only. Browsers would then open that program.
 */
export async function isPortFree(port, host = '127.0.0.1') {
  return (await canListen(port, host)) && !(await isListening(port, '::1'))
}

function canListen(port, host) {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)))
  })
}

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
}

/** Whether a program listens on the port. */
export function isListening(port, host = '127.0.0.1') {
  return new Promise((done) => {
    const socket = connect({ port, host })
    const end = (answer) => {
      socket.destroy()
      done(answer)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
