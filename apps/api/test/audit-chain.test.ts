import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../src/audit/verify-audit.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
  for (const dba of ['One', 'Two', 'Three', 'Four']) {
    await app.call('PUT', '/api/organization', { body: { name: 'Harbour', dba }, as: team.admin })
  }
})
afterAll(() => app.stop())

/** What the check finds after someone with the keys to the database has done `text`; undone afterwards. */
async function faultsAfter(text: string) {
  return app.engine.asOwner(async (run) => {
    await run('begin')
    try {
      await run('alter table audit_events disable trigger user')
      await run(text)
      const { faults } = await verifyAudit(run)
      return faults.map(({ seq, fault }) => ({ seq: Number(seq), fault }))
    } finally {
      await run('rollback')
    }
  })
}

test('an untouched chain holds', async () => {
  const { events, faults } = await app.engine.asOwner(verifyAudit)
  expect(faults).toEqual([])
  expect(events).toBe(5)
})

test('events that are written at once still form one chain', async () => {
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      app.call('PUT', '/api/organization', { body: { name: `Harbour ${number}` }, as: team.admin }),
    ),
  )
  const { events, faults } = await app.engine.asOwner(verifyAudit)
  expect({ events, faults }).toEqual({ events: 10, faults: [] })
})

test('an altered event is found', async () => {
  expect(await faultsAfter(`update audit_events set after_json = '{"dba": "Forged"}' where seq = 3`)).toEqual(
    [{ seq: 3, fault: 'altered' }],
  )
})

test('a removed event is found at the next one', async () => {
  expect(await faultsAfter('delete from audit_events where seq = 2')).toEqual([
    { seq: 3, fault: 'removed before this one' },
  ])
})

test('a removed newest event is found by the head', async () => {
  expect(await faultsAfter('delete from audit_events where seq = 10')).toEqual([
    { seq: 10, fault: 'newest removed' },
  ])
})

test('an event that was altered together with its hash breaks the link to the next', async () => {
  const forged = `
    update audit_events e set action = 'create' where seq = 2;
    update audit_events e set hash = audit_event_hash(e) where seq = 2`
  expect(await faultsAfter(forged)).toEqual([{ seq: 3, fault: 'removed before this one' }])
})

test('a personal number in a snapshot is masked', async () => {
  await app.call('PUT', '/api/organization', {
    body: { name: 'Harbour', ein: '123-45-6789' },
    as: team.admin,
  })
  const { body } = await app.call('GET', '/api/audit-events', { as: team.admin })
  expect(body.events[0].after_json.ein).toBe('***-**-6789')
})
