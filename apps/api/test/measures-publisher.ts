import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MeasuresEdition } from '@edfe/tariff/loading'
import { signatureOf } from '../src/tariff/measures/signature.ts'

export interface MeasuresPublisher {
  url: string
  /** The public key as a setting takes it. */
  key: string
  asked: number
  /** Publishes measures, signed by the publisher or by a stranger. */
  publish(measures: unknown, by?: 'stranger'): string
  /** Answers in another way. */
  answer(respond: (response: ServerResponse) => void): void
  close(): Promise<void>
}

/** A stand-in of the server of those who maintain the measures, on this machine. */
export async function startMeasuresPublisher(): Promise<MeasuresPublisher> {
  const own = generateKeyPairSync('ed25519')
  const stranger = generateKeyPairSync('ed25519')
  let respond: (response: ServerResponse) => void = (response) => response.writeHead(404).end()
  const server = createServer((_, response) => {
    publisher.asked += 1
    respond(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const publisher: MeasuresPublisher = {
    url: `http://127.0.0.1:${port}/measures.json`,
    key: own.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    asked: 0,
    publish: (measures, by) => {
      const text = signedFile(measures, by === 'stranger' ? stranger.privateKey : own.privateKey)
      respond = (response) => response.end(text)
      return text
    },
    answer: (another) => {
      respond = another
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return publisher
}

const signedFile = (measures: unknown, key: KeyObject): string =>
  JSON.stringify({ measures, signature: signatureOf(measures, key) }, null, 2)

/** From October on lamps of China owe 40 percent under 9903.88.03, by a proclamation that does not exist. */
export const HIGHER: MeasuresEdition = {
  edition: '2026-09-25',
  programs: [],
  operations: [
    {
      op: 'change_percent',
      heading: '9903.88.03',
      percent: '40',
      first_day: '2026-10-01',
      source: { title: 'Proclamation 11070', url: 'https://www.federalregister.gov/d/2026-30001' },
    },
  ],
}
