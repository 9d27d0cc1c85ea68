import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ADDRESSES } from '@edfe/contracts/addresses'
import { V1_EXAMPLES } from '@edfe/contracts/v1/examples'
import { V1, V1_OF_PEOPLE, v1Path } from '@edfe/contracts/v1/v1'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceSunset } from '../../src/v1/install-v1.ts'
import { ON_SAMPLE_DAY } from '../entry-steps.ts'
import { type Answer, startApp, type Team, type TestApp } from '../harness.ts'
import { callV1, makeKey, setUpSecondFactor } from '../key-steps.ts'
import { breakingChanges, type Description, promiseOf } from './breaking-changes.ts'

/** What version 1 has promised so far; what is new is written into it with `vitest -u`. */
const STORED = fileURLToPath(new URL('promise.json', import.meta.url))

let app: TestApp
let team: Team
let key: string
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization()
  await setUpSecondFactor(app, team.admin)
  key = (await makeKey(app, team.admin, ['read', 'drafts', 'documents', 'reports'])).secret
})
afterAll(() => app.stop())

const call = (method: string, path: string, options?: Parameters<typeof callV1>[4]) =>
  callV1(app, key, method, path, options)

interface Entry {
  id: string
  updated_at: string
  draft_data: { line_items: { id: string; description?: string; origin_country?: string }[] }
}
const entryOf = ({ body }: Answer) => (body as { entry: Entry }).entry
const newEntry = async (headers: Record<string, string> = {}) =>
  entryOf(await call('POST', 'entries', { body: {}, headers }))
let partsMade = 0
const newPart = async () => {
  const body = { part_number: `TAG-${++partsMade}`, description: 'Lamp', origin_country: 'TW' }
  return ((await call('POST', 'parts', { body })).body as { id: string }).id
}
const read = async (id: string) => entryOf(await call('GET', `entries/${id}`))

describe('the description of version 1', () => {
  const describe1 = async () => (await app.call('GET', '/api/v1/openapi.json')).body as Description

  test('has every operation of the list, and no other', async () => {
    const named = [...Object.keys(V1), ...Object.keys(V1_OF_PEOPLE)] as (keyof typeof ADDRESSES)[]
    const listed = named.map((name) => {
      const [method, path = ''] = ADDRESSES[name].split(' ')
      return `${method} ${v1Path(path).replace(/:(\w+)/g, '{$1}')}`
    })
    const described = Object.entries((await describe1()).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(listed.sort())
  })

  test('takes nothing from programs of before: add to promise.json with -u what is new, and no more', async () => {
    const now = await describe1()
    if (existsSync(STORED))
      expect(breakingChanges(JSON.parse(readFileSync(STORED, 'utf8')) as Description, now)).toEqual([])
    await expect(promiseOf(now)).toMatchFileSnapshot(STORED)
  })

  test('is a page that the server itself has', async () => {
    const page = await app.call('GET', '/reference/v1/')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe|https:/)
    const files = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(4)
    expect(String(page.body)).not.toMatch(/<style|<script>|onclick/)
    for (const file of files) {
      const answer = await app.call('GET', new URL(file, 'http://x/reference/v1/').pathname)
      expect(answer.status, file).toBe(200)
    }
  })

  test.each(Object.entries(V1_EXAMPLES))('has an example of %s that works', async (name, { query, body }) => {
    const [method = '', address = ''] = ADDRESSES[name as keyof typeof ADDRESSES].split(' ')
    const id = address.includes('parts/:id')
      ? await newPart()
      : address.includes(':id')
        ? (await newEntry()).id
        : ''
    const path = v1Path(address).replace('/api/v1/', '').replace(':id', id)
    const asked = new URLSearchParams(
      Object.fromEntries(Object.entries(query ?? {}).map(([field, value]) => [field, String(value)])),
    )
    const answer = await call(method, asked.size > 0 ? `${path}?${asked}` : path, {
      ...(body !== undefined && { body }),
    })
    expect([200, 201], JSON.stringify(answer.body)).toContain(answer.status)
  })
})

