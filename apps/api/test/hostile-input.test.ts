import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pollMessages } from '../src/customs/inbox/poll-messages.ts'
import { createEntry, patch } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

test.each([
  '/api/suppliers?q=%00',
  '/api/parties?q=%00',
  '/api/parts?q=%00',
  '/api/entries?q=%00',
  '/api/entries?program=%00',
  '/api/audit-events?category=%00',
  '/api/parts/export.csv?q=%00',
  '/api/audit-events/export?category=%00',
])('%s is no error of the server', async (url) => {
  expect((await app.call('GET', url, { as: team.admin })).status).toBeLessThan(500)
})

describe.each([
  ['U+0000', 'a\0b'],
  ['half of a surrogate pair', 'a\ud800b'],
])('text with %s is refused with a reason', (_, text) => {
  const refused = {
    status: 400,
    body: { code: 'invalid_json', message: expect.stringMatching(/take it out/) },
  }

  test('in a draft', async () => {
    const entry = await createEntry(app, team.preparer)
    expect(await patch(app, team.preparer, entry, { header: { surety_no: text } })).toMatchObject(refused)
  })

  test('in the name of an organisation, a comment, a visitor’s message and a new account', async () => {
    const entry = await createEntry(app, team.preparer)
    const calls = [
      ['PUT', '/api/organization', { name: text }],
      ['POST', `/api/entries/${entry.id}/comments`, { text }],
      [
        'POST',
        '/api/contact',
        { name: text, email: 'a@example.com', subject: 'A subject', message: 'Hello' },
      ],
      ['POST', '/api/auth/sign-up/email', { name: text, email: 'a@example.com', password: 'x' }],
    ] as const
    for (const [method, url, body] of calls) {
      expect(await app.call(method, url, { as: team.admin, body })).toMatchObject(refused)
    }
  })
})

test.each([
  '9'.repeat(200),
  '9'.repeat(12),
  '99999999999.99',
  `.${'9'.repeat(199)}`,
  '1e400',
  '1e1000000',
  '-1e999999',
  'NaN',
])('a draft with the amount %s saves', async (n) => {
  const entry = await createEntry(app, team.preparer)
  const line = {
    id: 'one',
    line_number: 1,
    entered_value: n,
    charges: n,
    hts_rate: n,
    net_qty: n,
    gross_weight_kg: n,
  }
  const fee = { id: 'one', fee_type: 'Tea Fee', amount: n }
  const saved = await patch(app, team.preparer, entry, {
    line_items: [line, { ...line, id: 'two', line_number: 2 }],
    totals_declarations: { total_entered_value: n, fee_summary: [fee] },
    bond_information: { bond_amount: n },
  })
  expect(saved.status).toBe(200)
  expect(done(saved).entry.draft_data.line_items![0]!.entered_value).toBe(n)
  for (const url of [`/api/entries/${entry.id}/pdf`, '/api/entries?page=1', '/api/dashboard']) {
    expect((await app.call('GET', url, { as: team.preparer })).status).toBe(200)
  }
  const judged = await app.answer('validateEntry', { as: team.preparer, params: { id: entry.id } })
  expect(judged.status).toBe(200)
})

test.each([
  '/api/parts/export.csv?q=%00',
  '/api/entries/export.csv?q=%00',
  '/api/entries/export.csv?port=%00',
  '/api/audit-events/export?category=%00',
  '/api/audit-events/export?q=%00',
])('%s is answered whole, or refused with a reason', async (url) => {
  const { status, body } = await app.call('GET', url, { as: team.admin })
  expect([200, 400]).toContain(status)
  if (status === 400) expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
})

test('two lines of one id are refused by name', async () => {
  const entry = await createEntry(app, team.preparer)
  const saved = await patch(app, team.preparer, entry, {
    line_items: [
      { id: 'one', line_number: 1 },
      { id: 'one', line_number: 2 },
    ],
  })
  expect(saved).toMatchObject({ status: 400, body: { message: 'Two lines have the same id' } })
})

test('a fault of the server says nothing of how it is built, in a list of results either', async () => {
  const entry = await createEntry(app, team.preparer)
  // A number that no key opens: the work on this entry throws.
  const spoilt = JSON.stringify({ parties: { importer_number: 'sealed:1:AAAA' } })
  await app.engine.asOwner((run) =>
    run(`update entries set draft_data = '${spoilt}' where id = '${entry.id}'`),
  )
  const many = await app.answer('validateEntries', { as: team.preparer, body: { ids: [entry.id] } })
  const message = 'Bulk validation error: Something went wrong on our side. Please try again.'
  expect(done(many).results).toEqual([{ id: entry.id, message }])
})

test('a message of customs that cannot be kept holds up none of those behind it', async () => {
  const { app: server, engine } = app
  const taken: string[] = []
  const gateway = {
    poll: async () => ({
      kind: 'received' as const,
      messages: [
        { id: 'spoilt\0', images: [] },
        { id: 'good', images: ['A'.padEnd(80)] },
      ],
    }),
    acknowledge: async (id: string) => void taken.push(id),
    send: async () => ({ kind: 'waiting' as const }),
  }
  const deps = { db: engine.db, jobs: server.jobs, gateway, services: server.entryServices, publicUrl: '' }
  await expect(pollMessages(deps)).rejects.toMatchObject({ code: '22021' })
  expect(taken).toEqual(['good'])
})

test.each(['/api/auth/sign-in/email', '/api/contact'])(
  'a body of endless depth is refused by %s in words',
  async (url) => {
    const answer = await app.app.inject({
      method: 'POST',
      url,
      payload: '['.repeat(200_000),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe('The request body is nested deeper than 64 levels.')
  },
)

test.each(['/%61pi/me', 'http://x/api/me'])('no cache keeps the answer to %s', async (url) => {
  const answer = await app.app.inject({ method: 'GET', url })
  expect(answer.headers['cache-control']).toContain('no-store')
})

test.each(['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}'])(
  'a body that would change a prototype is refused: %s',
  async (payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.app.inject({ method: 'POST', url: '/api/contact', payload, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'FST_ERR_CTP_INVALID_JSON_BODY'])
  },
)

test('a parameter that comes twice is refused, whichever would count', async () => {
  const answer = await app.call('GET', '/api/entries?q=lamp&q=chair', { as: team.preparer })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
})

test.each(['/', '/api/me'])('TRACE of %s is not found and repeats nothing of the request', async (url) => {
  const headers = { 'x-secret': 'repeated' }
  const answer = await app.app.inject({ method: 'TRACE', url, headers })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('repeated')
})
