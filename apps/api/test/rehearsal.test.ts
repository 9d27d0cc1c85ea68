import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { practisedIn } from './practice-filings.ts'

let app: TestApp
let team: Team
let entryId: string
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Whitfield Lighting LLC')
  entryId = (await createSampleEntry(app, team.preparer)).id
})
afterAll(() => app.stop())

const rehearsal = (as = team.auditor) => app.ask('getRehearsal', { as })
const file = (kind: 'summary' | 'release', day: string, more: { refused?: number } = {}) =>
  practisedIn(app, { orgId: team.orgId, entryId, kind, day, filed: 4, ...more })
const FEBRUARY = (day: number) => `2026-02-${String(day).padStart(2, '0')}`

test('nothing that was practised is nothing that was passed', async () => {
  expect(await rehearsal()).toMatchObject({ isPassed: false, ports: [], summaries: { counted: 0, days: [] } })
})

test('an error on the third day begins the count anew, and the protocol says so', async () => {
  await file('summary', FEBRUARY(2))
  await file('summary', FEBRUARY(3))
  await file('summary', FEBRUARY(4), { refused: 1 })
  const { summaries, isPassed, ports } = await rehearsal()
  expect(summaries.days).toEqual([
    { day: '2026-02-02', filed: 4, refused: 0, percent: 0, verdict: 'counts', repeated: [] },
    { day: '2026-02-03', filed: 4, refused: 0, percent: 0, verdict: 'counts', repeated: [] },
    { day: '2026-02-04', filed: 4, refused: 1, percent: 25, verdict: 'errors', repeated: [] },
  ])
  expect(summaries.counted).toBe(0)
  expect(isPassed).toBe(false)
  expect(ports).toMatchObject([{ port: '2704', releases: { counted: 0 } }])
  const answer = await app.app.inject({
    method: 'GET',
    url: '/api/organization/rehearsal/protocol',
    headers: { cookie: team.auditor.cookie },
  })
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-disposition']).toBe('attachment; filename="rehearsal.pdf"')
  expect(answer.rawPayload.toString('latin1')).toContain('/Lang (en-US)')
  const text = (await textOfForm(answer.rawPayload)).replace(/\s+/g, ' ')
  for (const part of [
    'Whitfield Lighting LLC',
    'Rehearsal of CBP’s qualification test',
    'Not passed yet, on practice filings.',
    'Entry summaries. 0 of 10 days in a row.',
    '02/04/2026: 4 filed, 1 refused, 25 percent. Too many errors: the count begins anew.',
    'Releases at 2704 Los Angeles, California. 0 of 3 days in a row.',
    'A simulator answered, not CBP.',
  ])
    expect(text).toContain(part)
})

test('ten days of summaries and three of releases after them are passed; another organization sees none of it', async () => {
  for (let day = 5; day <= 14; day += 1) await file('summary', FEBRUARY(day))
  await file('release', FEBRUARY(14))
  expect((await rehearsal()).isPassed, 'a release of the tenth day does not count').toBe(false)
  for (const day of [16, 17, 18]) await file('release', FEBRUARY(day))
  expect(await rehearsal()).toMatchObject({
    isPassed: true,
    hasStatements: false,
    summaries: { doneOn: '2026-02-14' },
    ports: [{ port: '2704', releases: { counted: 3, doneOn: '2026-02-18' } }],
  })
  const other = await app.organization('Alder & Finch Toys LLC')
  expect((await rehearsal(other.admin)).summaries.days).toEqual([])
})
