import { randomUUID } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The test file of the European Institute for Computer Anti-Virus Research, which every scanner finds. */
export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

const COMMAND = 'zINSTREAM\0'

export interface ClamdServer {
  /** As the setting CLAMD_ADDRESS names it. */
  address: string
  /** The contents that it was sent whole, oldest first. */
  scanned: Buffer[]
  /** In place of the verdict on the next contents: an answer, or no answer at all. */
  says: string | 'nothing' | undefined
  /** Bytes of one content: StreamMaxLength. */
  longest: number
  close(): Promise<void>
}

/**
 * A stand-in of clamd on a port (0 is a free one), or on a socket in the file system: it takes INSTREAM alone and
 * answers as clamd 1.4 does.
 */
export async function startClamd(where: number | 'socket' = 0): Promise<ClamdServer> {
  const open = new Set<Socket>()
  const path = join(tmpdir(), `clamd-${randomUUID()}.sock`)
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    answerScan(socket, clamd)
  })
  await new Promise<void>((done) => {
    if (where === 'socket') server.listen(path, done)
    else server.listen(where, '127.0.0.1', done)
  })
  const clamd: ClamdServer = {
    address: where === 'socket' ? `unix:${path}` : `127.0.0.1:${portOf(server)}`,
    scanned: [],
    says: undefined,
    longest: 30 * 1024 * 1024,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
  return clamd
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

function answerScan(socket: Socket, clamd: ClamdServer): void {
  let waiting = Buffer.alloc(0)
  const content: Buffer[] = []
  let length = 0
  let isCommand = true
  const answer = (text: string) => socket.end(`${text}\0`)
  socket.on('data', (bytes) => {
    waiting = Buffer.concat([waiting, bytes])
    if (isCommand) {
      if (waiting.length < COMMAND.length) return
      if (waiting.toString('latin1', 0, COMMAND.length) !== COMMAND) return answer('UNKNOWN COMMAND')
      waiting = waiting.subarray(COMMAND.length)
      isCommand = false
    }
    while (waiting.length >= 4) {
      const size = waiting.readUInt32BE()
      if (length + size > clamd.longest) return answer('INSTREAM size limit exceeded. ERROR')
      if (waiting.length < 4 + size) return
      if (size === 0) {
        const whole = Buffer.concat(content)
        clamd.scanned.push(whole)
        if (clamd.says !== 'nothing') answer(clamd.says ?? verdictOn(whole))
        return
      }
      content.push(waiting.subarray(4, 4 + size))
      length += size
      waiting = waiting.subarray(4 + size)
    }
  })
}

const verdictOn = (content: Buffer): string =>
  content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