describe('a list', () => {
  const numbersFrom = async (path: string, list: string, of: (row: never) => string) => {
    const found: string[] = []
    for (let after = ''; ; ) {
      const answer = await call('GET', `${path}?limit=2${after && `&after=${after}`}`)
      const body = answer.body as Record<string, never[]> & { next: string | null }
      expect(answer.status).toBe(200)
      found.push(...(body[list] ?? []).map(of))
      if (body.next === null) return found
      after = body.next
    }
  }

  test('of entries is read to its end by cursor, each entry once, while others are made', async () => {
    for (let made = 0; made < 5; made += 1) await newEntry()
    const all = await app.ask('listEntries', { as: team.auditor, query: { page_size: 100 } })
    const first = (await call('GET', 'entries?limit=3')).body as { entries: Entry[]; next: string }
    await newEntry()
    const rest = (await call('GET', `entries?limit=200&after=${first.next}`)).body as { entries: Entry[] }
    expect([...first.entries, ...rest.entries].map(({ id }) => id)).toEqual(all.entries.map(({ id }) => id))
  })

  test('of parts is read by part number', async () => {
    const numbers = ['CUR-1', 'CUR-2', 'CUR-3', 'CUR-4', 'CUR-5']
    for (const part_number of numbers) await call('POST', 'parts', { body: { part_number } })
    const found = await numbersFrom(
      'parts',
      'parts',
      (row: { part: { part_number: string } }) => row.part.part_number,
    )
    expect(found.filter((number) => number.startsWith('CUR-'))).toEqual(numbers)
  })

  test('refuses a cursor that it did not give', async () => {
    for (const after of ['x', 'WyJ4Il0', btoa('["2026-01-01 00:00:00+00","no id"]')])
      expect(await call('GET', `entries?after=${after}`)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
  })
})

describe('an Idempotency-Key', () => {
  const post = (idempotencyKey: string, body: object, path = 'entries') =>
    call('POST', path, { body, headers: { 'idempotency-key': idempotencyKey } })

  test('makes an entry once, however often it is sent', async () => {
    const key1 = randomUUID()
    const first = await post(key1, {})
    const again = await post(key1, {})
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    expect(again.body).toEqual(first.body)
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
  })

  test('answers a refusal alike', async () => {
    const key1 = randomUUID()
    const body = { part_number: 'TWICE' }
    await call('POST', 'parts', { body })
    const first = await post(key1, body, 'parts')
    expect(first).toMatchObject({ status: 409, body: { code: 'part_exists' } })
    expect((await post(key1, body, 'parts')).body).toEqual(first.body)
  })

  test('saves once, and deletes once, and answers alike', async () => {
    const { id } = await newEntry()
    const { headers } = await call('GET', `entries/${id}`)
    const draft_data = { header: { port_code: '2704' } }
    const saved = {
      body: { draft_data },
      headers: { 'if-match': String(headers.etag), 'idempotency-key': randomUUID() },
    }
    const first = await call('PATCH', `entries/${id}`, saved)
    expect(first.status).toBe(200)
    const again = await call('PATCH', `entries/${id}`, saved)
    expect(again).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } })
    expect(again.body).toEqual(first.body)
    const once = { headers: { 'idempotency-key': randomUUID() } }
    expect((await call('DELETE', `entries/${id}`, once)).status).toBe(204)
    expect(await call('DELETE', `entries/${id}`, once)).toMatchObject({
      status: 204,
      headers: { 'idempotency-replayed': 'true' },
    })
    expect((await call('DELETE', `entries/${id}`)).status).toBe(404)
  })

  test('belongs to one request and one key', async () => {
    const key1 = randomUUID()
    const made = entryOf(await post(key1, {}))
    expect(await post(key1, { draft_data: {} })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
    const other = (await makeKey(app, team.admin, ['drafts'])).secret
    const theirs = await callV1(app, other, 'POST', 'entries', {
      body: {},
      headers: { 'idempotency-key': key1 },
    })
    expect(entryOf(theirs).id).not.toBe(made.id)
  })

  test('makes an entry once even when the server died before it kept its answer', async () => {
    const key1 = randomUUID()
    const made = entryOf(await post(key1, {}))
    await app.engine.asOwner((run) =>
      run(`update api_requests set status = null, answer = null, begun_at = now() - interval '1 hour'
        where idempotency_key = '${key1}'`),
    )
    expect(await post(key1, {})).toMatchObject({ status: 200, body: { entry: { id: made.id } } })
  })

  test('is busy while the first request is answered', async () => {
    const key1 = randomUUID()
    await post(key1, {})
    await app.engine.asOwner((run) =>
      run(
        `update api_requests set status = null, answer = null, begun_at = now() where idempotency_key = '${key1}'`,
      ),
    )
    expect(await post(key1, {})).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_use' } })
  })

  test('ends after a day', async () => {
    const key1 = randomUUID()
    await post(key1, { part_number: 'DAY' }, 'parts')
    await app.engine.asOwner((run) =>
      run(`update api_requests set begun_at = now() - interval '25 hours' where idempotency_key = '${key1}'`),
    )
    expect(await post(key1, { part_number: 'DAY' }, 'parts')).toMatchObject({ status: 409 })
  })

  test('keeps its answers encrypted', async () => {
    await post(randomUUID(), {})
    const { rows } = await app.engine.asOwner((run) =>
      run('select answer from api_requests where answer is not null'),
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { answer } of rows) expect(answer).toMatch(/^sealed:1:/)
  })
})

