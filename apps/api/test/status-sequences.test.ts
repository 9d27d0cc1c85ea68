import { type EntryStatus, ROLES, type Role } from '@edfe/domain/entry'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pollMessages } from '../src/customs/inbox/poll-messages.ts'
import { readStatusMessages } from '../src/customs/inbox/read-status-messages.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { createSampleEntry, type EntryBody, ON_SAMPLE_DAY } from './entry-steps.ts'
import { type Answer, startApp, type Team, type TestApp, type Visitor } from './harness.ts'
import {
  ANSWERS,
  EXAMPLES,
  MAY,
  NOTICES,
  OFF_THE_TABLE,
  type Step,
  step,
  TABLE,
  type Who,
} from './status-model.ts'

/** Random sequences, besides the examples below. */
const RANDOM_RUNS = process.env.EDFE_TEST_FULL === '1' ? 300 : 6
const LONGEST = 14
const TIMEOUT_MS = 600_000

let app: TestApp
let team: Team
let strangers: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Ours')
  strangers = await app.organization('Theirs')
})
afterAll(() => app.stop())

const visitor = (name: Who): Visitor => (name === 'stranger' ? strangers.admin : team[name])
const read = async (id: string): Promise<EntryBody> =>
  (await app.ask('getEntry', { as: team.admin, params: { id } })).entry
const pad = (text: string) => text.padEnd(80)
const latestSubmission = async (id: string) =>
  (await app.engine.asOwner((run) => run(`select id from submissions where entry_id = '${id}'`))).rows[0]

let messages = 0
/** What the worker needs, with a customs that says what the step wants. */
const depsWith = (images: string[], transmissionId?: string) => ({
  db: app.engine.db,
  kinds: FILING_KINDS,
  jobs: app.app.jobs,
  services: app.app.entryServices,
  publicUrl: 'http://localhost',
  gateway: {
    send: async () => ({ kind: 'answered' as const, images }),
    poll: async () => ({
      kind: 'received' as const,
      messages: [{ id: `m${messages}`, images, transmission_id: transmissionId }],
    }),
    acknowledge: async () => undefined,
  },
})

async function answer(id: string, says: keyof typeof ANSWERS): Promise<void> {
  const submission = await latestSubmission(id)
  if (!submission) return
  const deps = depsWith([pad(`E1${ANSWERS[says]}   ${says.toUpperCase()}`)])
  await fileSubmission(deps, { org_id: team.orgId, submission_id: String(submission.id) })
}

async function notice({ id, entry_number }: EntryBody, says: keyof typeof NOTICES): Promise<void> {
  const submission = await latestSubmission(id)
  const [message, code] = NOTICES[says].split(' ') as [string, string]
  const [filer, number] = [entry_number.slice(0, 3), entry_number.slice(3)]
  messages += 1
  const images =
    message === 'UC'
      ? [
          pad('A2704ZZZ      030526     UC'),
          pad(`E1${code}1694   030526${' '.repeat(34)}${filer}  ${number}`),
        ]
      : [
          pad('A2704ZZZ      030526     SO'),
          pad(`SO102704${filer}  ${number} 0107-4418290`),
          pad(`${message}0305261200${code}SAID`),
        ]
  const deps = depsWith(images, submission && String(submission.id))
  await pollMessages(deps)
  await readStatusMessages(deps, [`m${messages}`])
}

/** Imports what was filed, or a file that is wrong: the result is a new draft. */
async function importCopy({ id }: EntryBody, as: Visitor): Promise<Answer> {
  const { status, body } = await app.answer('getSnapshot', { as: team.auditor, params: { id } })
  const file = status === 200 ? body.snapshot.payload : { schema_version: '1.0' }
  const made = await app.answer('importEntry', { as, body: file })
  if (made.status === 201) expect(made.body.entry.status).toBe('draft')
  return made
}

/** The operations of steps that need no body. */
const NAMES = {
  validate: 'validateEntry',
  archive: 'archiveEntry',
  restore: 'restoreEntry',
  correct: 'correctEntry',
} as const

