import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A ruling as CROSS lists it. */
export interface Listed {
  rulingNumber: string
  subject: string
  rulingDate: string
  tariffs: string[] | string
  modifiedBy: string[]
  revokedBy: string[]
  revokes: string[]
  operationallyRevoked: boolean
}

/** Answers in place of a page. */
export type Instead = (response: ServerResponse) => unknown

export interface CrossServer {
  /** The address of the search. */
  url: string
  /** Newest first. */
  rulings: Listed[]
  /** What the next requests for a page get in place of it, in turn. */
  instead: Map<number, Instead[]>
  /** The queries that came, oldest first. */
  asked: URLSearchParams[]
  close(): Promise<void>
}

/** A copy of the search of CROSS on this machine: pages by `page` and `pageSize`, from a day on by `fromDate`. */
export async function startCross(rulings: Listed[]): Promise<CrossServer> {
  const cross = { rulings, instead: new Map<number, Instead[]>(), asked: [] as URLSearchParams[] }
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://cross').searchParams
    cross.asked.push(query)
    const page = Number(query.get('page'))
    const instead = cross.instead.get(page)?.shift()
    if (instead) return void instead(response)
    return response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify(pageOf(cross.rulings, query)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(cross, {
    url: `http://127.0.0.1:${port}/api/search`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** The page that a query asks for. */
export function pageOf(rulings: readonly Listed[], query: URLSearchParams) {
  const size = Number(query.get('pageSize'))
  const first = (Number(query.get('page')) - 1) * size
  const found = rulings.filter(({ rulingDate }) => rulingDate >= (query.get('fromDate') ?? ''))
  return { totalHits: found.length, rulings: found.slice(first, first + size) }
}

/** A ruling in force, with what a test says of it. */
export const listed = (rulingNumber: string, given: Partial<Listed> = {}): Listed => ({
  rulingNumber,
  subject: `The tariff classification of goods ${rulingNumber} from China`,
  rulingDate: '2020-03-02T00:00:00',
  tariffs: ['9405.41.8440'],
  modifiedBy: [],
  revokedBy: [],
  revokes: [],
  operationallyRevoked: false,
  ...given,
})
