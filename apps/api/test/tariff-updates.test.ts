import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { parseDay } from '@edfe/domain/calendar'
import type { Row } from '@edfe/tariff/schedule'
import { shippedTariff } from '@edfe/tariff/shipped'
import { rowsOn } from '@edfe/tariff/test/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchTariff } from '../src/tariff/updates/fetch-tariff.job.ts'
import { until } from './entry-steps.ts'
import { done, startApp, type TestApp, type Visitor } from './harness.ts'
import { type Published, type Publisher, startPublisher } from './tariff-publisher.ts'

const OPERATOR = 'operator@example.com'
const FIRST_DAY = '2026-10-01'
const shipped = shippedTariff().schedules[0]
const ROWS = rowsOn(shippedTariff(), parseDay(FIRST_DAY)!)
const NEXT: Published = { release: '2026HTSRev98', published: '10/01/2026', rows: ROWS }

const withRow = (number: string, change: Partial<Row>, rows: readonly Row[] = ROWS) =>
  rows.map((row) => (row.number === number ? { ...row, ...change } : row))
/** Ceiling lamps at 9 percent, and a heading of additional duties that no program knows. */
const CHANGED = [
  ...withRow('94051160', { general: '9%' }),
  { ...ROWS.at(-1)!, number: '99039999', general: 'The duty provided in the applicable subheading + 40%' },
]
/** The suffix 60 of ceiling lamps becomes 65. */
const STATISTICAL = withRow('9405116010', { number: '9405116015' })

let app: TestApp
let operator: Visitor
let publisher: Publisher
let day = 0

beforeAll(async () => {
  publisher = await startPublisher(NEXT)
  app = await startApp({ env: { OPERATORS: OPERATOR, EDFE_TODAY: '2026-10-12' } })
  operator = await app.account('Olga Operator', OPERATOR)
  await app.engine.run(`update auth."user" set "twoFactorEnabled" = true`)
})
afterAll(async () => {
  await app.stop()
  await publisher.close()
})

/** What the server fetches on the next day. */
async function fetchOnNextDay(published: Partial<Published>, approve: 'nothing' | 'statistical' = 'nothing') {
  publisher.published = { ...NEXT, ...published }
  day += 1
  await fetchOnce(approve)
  return (await updates())[0]!
}
const fetchOnce = (approve: 'nothing' | 'statistical' = 'nothing') =>
  fetchTariff(
    {
      settings: { ...app.app.settings, TARIFF_SOURCE_URL: publisher.url, TARIFF_AUTO_APPROVE: approve },
      engine: app.engine,
      logger: app.app.log,
      now: () => new Date(`2026-10-${String(day).padStart(2, '0')}T09:20:00Z`),
    },
    app.app.jobs,
  )
const updates = async () => (await app.ask('getOperations', { as: operator })).tariff.updates
const order = (body: object) =>
  app.answer('actAsOperator', { as: operator, body: { reason: 'Read it', ...body } as OperatorOrder })
const editions = async () =>
  (await app.engine.run('select name, first_day::text, loaded_by, notes_sha256 from tariff_editions')).rows
const mailed = async () =>
  ((await app.app.jobs.read('mail', ['created'])) as { to: string; subject: { id: string } }[]).map(
    ({ to, subject }) => [to, subject.id],
  )
const lampDuty = async () => {
  const body = { hts: '9405.11.6010', origin: 'CN', value: '10000', entry_date: '2026-10-12' }
  return (await app.ask('calculateDuty', { body })).rows.at(-1)
}

