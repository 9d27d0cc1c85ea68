import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 100
/** The time that a connection opened shortly before may stay silent: its request may be under way. */
const SILENT_MS = 1_000

/**
 * Lets a stopping server end once everything is answered. Fastify closes the connections that are idle when it begins to
 * stop; one that becomes idle later, after its answer or the end of its stream, and one on which nothing was ever asked,
 * would keep the process until the client lets go.
 */
export function installStopping(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let isStopping = false
  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    isStopping = true
    const began = Date.now()
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
      if (Date.now() - began < SILENT_MS) return
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, SWEEP_MS)
    app.server.once('close', () => clearInterval(sweep))
  })
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (isStopping) reply.header('connection', 'close')
    next()
  })
}
