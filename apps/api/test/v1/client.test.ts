import { fileURLToPath } from 'node:url'
import { createClient, EVENT_TYPES, pagesOf } from '@edfe/client'
import { typesOfDescription } from '@edfe/client/types-of-description'
import { WEBHOOK_EVENTS } from '@edfe/contracts/choices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type Team, type TestApp } from '../harness.ts'
import { makeKey, setUpSecondFactor } from '../key-steps.ts'
import { listenOn } from './listen-on.ts'

/** The types of the client; `vitest -u` writes what the contract yields now. */
const TYPES = fileURLToPath(new URL('../../../../packages/client/src/v1.gen.ts', import.meta.url))

let app: TestApp
let team: Team
let server: string
let edfe: ReturnType<typeof createClient>
beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
  server = await listenOn(app)
  await setUpSecondFactor(app, team.admin)
  const { secret } = await makeKey(app, team.admin, ['read', 'drafts', 'reports'])
  edfe = createClient({ server, key: secret })
})
afterAll(() => app.stop())

test('the types of the client are those of the contract', async () => {
  const description = (await app.call('GET', '/api/v1/openapi.json')).body as object
  await expect(await typesOfDescription(description)).toMatchFileSnapshot(TYPES)
})

test('the client names the events that the server sends', () => {
  expect([...EVENT_TYPES]).toEqual([...WEBHOOK_EVENTS, 'test'])
})

describe('the client', () => {
  test('makes a draft, adds lines, changes it by its ETag and reads it back', async () => {
    const made = await edfe.POST('/api/v1/entries', { body: {} })
    const id = made.data?.entry.id ?? ''
    const path = { id }
    const lines = [{ description: 'LED ceiling lamp', origin_country: 'TW' }, { description: 'Table' }]
    const added = await edfe.POST('/api/v1/entries/{id}/lines', { params: { path }, body: lines })
    expect(added.data?.lines.map(({ line_number }) => line_number)).toEqual([1, 2])
    const read = await edfe.GET('/api/v1/entries/{id}', { params: { path } })
    const etag = read.response.headers.get('etag') ?? ''
    const saved = await edfe.PATCH('/api/v1/entries/{id}', {
      params: { path, header: { 'If-Match': etag } },
      body: { draft_data: { header: { port_code: '2704' } } },
    })
    expect(saved.error).toBeUndefined()
    const after = await edfe.GET('/api/v1/entries/{id}', { params: { path } })
    expect(after.data?.entry.draft_data).toMatchObject({
      header: { port_code: '2704' },
      line_items: [{ description: 'LED ceiling lamp' }, { description: 'Table' }],
    })
  })

  test('returns a refusal as a value', async () => {
    const path = { id: '00000000-0000-4000-8000-000000000000' }
    const { data, error, response } = await edfe.GET('/api/v1/entries/{id}', { params: { path } })
    expect(data).toBeUndefined()
    expect(response.status).toBe(404)
    expect(error).toMatchObject({ status: 404, title: 'Not Found', detail: expect.any(String) })
    const stranger = createClient({ server, key: 'edfe_of_nobody' })
    expect((await stranger.GET('/api/v1/entries')).error).toMatchObject({ code: 'key_unknown' })
  })

  test('reads a list to its end, a page at a time', async () => {
    for (let made = 0; made < 5; made += 1)
      await edfe.POST('/api/v1/parts', { body: { part_number: `PAGE-${made}` } })
    const numbers: string[] = []
    let pages = 0
    for await (const { data, error } of pagesOf((after) =>
      edfe.GET('/api/v1/parts', { params: { query: { limit: 2, q: 'PAGE', after } } }),
    )) {
      expect(error).toBeUndefined()
      pages += 1
      numbers.push(...(data?.parts.map(({ part }) => part.part_number) ?? []))
    }
    expect(numbers).toEqual(['PAGE-0', 'PAGE-1', 'PAGE-2', 'PAGE-3', 'PAGE-4'])
    expect(pages).toBe(3)
  })

  test('makes an entry once although the answer of the first attempt was lost', async () => {
    const waits: number[] = []
    let attempts = 0
    const { secret } = await makeKey(app, team.admin, ['read', 'drafts'])
    const shaky = createClient({
      server,
      key: secret,
      wait: async (ms) => void waits.push(ms),
      async fetch(request) {
        const answer = await fetch(request)
        attempts += 1
        // The server is away as it answers.
        return attempts === 1 ? new Response('', { status: 503, headers: { 'retry-after': '3' } }) : answer
      },
    })
    const before = (await edfe.GET('/api/v1/entries', { params: { query: { limit: 200 } } })).data
    const made = await shaky.POST('/api/v1/entries', { body: {} })
    expect(made.response.headers.get('idempotency-replayed')).toBe('true')
    const after = (await edfe.GET('/api/v1/entries', { params: { query: { limit: 200 } } })).data
    expect(after?.entries.length).toBe((before?.entries.length ?? 0) + 1)
    expect(waits).toEqual([3000])
  })
})