describe('what cannot be used is recorded, and nothing is stored', () => {
  test.each<[string, Partial<Published>, string, RegExp]>([
    [
      'a refusal',
      { instead: (_, r) => r.writeHead(403).end() },
      'failed',
      /refuses this server \(answer 403\)/,
    ],
    [
      'a redirect to another server',
      { instead: (_, r) => r.writeHead(302, { location: 'https://elsewhere.example/' }).end() },
      'failed',
      /sent us on to elsewhere\.example/,
    ],
    ['half a file', { instead: (_, r) => r.end('[{"htsno":"0101"') }, 'refused', /no JSON array of rows/],
    [
      'a page in place of the file',
      { instead: (_, r) => r.end('<html>') },
      'refused',
      /the header is '<html>'/,
    ],
    [
      'a file without a chapter',
      { rows: ROWS.filter(({ number }) => !number.startsWith('99')) },
      'refused',
      /chapter 99 is missing/,
    ],
    [
      'an older edition',
      { release: '2025HTSRev30' },
      'refused',
      /HTS 2025 Rev 30 is older than HTS 2026 Rev/,
    ],
    [
      'a release under another name',
      { release: 'Tariff 21' },
      'failed',
      /does not say which edition is current/,
    ],
    ['a release without its day', { published: 'soon' }, 'failed', /does not say which edition is current/],
    [
      'a heading with another percentage',
      { rows: withRow('99038803', { general: 'The duty provided in the applicable subheading + 30%' }) },
      'refused',
      /heading 9903\.88\.03 does not add 25% any more/,
    ],
  ])('%s', async (_, published, state, problem) => {
    const update = await fetchOnNextDay(published)
    expect(update).toMatchObject({ state, decided_by: null })
    expect(update.problems.join('\n')).toMatch(problem)
    expect(await editions()).toEqual([])
  })

  test('an edition that appears while another is fetched', async () => {
    const update = await fetchOnNextDay({
      instead: (_, response) => {
        publisher.published = { ...NEXT, release: '2026HTSRev99' }
        response.end('[]')
      },
    })
    expect(update.problems).toEqual([
      '2026HTSRev99 replaced 2026HTSRev98 while the file was fetched. The next day fetches it again.',
    ])
  })

  test('the edition that this installation has', async () => {
    const [month, first] = [shipped.edition.from.slice(5, 7), shipped.edition.from.slice(8)]
    const update = await fetchOnNextDay({
      release: shipped.edition.name.replace('HTS ', '').replace(' ', 'HTS').replace(' ', ''),
      published: `${month}/${first}/${shipped.edition.from.slice(0, 4)}`,
      rows: shipped.rows,
    })
    expect(update).toMatchObject({ state: 'known', edition: shipped.edition.name, problems: [] })
  })
})

