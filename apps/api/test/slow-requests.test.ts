import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { withApp } from './harness.ts'

test('a request whose body never ends is answered with 408, and its connection is closed', () =>
  withApp(
    async ({ app }) => {
      await app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = app.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1').setEncoding('utf8')
      let answer = ''
      socket.on('data', (text: string) => {
        answer += text
      })
      socket.write(
        'POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
      )
      await once(socket, 'close')
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    },
    { env: { REQUEST_SECONDS: '0.2' } },
  ))
