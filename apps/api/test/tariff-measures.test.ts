import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { formatEntryNumber } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measuresKeys } from '../src/config/measures-keys.ts'
import { fetchMeasures } from '../src/tariff/updates/fetch-measures.ts'
import { createSampleEntry, type EntryBody, readEntry, until } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import { HIGHER, type MeasuresPublisher, startMeasuresPublisher } from './measures-publisher.ts'

const OPERATOR = 'operator@example.com'
const ENTRY_DATE = '2026-10-12'
const LAMP = { hts: '9405.11.6010', origin: 'CN', value: '10000' }

let app: TestApp
let team: Team
let operator: Visitor
let publisher: MeasuresPublisher
let draft: EntryBody
let early: EntryBody
let day = 0

beforeAll(async () => {
  publisher = await startMeasuresPublisher()
  const env = { OPERATORS: OPERATOR, EDFE_TODAY: ENTRY_DATE, CUSTOMS_RULES: 'cbp' }
  app = await startApp({ env, workers: true })
  team = await app.organization('Alder & Finch Lighting LLC')
  operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true where email = '${OPERATOR}'`)
  draft = await createSampleEntry(app, team.preparer, lampOf(ENTRY_DATE))
  early = await createSampleEntry(app, team.preparer, lampOf('2026-09-30'))
  const part = { part_number: 'LAMP-1', htsus: LAMP.hts, origin_country: LAMP.origin }
  await app.ask('createPart', { as: team.preparer, body: part })
})
afterAll(async () => {
  await app.stop()
  await publisher.close()
})

/** The sample entry with lamps of China worth 10,000 and the duty of the product: 760, 2,500 and 1,250. */
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

const fetchOnce = () =>
  fetchMeasures(
    {
      settings: {
        ...app.app.settings,
        TARIFF_MEASURES_URL: publisher.url,
        TARIFF_MEASURES_KEY: measuresKeys.parse(publisher.key),
      },
      engine: app.engine,
      logger: app.app.log,
      now: () => new Date(`2026-09-${String(day).padStart(2, '0')}T09:20:00Z`),
    },
    app.app.jobs,
  )
/** What the server fetches on the next day. */
async function fetchOnNextDay() {
  day += 1
  await fetchOnce()
  return (await updates())[0]!
}
const updates = async () => (await app.ask('getOperations', { as: operator })).tariff.updates
const order = (body: object) =>
  app.answer('actAsOperator', { as: operator, body: { reason: 'Read it', ...body } as OperatorOrder })
const taken = async () => (await app.engine.run('select edition, loaded_by from tariff_measures')).rows
const dutyOn = async (entry_date: string) =>
  (await app.ask('calculateDuty', { body: { ...LAMP, entry_date } })).rows[0]

describe('what cannot be used is recorded, and nothing is taken', () => {
  const cases: [string, () => void, string, RegExp][] = [
    ['a refusal', () => publisher.answer((r) => r.writeHead(403).end()), 'failed', /answer 403/],
    [
      'a page in place of the file',
      () => publisher.answer((r) => r.end('<html>')),
      'refused',
      /is not whole JSON/,
    ],
    [
      'half a file',
      () => {
        const text = publisher.publish(HIGHER)
        publisher.answer((r) => r.end(text.slice(0, 300)))
      },
      'refused',
      /is not whole JSON/,
    ],
    [
      'a file whose end did not arrive',
      () =>
        publisher.answer((r) => {
          r.writeHead(200, { 'content-length': '9000' }).write('{', () => r.destroy())
        }),
      'failed',
      /broke off/,
    ],
    [
      'the signature of a stranger',
      () => publisher.publish(HIGHER, 'stranger'),
      'refused',
      /No key of TARIFF_MEASURES_KEY/,
    ],
    [
      'a percentage that was changed after it was signed',
      () => {
        const text = publisher.publish(HIGHER).replace('"percent": "40"', '"percent": "4"')
        publisher.answer((r) => r.end(text))
      },
      'refused',
      /No key of TARIFF_MEASURES_KEY/,
    ],
    [
      'a heading that no program files',
      () =>
        publisher.publish({ ...HIGHER, operations: [{ ...HIGHER.operations[0], heading: '9903.77.77' }] }),
      'refused',
      /No program of the tariff files heading 9903\.77\.77/,
    ],
    [
      'two percentages of one day',
      () => publisher.publish({ ...HIGHER, operations: [HIGHER.operations[0], HIGHER.operations[0]] }),
      'refused',
      /operations of heading 9903\.88\.03 overlap on 10\/01\/2026/,
    ],
  ]
  test.each(cases)('%s', async (_, publish, state, problem) => {
    publish()
    const update = await fetchOnNextDay()
    expect(update).toMatchObject({ kind: 'measures', state, decided_by: null })
    expect(update.problems.join('\n')).toMatch(problem)
    expect(await taken()).toEqual([])
  })
})

describe('signed measures', () => {
  test('wait for the operator with what they change, and change nothing', async () => {
    publisher.publish(HIGHER)
    expect(await fetchOnNextDay()).toMatchObject({
      kind: 'measures',
      state: 'waiting',
      edition: 'Measures 2026-09-25',
      first_day: '2026-10-01',
      source: publisher.url,
      schedule_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      changes: [
        '9903.88.03: 25 percent becomes 40 percent from 10/01/2026 on. (Proclamation 11070, https://www.federalregister.gov/d/2026-30001)',
      ],
    })
    expect(await dutyOn(ENTRY_DATE)).toMatchObject({ hts: '9903.88.03', amount: '2500.00' })
  })

  test('are fetched once a day, and offered once', async () => {
    const before = publisher.asked
    await Promise.all([fetchOnce(), fetchOnce()])
    expect(publisher.asked).toBe(before)
    expect(await fetchOnNextDay()).toMatchObject({ state: 'known' })
    expect((await updates()).filter(({ state }) => state === 'waiting')).toHaveLength(1)
  })

  test('are no edition of the schedule, for which the operator gives a day', async () => {
    const { id } = (await updates()).find(({ state }) => state === 'waiting')!
    expect((await order({ act: 'approve_tariff', id, first_day: '2026-10-01' })).status).toBe(404)
  })

  test('decide duties from their day on once they are approved, and the simulator of customs reads them', async () => {
    const { id } = (await updates()).find(({ state }) => state === 'waiting')!
    expect(done(await order({ act: 'approve_measures', id }))).toEqual({ done: true })
    expect(await taken()).toEqual([{ edition: '2026-09-25', loaded_by: OPERATOR }])
    const row = await until(
      () => dutyOn(ENTRY_DATE),
      (found) => found?.amount === '4000.00',
    )
    expect(row).toMatchObject({ hts: '9903.88.03', rate_text: '40%', source: 'Proclamation 11070' })
    expect(await dutyOn('2026-09-30')).toMatchObject({ hts: '9903.88.03', amount: '2500.00' })
    const file = join(app.folder, 'tariff-editions', 'measures.json')
    await until(
      async () => existsSync(file),
      (exists) => exists,
    )
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(HIGHER)
    expect((await app.ask('getOperations', { as: operator })).acts[0]).toMatchObject({
      act: 'approve_measures',
      operator: 'Olga Operator',
      reason: 'Read it',
    })
  })

  test('are said in the open draft that they change, and in no earlier one', async () => {
    const changesOf = async ({ id }: EntryBody) =>
      (await app.ask('getActivities', { as: team.preparer, params: { id } })).activities.filter(
        ({ activity_type }) => activity_type === 'tariff_changed',
      )
    const [change] = await until(
      () => changesOf(draft),
      ({ length }) => length > 0,
    )
    expect(change).toMatchObject({
      activity_data: {
        edition: 'Measures 2026-09-25',
        lines: [{ line: 1, duty: '$4,510.00', expected: '$6,010.00' }],
      },
    })
    expect(await changesOf(early)).toEqual([])
    const read = await readEntry(app, team.preparer, draft.id)
    expect(read.draft_data.line_items![0]!.duty_amount).toBe('4510.00')
  })

  test('notify the preparer of the draft and the part, and by how much', async () => {
    const found = await until(
      async () =>
        (await app.ask('listNotifications', { as: team.preparer })).notifications.filter(
          ({ kind }) => kind === 'tariff_changed',
        ),
      ({ length }) => length > 0,
    )
    const number = formatEntryNumber(draft.entry_number)
    expect(found).toMatchObject([
      {
        title: 'Measures 2026-09-25 changes one open entry and one part',
        body: `It is for entry dates from 10/01/2026 on. Entry ${number}, line 1: the duty of $4,510.00 becomes $6,010.00. Part LAMP-1: 7.6% + 25% + 12.5% becomes 7.6% + 40% + 12.5%.`,
      },
    ])
  })

  test('are known on the days after', async () =>
    expect(await fetchOnNextDay()).toMatchObject({ state: 'known', edition: 'Measures 2026-09-25' }))

  test('of an older edition, or of the same one with other content, are refused', async () => {
    publisher.publish({ ...HIGHER, edition: '2026-09-24' })
    expect((await fetchOnNextDay()).problems).toEqual([
      'Measures 2026-09-24 is older than Measures 2026-09-25, which this installation has.',
    ])
    publisher.publish({ ...HIGHER, operations: [] })
    expect((await fetchOnNextDay()).problems.join()).toMatch(/has other content than the file of this name/)
    expect(await dutyOn(ENTRY_DATE)).toMatchObject({ amount: '4000.00' })
  })

  test('of a later edition take back what they no longer have', async () => {
    publisher.publish({ ...HIGHER, edition: '2026-09-25.2', operations: [] })
    const { id, changes } = await fetchOnNextDay()
    expect(changes).toEqual([
      expect.stringMatching(/^No longer in the file: 9903\.88\.03: .* becomes 40 percent/),
    ])
    done(await order({ act: 'approve_measures', id }))
    const row = await until(
      () => dutyOn(ENTRY_DATE),
      (found) => found?.amount === '2500.00',
    )
    expect(row).toMatchObject({ rate_text: '25%' })
  })

  test('that were taken are never changed', async () =>
    expect(app.engine.run("update tariff_measures set loaded_by = 'nobody'")).rejects.toMatchObject({
      code: '42501',
    }))
})
