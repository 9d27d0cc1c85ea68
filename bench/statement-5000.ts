import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeEntrySummary, encodeStatement, moneyRecords, readFiledMoney } from '@edfe/abi'
import { proposeFees } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { checkDigit } from '@edfe/domain/entry'
import { filedDraft, toEntrySummaryFacts } from '@edfe/domain/filing'
import { centsText } from '@edfe/domain/money'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { fullReferenceBook } from '@edfe/domain/reference/lazy'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { totalOf } from '@edfe/domain/statement'
import { takeStatement } from '../apps/api/src/customs/statements/take-statement.ts'
import { openPglite } from '../apps/api/src/db/pglite-engine.ts'
import { startApp, type TestApp } from '../apps/api/test/harness.ts'
import { dailyOf, lineOf, PRINTED } from '../apps/api/test/statement-steps.ts'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { reportMemory } from './lib/memory.ts'
import { measureWork } from './lib/with-processor-time.ts'

const ENTRIES = Number(process.env.BENCH_ENTRIES || 5000)
/** Lines of each entry: its message is kept sealed as it was sent. */
const LINES = 10
const BAR_MS = 2000
const TIMES = { warmUp: 1, measured: 5 }
const ONCE = { warmUp: 0, measured: 1 }
const SEEDED_AT_ONCE = 250
const STATEMENT = '2726069001'

/** What every entry was filed with, and the records of it. */
const { draft, images, number: written, amounts } = filedEntry()
const numbers = Array.from({ length: ENTRIES }, (_, at) => {
  const base = `B76${String(at + 1).padStart(7, '0')}`
  return base + checkDigit(base, CBP_PROFILE)
})

/**
 * A statement of CBP with so many entries: taken and booked, held line by line against what was filed, and closed, so
 * that each entry is paid. On the embedded database in a folder, as an installation has it.
 */
const folder = mkdtempSync(join(tmpdir(), 'edfe-statement-'))
const engine = await openPglite({ folder })
const app = await startApp({ env: { EDFE_TODAY: PRINTED }, database: { engine, drop: async () => {} } })
try {
  const team = await app.organization('Alder & Finch Lighting LLC')
  await addFiled(app, team.orgId)
  const messages = { preliminary: messageOf('preliminary'), final: messageOf('final') }
  const take = (status: keyof typeof messages) =>
    takeStatement(
      { db: app.engine.db, services: app.app.entryServices, jobs: app.app.jobs, publicUrl: '' },
      { id: randomUUID(), cadence: 'daily', images: messages[status], sent: null },
      team.orgId,
    )
  console.log(`${ENTRIES} entries of ${LINES} lines on one statement`)
  const once = (status: keyof typeof messages) => ({ times: ONCE, work: () => take(status) })
  await measureWork('Taking and booking it', once('preliminary'))
  const { statements } = await app.ask('listStatements', { as: team.auditor })
  const id = statements[0]?.id ?? ''
  const read = () => app.ask('getStatement', { as: team.auditor, params: { id } })
  const { is_equal, rows } = await read()
  if (!is_equal || rows.length !== ENTRIES) throw new Error('The statement is not that of its entries')
  await measureWork('Matching it with what was filed', { times: TIMES, barMs: BAR_MS, work: read })
  const askOwed = () => app.ask('getOwed', { as: team.auditor })
  await measureWork('Payments', { times: TIMES, barMs: BAR_MS, work: askOwed })
  await measureWork('Closing it', once('final'))
  const owed = await askOwed()
  if (owed.days.length > 0) throw new Error('Something is owed although the statement is paid')
  reportMemory('After all rounds')
} finally {
  await app.stop()
  rmSync(folder, { recursive: true, force: true })
}

function messageOf(status: 'preliminary' | 'final'): string[] {
  const lines = numbers.map((number) => lineOf(number, amounts))
  return encodeStatement(dailyOf(STATEMENT, lines, { status }), PRINTED)
}

/** The records of an entry that is paid by this statement, and its money as a statement states it. */
function filedEntry() {
  const today = parseDay(SAMPLE_ENTRY.today)
  if (!today) throw new Error('The sample entry names no day')
  const number = 'B7603245278'
  const typed = draftOf(LINES)
  const fees = proposeFees(typed).map(({ components: _, ...fee }, at) => ({ id: `fee-${at}`, ...fee }))
  const draft = filedDraft({
    ...typed,
    header: { ...typed.header, entry_number: number },
    totals_declarations: {
      ...typed.totals_declarations,
      payment_type: '2',
      statement_date: PRINTED,
      fee_summary: fees,
    },
  })
  const context = {
    today,
    profile: CBP_PROFILE,
    reference: fullReferenceBook(),
    confirmedCarrierPrefixes: [],
  }
  const result = toEntrySummaryFacts(draft, context)
  if (!result.ok) throw new Error(JSON.stringify(result.findings.slice(0, 5)))
  const records = encodeEntrySummary(result.facts, {
    siteCode: '2704',
    senderId: 'B76',
    password: 'SECRET',
    transmissionDate: today,
    processingPort: '2704',
    filerCode: 'B76',
  })
  const money = readFiledMoney(records)
  if (!money) throw new Error('The summary has no money')
  return { draft, images: records, number, amounts: money.amounts }
}

/** The entries as they are once CBP has taken their summaries, without the rows that no statement reads. */
async function addFiled({ engine, app: { entryServices } }: TestApp, orgId: string): Promise<void> {
  const seal = (records: readonly string[]) => entryServices.sealing.encrypt(JSON.stringify(records))
  await engine.asOwner(async (run) => {
    await run('set session_replication_role = replica')
    for (let at = 0; at < numbers.length; at += SEEDED_AT_ONCE) {
      const some = numbers.slice(at, at + SEEDED_AT_ONCE)
      const ids = some.map(() => randomUUID())
      const own = some.map((number) =>
        images.map((image) => image.replaceAll(written.slice(3), number.slice(3))),
      )
      await run(
        `insert into entries (id, org_id, entry_number, check_digit_rule, status, summary_state, draft_data,
          grand_total, entry_date, payment_due_on, created_day)
        select id, $1::uuid, number, 'appendix-e', 'accepted', 'on_file', $3::jsonb,
          $4::numeric, $5::date - 5, $5::date + 5, $5::date - 5
        from unnest($2::text[], $6::uuid[]) as filed (number, id)`,
        [orgId, some, JSON.stringify(draft), centsText(totalOf(amounts)), PRINTED, ids],
      )
      await run(
        `insert into submissions (id, org_id, entry_id, snapshot_version, gateway, state, disposition, images,
          money, submitted_at, answered_at)
        select gen_random_uuid(), $1::uuid, id, 1, 'simulator', 'answered', 'accepted', sealed,
          money, now(), now()
        from unnest($2::uuid[], $3::text[], $4::text[]) as filed (id, sealed, money)`,
        [orgId, ids, own.map(seal), own.map((records) => seal(moneyRecords(records)))],
      )
    }
    await run('set session_replication_role = origin')
    await run('analyze')
  })
}