describe('an ETag', () => {
  test('of an entry answers 304 while it is the same, and is the version that a save is based on', async () => {
    const { id } = await newEntry()
    const first = await call('GET', `entries/${id}`)
    const etag = String(first.headers.etag)
    const same = await call('GET', `entries/${id}`, { headers: { 'if-none-match': etag } })
    expect(same).toMatchObject({ status: 304, body: '' })
    const draft_data = { header: { port_code: '2704' } }
    const save = () => call('PATCH', `entries/${id}`, { body: { draft_data }, headers: { 'if-match': etag } })
    const saved = await save()
    expect(saved.status).toBe(200)
    expect(saved.headers.etag).not.toBe(etag)
    expect(await save()).toMatchObject({ status: 409, body: { code: 'draft_conflict' } })
    expect((await call('GET', `entries/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })
})

describe('the ETag of a part', () => {
  const change = (id: string, body: object, headers: Record<string, string>) =>
    call('PATCH', `parts/${id}`, { body, headers })
  const tagOf = async (id: string) => String((await call('GET', `parts/${id}`)).headers.etag)

  test('lets a program change single fields, unless somebody changed the part since it was read', async () => {
    const id = await newPart()
    const read = await tagOf(id)
    const byPerson = { part_number: `TAG-${partsMade}`, description: 'Ceiling lamp', origin_country: 'TW' }
    await app.ask('updatePart', { as: team.preparer, params: { id }, body: byPerson })
    const refused = await change(id, { origin_country: 'VN' }, { 'if-match': read })
    expect(refused).toMatchObject({ status: 412, body: { code: 'part_changed' } })

    const saved = await change(id, { origin_country: 'VN' }, { 'if-match': await tagOf(id) })
    expect(saved).toMatchObject({ status: 200, body: { part: { ...byPerson, origin_country: 'VN' } } })
    expect(saved.headers.etag).toBe(await tagOf(id))
    const same = await call('GET', `parts/${id}`, {
      headers: { 'if-none-match': String(saved.headers.etag) },
    })
    expect(same).toMatchObject({ status: 304, body: '' })
  })

  test.each(['PUT', 'DELETE'])('holds for %s too', async (method) => {
    const id = await newPart()
    const body = method === 'PUT' ? { part_number: `TAG-${partsMade}`, description: 'Table' } : undefined
    const send = (tag: string) =>
      call(method, `parts/${id}`, { ...(body && { body }), headers: { 'if-match': tag } })
    expect((await send('"2020-01-01T00:00:00.000Z x"')).status).toBe(412)
    expect((await send('"no version"')).status).toBe(412)
    expect((await send(`"other", ${await tagOf(id)}`)).status).toBe(method === 'PUT' ? 200 : 204)
  })

  test('is not asked for: a change without one, or with *, applies to the part as it is', async () => {
    const id = await newPart()
    expect((await change(id, { description: 'Desk lamp' }, {})).status).toBe(200)
    const saved = await change(id, { origin_country: '' }, { 'if-match': '*' })
    expect((saved.body as { part: object }).part).toEqual({
      part_number: `TAG-${partsMade}`,
      description: 'Desk lamp',
    })
  })

  test('says nothing of the parts of others', async () => {
    const theirs = await app.organization('Theirs')
    const body = { part_number: 'THEIRS-1' }
    const { id } = await app.ask('createPart', { as: theirs.preparer, body })
    expect((await call('GET', `parts/${id}`)).status).toBe(404)
    expect(
      (await change(id, { description: 'x' }, { 'if-match': '"2020-01-01T00:00:00.000Z x"' })).status,
    ).toBe(404)
  })

  test('and an Idempotency-Key make a change once: sent again, it has the first answer', async () => {
    const id = await newPart()
    const headers = { 'if-match': await tagOf(id), 'idempotency-key': randomUUID() }
    const first = await change(id, { description: 'Floor lamp' }, headers)
    expect(first.status).toBe(200)
    expect(await change(id, { description: 'Floor lamp' }, headers)).toMatchObject({
      status: 200,
      body: first.body,
    })
  })
})

test('a supplier is read by its manufacturer ID, as the entries give it', async () => {
  const { id } = await newEntry()
  const maker = { manufacturer_mid: 'TWSUNLAM8KAO', manufacturer: { name: 'Sun Lamps', country: 'TW' } }
  await call('POST', `entries/${id}/lines`, { body: [{ description: 'Lamps', ...maker }] })
  const found = await call('GET', 'suppliers/TWSUNLAM8KAO')
  expect(found).toMatchObject({
    status: 200,
    body: { mid: 'TWSUNLAM8KAO', party: { name: 'Sun Lamps' }, used_in: 1 },
  })
  const headers = { 'if-none-match': String(found.headers.etag) }
  expect((await call('GET', 'suppliers/TWSUNLAM8KAO', { headers })).status).toBe(304)
  expect((await call('GET', 'suppliers/TWSUNLAM')).status).toBe(404)
})

describe('lines of JSON', () => {
  const send = (id: string, lines: readonly object[]) =>
    app.app.inject({
      method: 'POST',
      url: `/api/v1/entries/${id}/lines`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      payload: lines.map((line) => JSON.stringify(line)).join('\n'),
    })

  test('add lines, the first in place of the empty one, and change lines by their ids', async () => {
    const { id } = await newEntry()
    const added = (await send(id, [{ description: 'Lamps' }, { description: 'Tables' }])).json()
    expect(added.lines).toMatchObject([{ line_number: 1 }, { line_number: 2 }])
    const changed = (
      await send(id, [{ id: added.lines[1].id, origin_country: 'VN' }, { description: 'Jeans' }])
    ).json()
    expect(changed.lines).toMatchObject([
      { line_number: 2, is_new: false },
      { line_number: 3, is_new: true },
    ])
    const { draft_data, updated_at } = await read(id)
    expect(updated_at).toBe(changed.entry.updated_at)
    expect(draft_data.line_items).toMatchObject([
      { description: 'Lamps' },
      { description: 'Tables', origin_country: 'VN' },
      { description: 'Jeans' },
    ])
  })

  test('are saved all or none, and the fault is named', async () => {
    const { id } = await newEntry()
    const wrong = await send(id, [{ description: 'Lamps' }, { colour: 'red' }])
    expect(wrong.json()).toMatchObject({ status: 400, code: 'validation_failed' })
    const broken = await app.app.inject({
      method: 'POST',
      url: `/api/v1/entries/${id}/lines`,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      payload: '{"description":"Lamps"}\n{"description":',
    })
    expect(broken.json().detail).toMatch(/^Line 2 of the request body is not JSON/)
    expect((await read(id)).draft_data.line_items).toHaveLength(1)
    const many = await send(
      id,
      Array.from({ length: 600 }, () => ({ description: 'Lamps' })),
    )
    expect(many.statusCode).toBe(200)
    const more = await send(
      id,
      Array.from({ length: 600 }, () => ({ description: 'Lamps' })),
    )
    expect(more.json()).toMatchObject({ status: 409, code: 'too_many_lines' })
  })
})

test('an operation that will go says until when', async () => {
  const server = Fastify()
  announceSunset(server)
  server.get('/old', { config: { sunset: '2027-06-30' } }, async () => 'still here')
  server.get('/new', async () => 'here')
  expect((await server.inject('/old')).headers.sunset).toBe('Wed, 30 Jun 2027 00:00:00 GMT')
  expect((await server.inject('/new')).headers).not.toHaveProperty('sunset')
})
