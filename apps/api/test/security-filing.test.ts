import { isfEntry } from '@edfe/domain/test/security-filing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { createEntry, LIVE_GATEWAY, ON_SAMPLE_DAY, patch, readEntry, until } from './entry-steps.ts'
import { startApp, type Team } from './harness.ts'
import { isfDraft } from './security-filing-steps.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const newDraft = () => isfDraft(app, team)

const read = (id: string, as = team.auditor) => app.ask('getSecurityFiling', { as, params: { id } })
const ask = async (id: string, request: 'file' | 'delete' = 'file', as = team.approver) =>
  app.answer('requestSecurityFiling', {
    as,
    params: { id },
    body: { request, master: (await read(id)).filings[0]?.master ?? '' },
  })
/** The first filing once it stands so. */
const standing = (id: string, state: string, version = 1) =>
  until(
    async () => (await read(id)).filings[0]!,
    (filing) => filing.state === state && filing.awaits === null && filing.version >= version,
  )

test('a filing is sent while the entry is a draft, is replaced under its number, and deleted', async () => {
  const { id } = await newDraft()
  expect(await read(id)).toMatchObject({ findings: [], is_sent_here: true, is_practice: true })
  expect(await ask(id)).toMatchObject({
    status: 200,
    body: {
      filings: [
        {
          state: 'sent',
          awaits: 'A',
          requests: [{ request: 'file', refusal: expect.stringMatching(/not answered/) }],
        },
      ],
    },
  })
  const added = await standing(id, 'on_file')
  expect(added).toMatchObject({ number: expect.stringMatching(/^.{3}-\d{11}$/), version: 1 })
  expect((await readEntry(app, team.preparer, id)).status).toBe('draft')

  const entry = await readEntry(app, team.preparer, id)
  await patch(app, team.preparer, entry, {
    shipment_origin: { bill_of_lading: 'EGLV9001' },
    parties: { stuffing_place: { name: 'Another Yard' } },
  })
  expect((await ask(id)).body).toMatchObject({ filings: [{ awaits: 'R', master: 'EGLV9001' }] })
  const replaced = await standing(id, 'on_file', 2)
  expect(replaced).toMatchObject({ number: added.number, version: 2, bills: [{ number: 'EGLV9001' }] })

  expect((await ask(id, 'delete')).body).toMatchObject({ filings: [{ awaits: 'D' }] })
  expect(await standing(id, 'deleted')).toMatchObject({ number: null, messages: { length: 3 } })
  const messages = await customsMessages(app, team, id, 'security_filing', 9)
  expect(messages.map(({ application }) => application).filter(Boolean)).toEqual([
    'SF',
    'SN',
    'SF',
    'SN',
    'SF',
    'SN',
  ])
  expect(await ask(id, 'delete')).toMatchObject({ status: 409, body: { code: 'isf_not_on_file' } })
})

test('advice finds the entry by the number of its filing, and says whether the bill matches', async () => {
  const { id } = await newDraft()
  await ask(id)
  const { number, bills } = await standing(id, 'on_file')
  const advise = (code: string, remarks: string) =>
    sendFromCustoms(app, {
      application: 'raw',
      images: [
        'A2704ZZZ      030526     SA',
        'B  2704ZZZSA',
        `SA10${number}`,
        `SA30${bills[0]!.number}`,
        `SA50${code}${remarks}`,
        'Y  2704ZZZSA00003',
        'Z2704ZZZ      030526',
      ].map((image) => image.padEnd(80)),
    })
  await advise('S2', 'NO BILL MATCH')
  expect(await standing(id, 'no_match')).toMatchObject({
    bills: [{ code: 'S2', meaning: expect.stringContaining('has not filed this bill yet') }],
  })
  await advise('S1', 'BILL MATCHED')
  expect(await standing(id, 'matched')).toMatchObject({ bills: [{ code: 'S1' }] })
})

