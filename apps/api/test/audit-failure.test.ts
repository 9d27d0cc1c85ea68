import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
const logged: string[] = []
beforeAll(async () => {
  app = await startApp({ logger: pino({ level: 'error' }, { write: (line) => logged.push(line) }) })
  team = await app.organization('Harbour Trading')
  await app.engine.asOwner(async (run) => {
    await run(`create function refuse_audit() returns trigger language plpgsql as
      $$ begin raise exception 'no room for an audit event'; end $$`)
    await run(
      'create trigger refuse_audit before insert on audit_events for each row execute function refuse_audit()',
    )
  })
})
afterAll(() => app.stop())

test('a change holds when its audit event cannot be written, and the failure is logged', async () => {
  const saved = await app.answer('saveOrganization', {
    as: team.admin,
    body: { name: 'Harbour Trading', dba: 'Harbour' },
  })
  expect(saved.status).toBe(200)
  const entry = await createEntry(app, team.preparer)
  const answer = await patch(app, team.preparer, entry, { header: { port_code: '2704' } })
  expect(done(answer).entry.port_code).toBe('2704')
  const { rows } = await app.engine.asOwner((run) =>
    run(
      `select o.dba, e.port_code from organizations o join entries e on e.org_id = o.id where o.id = '${team.orgId}'`,
    ),
  )
  expect(rows).toMatchObject([{ dba: 'Harbour', port_code: '2704' }])
  const failures = logged.map((line) => JSON.parse(line)).filter(({ msg }) => /audit event/.test(msg))
  expect(failures.map(({ entity, action, err }) => [entity, action, err.message])).toEqual([
    ['organization', 'update', 'no room for an audit event'],
    ['entry', 'create', 'no room for an audit event'],
    ['entry', 'update', 'no room for an audit event'],
  ])
})

test('the audit log goes on without a gap once events can be written again', async () => {
  await app.engine.asOwner((run) => run('drop trigger refuse_audit on audit_events'))
  await app.ask('saveOrganization', { as: team.admin, body: { name: 'Harbour Trading', dba: 'HT' } })
  const { events } = await app.ask('listAuditEvents', { as: team.admin })
  expect(events[0]).toMatchObject({ entity: 'organization', after_json: { dba: 'HT' } })
  const numbers = events.map(({ seq }) => seq).reverse()
  expect(numbers).toEqual(numbers.map((_: number, index: number) => index + 1))
})