describe('a new edition', () => {
  test('waits for the operator with its difference, its hash and who fetched it', async () => {
    const update = await fetchOnNextDay({ rows: CHANGED })
    expect(update).toMatchObject({
      state: 'waiting',
      edition: 'HTS 2026 Rev 98',
      first_day: FIRST_DAY,
      source: publisher.url,
      fetched_by: expect.stringMatching(/./),
      schedule_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      row_count: CHANGED.length,
      difference: {
        is_statistical: false,
        dropped: { count: 0 },
        rates: {
          count: 1,
          named: [{ number: '9405.11.60', column: 'general', before: '7.6%', after: '9%' }],
        },
        units: { count: 0 },
        unknown_headings: { count: 1, named: ['9903.99.99'] },
      },
    })
    expect(await mailed()).toContainEqual([OPERATOR, 'mail.tariff.waits-subject'])
    expect(await editions()).toEqual([])
  })

  test('is fetched once a day, however many servers there are', async () => {
    const before = publisher.asked.length
    await Promise.all([fetchOnce(), fetchOnce()])
    expect(publisher.asked).toHaveLength(before)
  })

  test('is offered once, though the next day brings the same file', async () => {
    expect(await fetchOnNextDay({ rows: CHANGED })).toMatchObject({ state: 'known' })
    expect((await updates()).filter(({ state }) => state === 'waiting')).toHaveLength(1)
  })

  test('that an operator declines is not offered again', async () => {
    const { id } = (await updates()).find(({ state }) => state === 'waiting')!
    expect((await order({ act: 'decline_tariff', id })).status).toBe(200)
    expect(await fetchOnNextDay({ rows: CHANGED })).toMatchObject({ state: 'known' })
    expect((await order({ act: 'approve_tariff', id, first_day: FIRST_DAY })).status).toBe(404)
    expect(await editions()).toEqual([])
  })

  test('takes the place of one that waits', async () => {
    const first = await fetchOnNextDay({ rows: withRow('94051160', { general: '8%' }) })
    const second = await fetchOnNextDay({ rows: withRow('94051160', { general: '9%' }) })
    const states = (await updates()).map(({ id, state }) => [id, state])
    expect(states).toContainEqual([first.id, 'superseded'])
    expect(states).toContainEqual([second.id, 'waiting'])
  })

  test('does not begin before the one in force, and is checked again for the day that the operator gives', async () => {
    const { id } = (await updates())[0]!
    const early = { act: 'approve_tariff', id, first_day: shipped.edition.from }
    expect(await order(early)).toMatchObject({ status: 409, body: { code: 'tariff_refused' } })
    expect((await order({ act: 'approve_tariff', id, first_day: '2026-13-01' })).status).toBe(400)
    expect(await editions()).toEqual([])
  })

  test('is kept once it is approved', async () => {
    const { id } = (await updates())[0]!
    expect(done(await order({ act: 'approve_tariff', id, first_day: FIRST_DAY }))).toEqual({ done: true })
    expect(await editions()).toEqual([
      { name: 'HTS 2026 Rev 98', first_day: FIRST_DAY, loaded_by: OPERATOR, notes_sha256: null },
    ])
  })

  test('decides duties then, and the simulator of customs reads it', async () => {
    expect(await until(lampDuty, (row) => row?.rate_text === '9%')).toMatchObject({ amount: '900.00' })
    expect(readdirSync(join(app.folder, 'tariff-editions'))).toEqual([`${FIRST_DAY}.json`])
    expect((await updates())[0]).toMatchObject({ state: 'approved', decided_by: OPERATOR, reason: 'Read it' })
    const { acts } = await app.ask('getOperations', { as: operator })
    expect(acts[0]).toMatchObject({ act: 'approve_tariff', operator: 'Olga Operator' })
  })
})

describe('with TARIFF_AUTO_APPROVE=statistical', () => {
  const LATER = { release: '2026HTSRev99', published: '10/05/2026' }
  const nine = (rows: readonly Row[]) => withRow('94051160', { general: '9%' }, rows)

  test('an edition with another rate waits', async () => {
    const update = await fetchOnNextDay({ ...LATER, rows: STATISTICAL }, 'statistical')
    expect(update).toMatchObject({ state: 'waiting', difference: { is_statistical: false } })
  })

  test('one with other suffixes is in use at once', async () => {
    const update = await fetchOnNextDay({ ...LATER, rows: nine(STATISTICAL) }, 'statistical')
    expect(update).toMatchObject({
      state: 'approved',
      decided_by: 'TARIFF_AUTO_APPROVE',
      difference: { is_statistical: true, added: { count: 1 }, dropped: { count: 1 } },
    })
    expect((await editions()).map(({ name }) => name)).toContain('HTS 2026 Rev 99')
  })
})

describe('the operator fetches at once', () => {
  test('where a source is set, and once a day', async () => {
    const fetchNow = () => order({ act: 'fetch_tariff' })
    expect(await fetchNow()).toMatchObject({ status: 409, body: { code: 'not_fetched' } })
    app.app.settings.TARIFF_SOURCE_URL = publisher.url
    expect((await fetchNow()).status).toBe(200)
    expect(await app.app.jobs.read('fetch-tariff', ['created'])).toEqual([{}])
    await fetchTariff(
      { settings: app.app.settings, engine: app.engine, logger: app.app.log, now: app.app.now },
      app.app.jobs,
    )
    expect(await fetchNow()).toMatchObject({ status: 409, body: { code: 'not_fetched' } })
  })
})