test('the answer counts down to the deadline, and says what may follow and what a late filing costs', async () => {
  const entry = await newDraft()
  const days = async () => (await read(entry.id)).timing
  expect(await read(entry.id)).toMatchObject({
    is_needed: true,
    following: null,
    timing: { time: 'ahead', due: '2026-03-19', cost: expect.stringContaining('5,000 dollars') },
    filings: [{ words: 'Not filed yet', tone: 'neutral', requests: [] }],
  })
  expect((await read(entry.id, team.approver)).filings[0]).toMatchObject({
    requests: [{ request: 'file', action: 'A', refusal: null }],
  })
  const loaded = await patch(app, team.preparer, entry, {
    security_filing: { lading_date: '2026-02-01' },
    parties: { stuffing_place: { name: '', address_line1: '', city: '', state: '', zip: '', country: '' } },
  })
  expect(loaded.status).toBe(200)
  expect(await read(entry.id)).toMatchObject({
    timing: { time: 'late', due: '2026-01-31', days_left: expect.any(Number) },
    following: { sentence: expect.stringContaining('stuffing place') },
  })
  await ask(entry.id)
  await standing(entry.id, 'on_file')
  expect(await days()).toMatchObject({
    time: 'late',
    days_left: null,
    sentence: expect.stringContaining('late: it was due 01/31/2026'),
    cost: expect.stringContaining('5,000 dollars'),
  })
  expect((await read(entry.id, team.approver)).filings[0]!.requests).toMatchObject([
    { request: 'file', action: 'R', refusal: null },
    { request: 'delete', action: 'D', refusal: null },
  ])
  await ask(entry.id, 'delete')
  await standing(entry.id, 'deleted')
  expect(await days()).toBeNull()
  expect((await read(entry.id)).filings[0]).toMatchObject({ filed_on: null })
})

test('goods that do not come by ship need none', async () => {
  const entry = await newDraft()
  await patch(app, team.preparer, entry, { shipment_origin: { mode_of_transport: '40' } })
  expect(await read(entry.id, team.approver)).toMatchObject({
    is_needed: false,
    overall: { words: 'Not needed', is_sent: false },
    timing: null,
    following: null,
    filings: [{ requests: [] }],
  })
})

test('what is missing is named at its field, and nothing is sent', async () => {
  const entry = await newDraft()
  await patch(app, team.preparer, entry, { parties: { seller: { name: '' } } })
  const { findings } = await read(entry.id)
  expect(findings).toMatchObject([{ path: 'parties.seller.name', rule_id: 'ISF_PARTY_INCOMPLETE' }])
  expect(await ask(entry.id)).toMatchObject({ status: 422 })
  expect((await read(entry.id)).filings).toMatchObject([{ state: 'none', messages: [] }])
})

test('the same bill twice is refused by CBP, at the field of the bill', async () => {
  const first = await newDraft()
  await ask(first.id)
  await standing(first.id, 'on_file')
  const second = await newDraft()
  await patch(app, team.preparer, second, {
    shipment_origin: { bill_of_lading: first.draft_data.shipment_origin!.bill_of_lading! },
  })
  await ask(second.id)
  expect(await standing(second.id, 'refused', 0)).toMatchObject({
    conditions: [{ code: 'S08', path: 'shipment_origin.bill_of_lading' }],
  })
})

test('the filing is a task and a deadline until CBP is sent it, and the list says how far it is', async () => {
  const draft = await newDraft()
  const { id } = draft
  await patch(app, team.preparer, draft, { security_filing: { lading_date: '2026-03-10' } })
  const row = async () =>
    (await app.ask('listEntries', { as: team.auditor, query: { page_size: 100 } })).entries.find(
      (one) => one.id === id,
    )!
  const tasks = async () =>
    (await app.ask('listTasks', { as: team.approver, query: { scope: 'all', limit: 100 } })).tasks.filter(
      ({ entry_id, kind }) => entry_id === id && kind === 'security_filing',
    )
  const due = async (day: string) => {
    const { deadlines } = await app.ask('listDeadlines', { as: team.auditor, query: { from: day, to: day } })
    return deadlines.filter(({ kind }) => kind === 'security_filing').map(({ entries }) => entries)
  }
  const [task] = await tasks()
  expect(task).toMatchObject({
    title: 'File the security filing (ISF)',
    detail: expect.stringContaining('5,000 dollars'),
    page: 'security-filing',
  })
  const before = await due(task!.due_on!)
  expect(before[0]).toBeGreaterThan(0)

  await ask(id)
  expect(await tasks()).toEqual([])
  expect((await due(task!.due_on!))[0] ?? 0).toBe(before[0]! - 1)
  expect((await row()).filings[0]).toMatchObject({ filing: 'security', word: 'sent' })
  await standing(id, 'on_file')
  await until(row, ({ filings }) => filings[0]?.word === 'onFile')

  const entry = await readEntry(app, team.preparer, id)
  await patch(app, team.preparer, entry, {
    shipment_origin: {
      further_bills: [{ bill_of_lading: 'EGLV8001', packages: '1', unit: 'CTN' }],
    },
  })
  expect((await row()).filings[0], 'another bill has no filing yet').toMatchObject({ word: 'notFiled' })
  expect(await tasks()).toHaveLength(1)
})

