import { parseDay } from '@edfe/domain/calendar'
import { formatEntryNumber } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { shippedTariff } from '@edfe/tariff/shipped'
import { notesOf, officialJson, rowsOn } from '@edfe/tariff/test/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverTransaction } from '../src/db/server-transaction.ts'
import { describeDifference } from '../src/tariff/editions/describe-difference.ts'
import { announceEdition, followEditions } from '../src/tariff/editions/follow-editions.ts'
import { checkEdition, storeEdition } from '../src/tariff/editions/load-edition.ts'
import { createSampleEntry, type EntryBody, readEntry, until } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { listenFor, RECEIVER_NETWORKS, sendWebhooks, startReceiver, verified } from './webhook-steps.ts'

const FROM = parseDay('2026-10-01')!
const ENTRY_DATE = '2026-10-12'
const LAMP = { hts: '9405.11.6010', origin: 'CN', value: '10000' }

let app: TestApp
let team: Team
let draft: EntryBody
let early: EntryBody
let filed: EntryBody
let queued: Awaited<ReturnType<typeof listenFor>>
let receiver: Awaited<ReturnType<typeof startReceiver>>
let secret: string
beforeAll(async () => {
  app = await startApp({
    env: {
      EDFE_TODAY: ENTRY_DATE,
      CUSTOMS_RULES: 'cbp',
      WEBHOOK_PRIVATE_NETWORKS: RECEIVER_NETWORKS.join(),
    },
    workers: true,
  })
  team = await app.organization('Alder & Finch Lighting LLC')
  queued = await listenFor(app, team.admin, 'tariff.changed')
  receiver = await startReceiver()
  const body = { url: receiver.url, events: ['tariff.changed' as const] }
  secret = (await app.ask('createWebhook', { as: team.admin, body })).secret
  draft = await createSampleEntry(app, team.preparer, lampOf(ENTRY_DATE))
  early = await createSampleEntry(app, team.preparer, lampOf('2026-09-30'))
  filed = await createSampleEntry(app, team.preparer, lampOf(ENTRY_DATE))
  await app.engine.asOwner((run) => run(`update entries set status = 'accepted' where id = '${filed.id}'`))
  await keepPart('LAMP-1', '9405.11.6010')
  await keepPart('HORSE-1', '0101.21.0010')
})
afterAll(async () => {
  await app.stop()
  receiver.stop()
})

const keepPart = (part_number: string, htsus: string) =>
  app.ask('createPart', { as: team.preparer, body: { part_number, htsus } })

/** The sample entry with lamps of China worth 10,000 and the duty of the shipped edition: 760, 2,500 and 1,250. */
function lampOf(entry_date: string) {
  const { header, line_items: [line] = [] } = sampleEntryDraft('lamp')
  return {
    header: { ...header, entry_date },
    line_items: [
      {
        ...line!,
        htsus: LAMP.hts,
        origin_country: LAMP.origin,
        entered_value: LAMP.value,
        duty_amount: '4510.00',
        duty_source: 'calculated',
        tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
        tariff_rows: [
          { hts: '9903.88.03', duty: '2500.00', source: 'calculated' },
          { hts: '9903.05.31', duty: '1250.00', source: 'calculated' },
        ],
      },
    ],
  }
}

/** The shipped edition as 'HTS 2026 Rev 5', with ceiling lamps at 9 percent and a number more on a list. */
const files = (notes = notesOf(shippedTariff(), { '20(d)': ['0101.21.00'] })) => ({
  schedule: Buffer.from(
    officialJson(
      rowsOn(shippedTariff(), FROM).map((row) =>
        row.number === '94051160' ? { ...row, general: '9%' } : row,
      ),
    ),
  ),
  notes: Buffer.from(notes),
  from: FROM,
  source: 'hts_2026_revision_5_json.json',
})

const lampDuty = async (entry_date: string) =>
  await app.ask('calculateDuty', { body: { ...LAMP, entry_date } })
const activities = async ({ id }: EntryBody) =>
  (await app.ask('getActivities', { as: team.preparer, params: { id } })).activities
const tariffChangesOf = async (entry: EntryBody) =>
  (await activities(entry)).filter(({ activity_type }) => activity_type === 'tariff_changed')

test('tampered notes are refused whole, and nothing is stored', async () => {
  const notes = notesOf(shippedTariff()).replace('9903.88.02 applies', '9903.88.02 applied')
  expect(await checkEdition(app.app.db, files(notes))).toEqual({
    problems: ['notes: the list of note 20(d) is not where it was'],
  })
  expect((await app.engine.run('select from tariff_editions')).rows).toEqual([])
})

