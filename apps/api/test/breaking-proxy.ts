import { createServer, type Socket, connect as tcpConnect } from 'node:net'

/** Where a connection breaks: before the database hears a packet, or after it acted and before it is heard. */
export type Break = 'before' | 'after'

/** A way to a database server that breaks every connection at one packet of the client. */
export interface BreakingProxy {
  port: number
  /** Breaks at the packet of this number, counted from now; resolves to whether it came to that when `work` is done. */
  breakingAt(packet: number, when: Break, work: () => Promise<void>): Promise<boolean>
  close(): Promise<void>
}

/** Listens on a free loopback port in front of the server of `databaseUrl`. */
export async function breakingProxy(databaseUrl: string): Promise<BreakingProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  let left = Number.POSITIVE_INFINITY
  let when: Break = 'before'
  /** Resolves when the connection is broken whose next answer the database still owes. */
  let cut: Promise<void> | undefined
  const breakAll = () => {
    left = Number.POSITIVE_INFINITY
    for (const socket of open) socket.destroy()
  }
  const server = createServer((client) => {
    const database = tcpConnect(Number(port || 5432), hostname)
    let isCutting = false
    const pair = [client, database]
    for (const socket of pair) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        for (const other of pair) other.destroy()
      })
    }
    client.on('data', (packet) => {
      left -= 1
      if (left === 0 && when === 'before') return breakAll()
      isCutting = left === 0
      if (isCutting) cut = new Promise((broken) => client.once('close', broken))
      database.write(packet)
    })
    database.on('data', (packet) => (isCutting ? breakAll() : client.write(packet)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    port: address.port,
    async breakingAt(packet, at, work) {
      left = packet
      when = at
      cut = undefined
      await work()
      // A statement may outlive its request: its connection breaks before anything else uses it.
      await cut
      const isBroken = left === Number.POSITIVE_INFINITY
      left = Number.POSITIVE_INFINITY
      return isBroken
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        breakAll()
      }),
  }
}
