import { formatUsd } from '@edfe/domain/money'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntryByCbp, until } from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import type { Team, TestApp, Visitor } from './harness.ts'
import { done } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startWithCustoms({
    env: { REHEARSAL_DAY_SECONDS: '0', CUSTOMS_RULES: 'cbp' },
    customs: { RELEASE_AFTER_SECONDS: '1' },
  })
  team = await app.organization('Whitfield Lighting LLC')
})
afterAll(() => app.stop())

const runs = (as: Visitor = team.auditor) => app.ask('listRehearsalRuns', { as })
const start = (as = team.preparer) => app.answer('startRehearsal', { as })
const ended = () => until(runs, ({ runs: [newest] }) => newest !== undefined && newest.state !== 'running')
const print = (what: 'protocol' | 'forms' | 'statements', id: string) =>
  app.app.inject({
    method: 'GET',
    url: `/api/organization/rehearsal/runs/${id}/${what}`,
    headers: { cookie: team.auditor.cookie },
  })

/** Of every table that lists, reports, statements and deadlines count. */
const COUNTED = [
  'entries',
  'submissions',
  'transmission_messages',
  'statements',
  'notifications',
  'customs_inbox',
]
async function counted(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  await app.engine.asOwner(async (run) => {
    for (const table of COUNTED) {
      const rows = (await run(`select count(*)::int as n from ${table}`, [])) as { rows?: { n: number }[] }
      counts[table] = rows.rows?.[0]?.n ?? -1
    }
  })
  expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(0)
  return counts
}

/** A sample entry that passes the final review. `surety` 948 has no bond on file at the simulator. */
async function validated(surety = '054') {
  const { header } = sampleEntryDraft('')
  const entry = await createSampleEntryByCbp(app, team.preparer, { header: { ...header, surety_no: surety } })
  const body = { status: 'validated' as const, expected_updated_at: entry.updated_at }
  done(await app.answer('changeStatus', { as: team.preparer, params: { id: entry.id }, body }))
  return entry
}

test('the public shipments alone are passed, and nothing but the run itself is there afterwards', async () => {
  const before = await counted()
  const { status, body } = await start()
  expect(status, JSON.stringify(body)).toBe(201)
  const {
    runs: [run],
    shipments,
  } = await ended()
  expect(shipments).toBe(40)
  expect(run).toMatchObject({ number: 1, state: 'passed', day: 13, drafts: 0, refused: [], held: [] })
  expect(run?.summaries.days).toHaveLength(10)
  expect(run?.summaries.days.every(({ filed, percent }) => filed === 24 && percent === 0)).toBe(true)
  expect(run?.ports.map(({ port, releases }) => [port, releases.counted])).toEqual(
    ['0901', '1703', '2304', '2704', '2720', '3001', '4601', '4701'].map((port) => [port, 3]),
  )
  expect(await counted()).toEqual(before)

  const { statements, id } = run!
  expect(statements.map(({ status, entries, isEqual }) => [status, entries.length, isEqual])).toEqual([
    ['preliminary', 24, true],
    ['final', 24, true],
  ])
  const [{ number, total, entries } = statements[0]!] = statements
  const protocol = (await textOfForm((await print('protocol', id)).rawPayload)).replace(/\s+/g, ' ')
  expect(protocol).toContain(
    `preliminary daily statement ${number}, 24 entries, ${formatUsd(total)}, equal to`,
  )
  const paper = (await textOfForm((await print('statements', id)).rawPayload)).replace(/\s+/g, ' ')
  expect(paper).toContain(`Final daily statement ${number}, printed`)
  for (const entry of entries) expect(paper).toContain(`Entry ${entry.number}: `)
  expect(paper).toContain(`Total of 24 entries: ${formatUsd(total)}`)
})

test('drafts with a surety that has no bond fail on the third day, and the run leads to them', async () => {
  const good = await validated()
  const bad = [await validated('948'), await validated('948')]
  done(await start(team.admin))
  const {
    runs: [run],
    drafts,
  } = await ended()
  expect(drafts).toBe(3)
  expect(run).toMatchObject({ number: 2, state: 'failed', day: 3, drafts: 3 })
  expect(run?.summaries.days.map(({ refused, verdict }) => [refused, verdict])).toEqual([
    [0, 'counts'],
    [1, 'counts'],
    [1, 'repeated'],
  ])
  expect(run?.refused.flatMap((fault) => fault.drafts.map(({ entry_id }) => entry_id)).sort()).toEqual(
    [...new Set(bad.map(({ id }) => id))].sort(),
  )
  expect(run?.refused[0]).toMatchObject({ days: [2, 3], shipments: [] })
  expect(run?.refused.flatMap(({ drafts }) => drafts)).not.toContainEqual(
    expect.objectContaining({ entry_id: good.id }),
  )

  const protocol = await print('protocol', run!.id)
  expect(protocol.statusCode, protocol.body.slice(0, 300)).toBe(200)
  const text = (await textOfForm(protocol.rawPayload)).replace(/\s+/g, ' ')
  for (const part of [
    'Rehearsal of CBP’s qualification test, run 2',
    'Failed: CBP’s count would begin anew.',
    'Day 3: 24 filed, 1 refused, 4.1 percent. An error came again',
    'Nothing was filed.',
    bad[0]!.entry_number,
  ])
    expect(text).toContain(part)

  const forms = await print('forms', run!.id)
  expect(forms.statusCode, forms.body.slice(0, 300)).toBe(200)
  const printed = await textOfForm(forms.rawPayload)
  expect(printed).toContain('REHEARSAL: NOT SENT TO CBP')
  expect(printed).toContain('LED solar wall lanterns')
})

test('a run is stopped, one runs at a time, an auditor begins none, and another organization sees none', async () => {
  expect((await start(team.auditor)).status).toBe(403)
  done(await start())
  const second = await start()
  const [newest] = (await runs()).runs
  if (newest?.state === 'running') {
    expect(second.status).toBe(409)
    const stopped = await app.ask('stopRehearsal', { as: team.preparer, params: { id: newest.id } })
    expect(['stopped', 'failed']).toContain(stopped.runs[0]?.state)
  }
  const other = await app.organization('Alder & Finch Toys LLC')
  expect((await runs(other.admin)).runs).toEqual([])
})