/** Does one step; the answer of the API where a person did it. */
async function take(one: Step, entry: EntryBody): Promise<Answer | undefined> {
  if (one.kind === 'answer') return void (await answer(entry.id, one.says))
  if (one.kind === 'notice') return void (await notice(entry, one.says))
  const at = { id: entry.id }
  const as = visitor(one.who)
  const version = { expected_updated_at: entry.updated_at }
  const totals = entry.draft_data.totals_declarations
  const save = (draft_data: object) =>
    app.answer('saveEntry', { as, params: at, body: { ...version, draft_data } })
  switch (one.kind) {
    case 'status': {
      const stale = { expected_updated_at: '2020-01-01T00:00:00.000Z' }
      const declarant_role = one.who === 'stranger' ? 'admin' : one.who
      const body = { status: one.to, acknowledged: true, ...(one.isStale ? stale : version) }
      return app.answer('changeStatus', { as, params: at, body: { ...body, declarant_role } })
    }
    case 'patch':
      return save({ totals_declarations: { ...totals, file_reference_no: `AF-${messages++}` } })
    case 'break':
      return save({ header: { ...entry.draft_data.header, port_code: '' } })
    case 'repair': {
      await save({ header: { ...entry.draft_data.header, port_code: '2704' } })
      const { updated_at } = await read(entry.id)
      const signed = { ...totals, declaration_ior_agent: true, declaration_purchase_agreement: true }
      const draft_data = {
        totals_declarations: { ...signed, declarant_signature: totals!.declarant_name },
      }
      return app.answer('saveEntry', {
        as,
        params: at,
        body: { expected_updated_at: updated_at, draft_data },
      })
    }
    case 'declare':
      return app.answer('declareEntry', {
        params: at,
        as,
        body: {
          ...version,
          accepted: true,
          declarant_name: 'Ruth Okafor',
          signature_value: 'Ruth Okafor',
          declarant_title: 'Import Manager',
          declarant_role: one.who === 'stranger' ? 'admin' : one.who,
        },
      })
    case 'review':
      return app.answer('reviewEntry', { as, params: at, body: { acknowledge: true } })
    case 'import':
      return importCopy(entry, as)
    case 'delete':
      // Only what was never filed may go; these entries are kept for the next step, so an unknown id is tried.
      return app.answer('deleteEntry', { as, params: { id: '00000000-0000-4000-8000-000000000000' } })
    default:
      return app.answer(NAMES[one.kind], { as, params: at, body: {} })
  }
}

interface Change {
  id: string
  user_id: string | null
  from: EntryStatus
  to: EntryStatus
}

/** Every change of status on record, and how many filings there are. */
async function record(id: string) {
  const changes = await app.engine.asOwner((run) =>
    run(`select id::text, user_id::text, activity_data ->> 'from' as from, activity_data ->> 'to' as to
      from entry_activities where entry_id = '${id}' and activity_type = 'status_changed'`),
  )
  const events = await app.engine.asOwner((run) =>
    run(`select kind, direction from entry_events where entry_id = '${id}'`),
  )
  return {
    changes: changes.rows as unknown as Change[],
    events: events.rows as { kind: string; direction: string }[],
  }
}

const roleOf = (userId: string | null): Role | 'system' | 'stranger' =>
  userId === null ? 'system' : (ROLES.find((role) => team[role].userId === userId) ?? 'stranger')

/** The changes that are new, in the order in which one leads to the next. */
function chained(from: EntryStatus, fresh: Change[]): Change[] {
  const next = fresh.find((change) => change.from === from)
  return next
    ? [
        next,
        ...chained(
          next.to,
          fresh.filter((change) => change !== next),
        ),
      ]
    : []
}

const reached = new Set<string>()

async function walk(steps: readonly Step[]): Promise<void> {
  const { id } = await createSampleEntry(app, team.preparer)
  let before = await record(id)
  let entry = await read(id)
  for (const one of steps) {
    const result = await take(one, entry)
    const [now, after] = [await read(id), await record(id)]
    const fresh = after.changes.filter((change) => !before.changes.some((known) => known.id === change.id))
    const chain = chained(entry.status, fresh)
    const said = JSON.stringify({ step: one, status: result?.status, from: entry.status, to: now.status })
    expect(chain.length, `no change of status outside the chain: ${said}`).toBe(fresh.length)
    expect(chain.at(-1)?.to ?? entry.status, `the record leads to the status: ${said}`).toBe(now.status)
    if (result && result.status >= 400 && one.kind !== 'repair') {
      expect(now.status, `what is refused changes nothing: ${said}`).toBe(entry.status)
    }
    for (const { from, to, user_id } of chain) {
      expect(TABLE, said).toContain(`${from} → ${to}`)
      expect(MAY[to], said).toContain(roleOf(user_id))
      reached.add(`${from} → ${to}`)
      if (user_id === null) {
        const heard = after.events.length - before.events.length
        expect(heard, `customs' word is on record: ${said}`).toBeGreaterThan(0)
      }
    }
    const filings = after.changes.filter(({ to }) => to === 'submitted').length
    expect(after.events.filter(({ kind }) => kind === 'submitted').length, said).toBe(filings)
    before = after
    entry = now
  }
}

test(
  'no sequence of calls, roles and messages of customs reaches a status outside the table, and the record tells each one',
  async () => {
    const examples = [...EXAMPLES, ...OFF_THE_TABLE].map((one): [Step[]] => [one])
    // The examples are runs as well.
    const numRuns = examples.length + RANDOM_RUNS
    const sequences = fc.array(step, { minLength: 4, maxLength: LONGEST })
    await fc.assert(fc.asyncProperty(sequences, walk), { numRuns, examples })
    expect([...reached].sort()).toEqual([...TABLE].sort())
  },
  TIMEOUT_MS,
)
