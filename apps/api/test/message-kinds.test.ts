import { afterAll, beforeAll, expect, test } from 'vitest'
import { JUDGES_WITH_QUERY } from '../../customs-simulator/test/toy-kind/judges.ts'
import { SYSTEM } from '../src/auth/actors.ts'
import { senderOf } from '../src/customs/gateway/filing-gateway.ts'
import { simulatorGateway } from '../src/customs/gateway/simulator-gateway.ts'
import { kindNamed } from '../src/customs/kinds/filing-kind.ts'
import { FILING_KINDS } from '../src/customs/kinds/index.ts'
import { fileSubmission } from '../src/customs/transmissions/file-submission.ts'
import { queueEntryMessage } from '../src/customs/transmissions/queue-entry-message.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createScope } from '../src/entries/entry-services.ts'
import { loadEntry } from '../src/entries/repository/load-entry.ts'
import { createSampleEntry, ON_SAMPLE_DAY, readEntry } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { createSimulator, type Simulator } from './simulator.ts'
import { KINDS_WITH_QUERY } from './toy-kind/kinds.ts'
import { queryKind } from './toy-kind/query.kind.ts'

let app: TestApp
let team: Team
let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({}, JUDGES_WITH_QUERY)
  await simulator.start()
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(async () => {
  await app.stop()
  await simulator.stop()
})

const rows = async (text: string) => (await app.engine.asOwner((run) => run(text))).rows

test('a kind that is registered here alone goes from the draft to the answer of the simulator and the events of the entry', async () => {
  const draft = await createSampleEntry(app, team.preparer)
  const { entryServices: services, jobs, settings } = app.app
  const refusal = await tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, async (trx) => {
    const scope = await createScope(services, trx, { orgId: team.orgId, actor: SYSTEM })
    const entry = (await loadEntry(scope, draft.id, { lock: true }))!
    return queueEntryMessage(scope, entry, {
      kind: queryKind,
      jobs,
      gateway: 'simulator',
      sender: senderOf(settings),
      issues: [],
    })
  })
  expect(refusal).toBeUndefined()
  const [submission] = await rows(`select * from submissions where entry_id = '${draft.id}'`)
  expect(submission).toMatchObject({ kind: 'toy_query', state: 'queued', snapshot_version: null })

  await fileSubmission(
    {
      db: app.engine.db,
      kinds: KINDS_WITH_QUERY,
      gateway: simulatorGateway(simulator.url),
      jobs,
      services,
      publicUrl: 'http://localhost',
    },
    { org_id: team.orgId, submission_id: String(submission?.id) },
  )
  const [answered] = await rows(`select state, disposition from submissions where entry_id = '${draft.id}'`)
  expect(answered).toEqual({ state: 'answered', disposition: 'accepted' })
  const { messages } = await app.ask('getTimeline', { as: team.auditor, params: { id: draft.id } })
  expect(messages).toMatchObject([
    { kind: 'query_asked', application: null, stream: 'cbp_request' },
    { kind: 'sent', application: 'ZQ', detail: 'The question.' },
    { kind: 'query_answered', application: 'ZR', title: 'CBP says: 1 LINES', tone: 'ok' },
  ])
  expect(messages[1]!.images!.map((image) => image.slice(0, 4))).toEqual([
    expect.stringMatching(/^A/),
    expect.stringMatching(/^B/),
    'ZQ10',
    'ZQ20',
    expect.stringMatching(/^Y/),
    expect.stringMatching(/^Z/),
  ])
  expect((await readEntry(app, team.auditor, draft.id)).status, 'a question decides nothing').toBe('draft')
})

test('a stored kind that the server does not know is an error, and no other kind is taken for it', () => {
  expect(() => kindNamed(FILING_KINDS, 'toy_query')).toThrow('No kind of filing is named toy_query')
})