test('each master bill has its own filing, number and state, and the one that lags shows in the list', async () => {
  const draft = await newDraft()
  const { id } = draft
  const first = draft.draft_data.shipment_origin!.bill_of_lading!
  const second = 'EGLV7001'
  await patch(app, team.preparer, draft, {
    shipment_origin: { further_bills: [{ bill_of_lading: second, packages: '1', unit: 'CTN' }] },
  })
  const filed = (...states: string[]) =>
    until(
      async () => (await read(id)).filings,
      (filings) => filings.map(({ state }) => state).join() === states.join(),
    )
  const file = (master: string, request: 'file' | 'delete' = 'file') =>
    app.answer('requestSecurityFiling', { as: team.approver, params: { id }, body: { request, master } })
  const word = async () =>
    (await app.ask('listEntries', { as: team.auditor, query: { page_size: 100 } })).entries.find(
      (one) => one.id === id,
    )!.filings[0]!.word
  expect((await filed('none', 'none')).map(({ master }) => master)).toEqual([first, second])
  await file(second)
  await filed('none', 'on_file')
  expect(await word()).toBe('notFiled')
  expect((await read(id)).overall).toEqual({ tone: 'neutral', words: 'Not filed yet', is_sent: true })
  await file(first)
  const both = await filed('on_file', 'on_file')
  expect(new Set(both.map(({ number }) => number)).size).toBe(2)
  await file(second)
  expect((await read(id)).filings.map(({ awaits }) => awaits)).toEqual([null, 'R'])
  expect(await word(), 'a replacement is open').toBe('changeSent')
  expect((await read(id)).overall.words).toBe('Change sent to CBP')
  await until(
    async () => (await read(id)).filings[1]!,
    ({ awaits, version }) => awaits === null && version === 2,
  )
  await file(first, 'delete')
  await filed('deleted', 'on_file')
})

describe('who may', () => {
  test('an auditor reads and does not send; another organization finds nothing', async () => {
    const { id } = await newDraft()
    expect(await ask(id, 'file', team.auditor)).toMatchObject({ status: 403 })
    const others = await app.organization('Pine Street Lamps')
    const other = { as: others.admin, params: { id } }
    expect(await app.answer('getSecurityFiling', other)).toMatchObject({ status: 404 })
    const body = { request: 'file', master: 'EGLV1' } as const
    expect(await app.answer('requestSecurityFiling', { ...other, body })).toMatchObject({ status: 404 })
  })
})

test('a live gateway sends nothing until the operator says so', async () => {
  const live = await startApp({ env: { ...ON_SAMPLE_DAY, ...LIVE_GATEWAY } })
  try {
    const crew = await live.organization('Live Lamps')
    const { id } = await createEntry(live, crew.preparer)
    const saved = await readEntry(live, crew.preparer, id)
    await patch(live, crew.preparer, saved, { shipment_origin: isfEntry().shipment_origin! })
    const answer = await live.ask('getSecurityFiling', { as: crew.approver, params: { id } })
    expect(answer).toMatchObject({
      is_sent_here: false,
      not_sent: expect.stringContaining('switched off on this server'),
      is_practice: false,
    })
    const { master } = answer.filings[0]!
    const asked = { as: crew.approver, params: { id }, body: { request: 'file', master } as const }
    expect(await live.answer('requestSecurityFiling', asked)).toMatchObject({
      status: 409,
      body: { code: 'isf_not_live' },
    })
  } finally {
    await live.stop()
  }
})