describe('an edition that the operator approves', () => {
  let before: EntryBody
  beforeAll(async () => {
    before = await readEntry(app, team.preparer, filed.id)
    const checked = await checkEdition(app.app.db, files())
    if ('problems' in checked) throw new Error(checked.problems.join('; '))
    expect(describeDifference(checked)).toEqual(
      expect.arrayContaining([
        'HTS 2026 Rev 5, in force from 2026-10-01, against HTS 2026 Rev 10:',
        'Numbers dropped: 0',
        'Rates changed: 1',
        "  9405.11.60 general: '7.6%' becomes '9%'",
        'Numbers added to the list of note 20(d): 1',
        '  0101.21.00',
      ]),
    )
    await storeEdition({ db: app.app.db, jobs: app.app.jobs }, checked, 'olga')
  })

  test('decides duties from its first day on, on a server that runs', async () => {
    const after = await until(
      () => lampDuty(ENTRY_DATE),
      ({ edition }) => edition.name === 'HTS 2026 Rev 5',
    )
    expect(after.rows.at(-1)).toMatchObject({ hts: '9405.11.6010', rate_text: '9%', amount: '900.00' })
    expect(await lampDuty('2026-09-30')).toMatchObject({ edition: { name: 'HTS 2026 Rev 10' } })
  })

  test('says in an open draft which line it changes and by how much, and leaves the duty to the person', async () => {
    const [change] = await until(
      () => tariffChangesOf(draft),
      (found) => found.length > 0,
    )
    expect(change).toMatchObject({
      activity_data: {
        edition: 'HTS 2026 Rev 5',
        lines: [{ line: 1, duty: '$4,510.00', expected: '$4,650.00' }],
      },
      user: null,
    })
    const read = await readEntry(app, team.preparer, draft.id)
    expect(read.draft_data.line_items![0]!.duty_amount).toBe('4510.00')
  })

  test.each(['preparer', 'admin'] as const)(
    'notifies the %s of the open draft and the part that it changes, and by how much',
    async (role) => {
      const notices = async () =>
        (await app.ask('listNotifications', { as: team[role] })).notifications.filter(
          ({ kind }) => kind === 'tariff_changed',
        )
      const found = await until(notices, ({ length }) => length > 0)
      const number = formatEntryNumber(draft.entry_number)
      expect(found).toMatchObject([
        {
          title: 'HTS 2026 Rev 5 changes one open entry and one part',
          body: `It is for entry dates from 10/01/2026 on. Entry ${number}, line 1: the duty of $4,510.00 becomes $4,650.00. Part LAMP-1: 7.6% becomes 9%.`,
          href: '/entries',
        },
      ])
    },
  )

  test('is one event for programs, with the entries and parts that it changes', async () => {
    expect(await until(queued, ({ length }) => length > 0)).toMatchObject([
      {
        type: 'tariff.changed',
        data: { edition: 'HTS 2026 Rev 5', from: FROM, entry_ids: [draft.id], part_numbers: ['LAMP-1'] },
      },
    ])
  })

  test('is sent to the program of the organization, signed', async () => {
    const came = async () => {
      await sendWebhooks(app)
      return receiver.came
    }
    const delivered = await until(came, ({ length }) => length > 0)
    expect(delivered.map((each) => verified(secret, each))).toMatchObject([
      { type: 'tariff.changed', data: { entry_ids: [draft.id], part_numbers: ['LAMP-1'] } },
    ])
  })

  test('notifies nobody who neither works on them nor administers', async () => {
    const { notifications } = await app.ask('listNotifications', { as: team.approver })
    expect(notifications.filter(({ kind }) => kind === 'tariff_changed')).toEqual([])
  })

  test('touches no entry of an earlier day and none that was filed', async () => {
    await until(
      () => app.app.jobs.read('tariff-changed', ['created', 'retry', 'active']),
      (waiting) => waiting.length === 0,
    )
    expect(await tariffChangesOf(early)).toEqual([])
    expect(await tariffChangesOf(filed)).toEqual([])
    expect(await readEntry(app, team.preparer, filed.id)).toEqual(before)
  })

  test('is recorded with who loaded it and the hashes of both files, which nobody changes', async () => {
    const { rows } = await app.engine.run(
      'select name, loaded_by, schedule_sha256, notes_sha256, loaded_at from tariff_editions',
    )
    expect(rows).toEqual([
      {
        name: 'HTS 2026 Rev 5',
        loaded_by: 'olga',
        schedule_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        notes_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        loaded_at: expect.any(Date),
      },
    ])
    const change = app.engine.run("update tariff_editions set loaded_by = 'nobody'")
    await expect(change).rejects.toMatchObject({ code: '42501' })
    await expect(
      app.engine.run(`insert into tariff_editions select gen_random_uuid(), name, first_day, source,
        schedule_sha256, notes_sha256, row_count, packed, grown, 'nobody' from tariff_editions`),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

test('an edition that cannot be read at first is read again, until duties are of it', async () => {
  const failures: unknown[] = []
  let isAway = false
  let reads = 0
  const db = new Proxy(app.engine.db, {
    get(target, name) {
      if (name === 'selectFrom') reads += 1
      if (name === 'selectFrom' && isAway) throw new Error('No connection is free')
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const follower = await followEditions({ ...app.engine, db }, (error) => {
    failures.push(error)
    isAway = false
  })
  isAway = true
  reads = 0
  await serverTransaction(app.engine.db, 'operator', announceEdition)
  await until(
    () => reads,
    (count) => count > 2,
  )
  expect(failures).toEqual([new Error('No connection is free')])
  await follower.close()
})
