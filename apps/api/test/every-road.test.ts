import { CUSTOMS_GATEWAYS } from '@edfe/domain/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SYSTEM } from '../src/auth/actors.ts'
import { senderOf } from '../src/customs/gateway/filing-gateway.ts'
import { summaryKind } from '../src/customs/summary/summary.kind.ts'
import { queueEntryMessage } from '../src/customs/transmissions/queue-entry-message.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import { createScope } from '../src/entries/entry-services.ts'
import { loadEntry } from '../src/entries/repository/load-entry.ts'
import { createSampleEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Harbour Trading')
})
afterAll(() => app.stop())

test.each(CUSTOMS_GATEWAYS)('an entry can be submitted over the road %s', async (gateway) => {
  const draft = await createSampleEntry(app, team.preparer)
  const { entryServices: services, jobs, settings } = app.app
  await tenantTransaction(app.engine.db, { orgId: team.orgId, userId: null }, async (trx) => {
    const scope = await createScope(services, trx, { orgId: team.orgId, actor: SYSTEM })
    const entry = (await loadEntry(scope, draft.id, { lock: true }))!
    const parts = { kind: summaryKind, jobs, gateway, sender: senderOf(settings), issues: [] }
    expect(await queueEntryMessage(scope, entry, parts)).toBeUndefined()
  })
  const { rows } = await app.engine.asOwner((run) =>
    run(`select gateway from submissions where entry_id = '${draft.id}'`),
  )
  expect(rows).toEqual([{ gateway }])
})
