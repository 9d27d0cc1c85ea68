import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuditKey } from '../src/audit/audit-key.ts'
import { verifyAudit, verifySeals } from '../src/audit/verify-audit.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
  team = await app.organization()
  for (const dba of ['One', 'Two', 'Three', 'Four']) {
    await app.ask('saveOrganization', { body: { name: 'Harbour', dba }, as: team.admin })
  }
})
afterAll(() => app.stop())

/** What the check finds after someone with the keys to the database has done `text`; undone afterwards. */
async function faultsAfter(text: string) {
  return app.engine.asOwner(async (run) => {
    await run('begin')
    try {
      await run('alter table audit_events disable trigger user')
      await run('alter table audit_seals disable trigger user')
      await run(text)
      const { faults } = await verifyAudit(run)
      return faults.map(({ seq, fault }) => ({ seq: Number(seq), fault }))
    } finally {
      await run('rollback')
    }
  })
}

/** What removes an event, with the seal that refers to it. */
const removal = (seq: number) =>
  `delete from audit_seals where seq = ${seq}; delete from audit_events where seq = ${seq}`

test('an untouched chain holds', async () => {
  const { events, faults } = await app.engine.asOwner(verifyAudit)
  expect(faults).toEqual([])
  expect(events).toBe(5)
})

test('events that are written at once still form one chain', async () => {
  await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      app.answer('saveOrganization', { body: { name: `Harbour ${number}` }, as: team.admin }),
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
  expect(await faultsAfter(removal(2))).toEqual([{ seq: 3, fault: 'removed before this one' }])
})

test('a removed newest event is found by the head', async () => {
  expect(await faultsAfter(removal(10))).toEqual([{ seq: 10, fault: 'newest removed' }])
})

test('an event that was altered together with its hash breaks the link to the next', async () => {
  const forged = `
    update audit_events e set action = 'create' where seq = 2;
    update audit_events e set hash = audit_event_hash(e) where seq = 2`
  expect(await faultsAfter(forged)).toEqual([{ seq: 3, fault: 'removed before this one' }])
})

test('a personal number in a snapshot is masked', async () => {
  await app.ask('saveOrganization', { body: { name: 'Harbour', ein: '123-45-6789' }, as: team.admin })
  const body = await app.ask('listAuditEvents', { as: team.admin })
  expect(body.events[0]!.after_json).toMatchObject({ ein: '***-**-6789' })
})

/** What the owner of the tables does who wants no trace: the event, and every hash from there on. */
const REWRITE = `
  update audit_events set after_json = '{"dba": "Forged"}' where seq = 3;
  do $$ declare e audit_events; link text; begin
    select hash into link from audit_events where seq = 2;
    for e in select * from audit_events where seq > 2 order by seq loop
      e.prev_hash := link;
      link := audit_event_hash(e);
      update audit_events set prev_hash = e.prev_hash, hash = link where id = e.id;
    end loop;
    update audit_heads set hash = link;
  end $$`

/** The faults of seals after someone with the keys to the database has done `text`; undone afterwards. */
const sealFaultsAfter = (text: string, secrets: string[]) =>
  app.engine.asOwner(async (run) => {
    await run('begin')
    try {
      await run('alter table audit_events disable trigger user')
      await run('alter table audit_seals disable trigger user')
      await run(text)
      return (await verifySeals(run, secrets.map(createAuditKey))).map(({ seq, fault }) => ({ seq, fault }))
    } finally {
      await run('rollback')
    }
  })

describe('with the key of the audit log', () => {
  const key = () => app.app.settings.AUDIT_KEY

  test('every event is sealed', async () => {
    expect(await sealFaultsAfter('select 1', [key()])).toEqual([])
  })

  test('an event that was altered with all hashes after it is found, and so are those that follow', async () => {
    expect(await faultsAfter(REWRITE)).toEqual([])
    const faults = await sealFaultsAfter(REWRITE, [key()])
    expect(faults[0]).toEqual({ seq: 3, fault: 'altered with its hash' })
    expect(faults.length).toBeGreaterThan(5)
    expect(faults.every(({ fault }) => fault === 'altered with its hash')).toBe(true)
  })

  test('an event without its seal is found', async () => {
    expect(await sealFaultsAfter('delete from audit_seals where seq = 4', [key()])).toEqual([
      { seq: 4, fault: 'not sealed' },
    ])
  })

  test('events of an earlier key hold as long as that key is known', async () => {
    const newer = 'another key of the audit log for tests'
    expect(await sealFaultsAfter('select 1', [newer, key()])).toEqual([])
    expect((await sealFaultsAfter('select 1', [newer]))[0]).toEqual({
      seq: 1,
      fault: 'sealed with a key that is not known',
    })
  })
})
