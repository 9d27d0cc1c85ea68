import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Row } from '@edfe/tariff/schedule'
import { officialJson } from '@edfe/tariff/test/fixtures'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What the publisher's server has at present. */
export interface Published {
  /** '2026HTSRev98' */
  release: string
  /** '10/01/2026' */
  published: string
  rows: readonly Row[]
  /** In place of the export. */
  instead?: Answer
}

export interface Publisher {
  /** The address of the export of the whole schedule. */
  url: string
  published: Published
  /** The paths that were asked for, oldest first. */
  asked: string[]
  close(): Promise<void>
}

/** A stand-in of the publisher's server on this machine: the current release, the list of releases, and the export. */
export async function startPublisher(published: Published): Promise<Publisher> {
  const publisher = { published, asked: [] as string[] }
  const server = createServer((request, response) => {
    const { release, published: day, rows, instead } = publisher.published
    const path = new URL(request.url ?? '/', 'http://publisher').pathname
    publisher.asked.push(path)
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
    if (path === '/reststop/currentRelease') return json({ name: release, title: 'Revision' })
    if (path === '/reststop/releaseList')
      return json([
        { name: '2025HTSBasic', releaseStartDate: '01/01/2025', status: 'archived' },
        { name: release, releaseStartDate: day, status: 'current' },
      ])
    if (instead) return instead(request, response)
    return response.setHeader('content-type', 'application/json').end(officialJson(rows))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(publisher, {
    url: `http://127.0.0.1:${port}/reststop/exportList?from=0101.21.00&to=9999.00.00&format=JSON`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
