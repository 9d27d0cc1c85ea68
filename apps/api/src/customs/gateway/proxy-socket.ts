import { request } from 'node:http'
import type { Duplex } from 'node:stream'
import { SocksClient } from 'socks'

/** A connection to a machine through `http://…` (CONNECT), `socks5://…` or `socks4://…`, with the name and password there. */
export async function proxySocket(proxy: string, host: string, port: number): Promise<Duplex> {
  const { protocol, hostname, port: at, username, password } = new URL(proxy)
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  if (protocol === 'http:') {
    const login = Buffer.from(`${user}:${secret}`).toString('base64')
    return new Promise((resolve, reject) => {
      request({
        host: hostname,
        port: Number(at || 80),
        method: 'CONNECT',
        path: `${host}:${port}`,
        ...(user && { headers: { 'proxy-authorization': `Basic ${login}` } }),
      })
        .on('connect', ({ statusCode }, socket, head) => {
          // The far machine may have spoken already.
          if (head.length > 0) socket.unshift(head)
          if (statusCode === 200) return resolve(socket)
          socket.destroy()
          reject(new Error(`The proxy answered ${statusCode}`))
        })
        .on('error', reject)
        .end()
    })
  }
  const { socket } = await SocksClient.createConnection({
    command: 'connect',
    proxy: {
      host: hostname,
      port: Number(at || 1080),
      type: protocol === 'socks4:' ? 4 : 5,
      ...(user && { userId: user, password: secret }),
    },
    destination: { host, port },
  })
  return socket
}
