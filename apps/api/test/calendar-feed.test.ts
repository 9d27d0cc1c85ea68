import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSampleEntry, ON_SAMPLE_DAY } from './entry-steps.ts'
import { startApp, type Team, type TestApp, type Visitor, withApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
})
beforeEach(async () => {
  team = await app.organization()
})
afterAll(() => app.stop())

const make = async (as: Visitor) => (await app.ask('makeCalendarFeed', { as })).address
/** What a calendar without an account reads at an address. */
const read = (address: string) => app.call('GET', new URL(address).pathname)

describe('a calendar', () => {
  test('reads at a secret address each deadline with its kind and the entry number, and nothing of the goods', async () => {
    const entry = await createSampleEntry(app, team.preparer)
    const address = await make(team.auditor)
    const { status, headers, body } = await read(address)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const number = `${entry.entry_number.slice(0, 3)}-${entry.entry_number.slice(3, 10)}-${entry.entry_number.slice(10)}`
    const text = String(body).replace(/\r\n /g, '')
    expect(text).toContain(`SUMMARY:File the entry summary: ${number}`)
    expect(text).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT[\s\S]*DTSTART;VALUE=DATE:2026\d{4}/)
    const goods = entry.draft_data.line_items?.[0]?.description ?? ''
    expect(goods).not.toBe('')
    expect(text.toLowerCase()).not.toContain(goods.toLowerCase())
  })

  test('of one organization shows nothing of another', async () => {
    const others = await app.organization()
    await createSampleEntry(app, others.preparer)
    expect(String((await read(await make(team.admin))).body)).not.toContain('BEGIN:VEVENT')
  })

  test('says in the language of the member what is due', async () => {
    await createSampleEntry(app, team.preparer)
    await app.ask('saveProfile', { as: team.preparer, body: { language: 'ES' } })
    expect(String((await read(await make(team.preparer))).body)).not.toContain('File the entry summary')
  })
})

describe('the address', () => {
  test('is stored as its hash, and shown once', async () => {
    const address = await make(team.admin)
    const secret = address.split('/').at(-1) ?? ''
    const { rows } = await app.engine.asOwner((run) => run('select * from calendar_feeds'))
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(await app.ask('getCalendarFeed', { as: team.admin }))).not.toContain(secret)
  })

  test('stops when the member makes another one, stops it, or leaves the organization', async () => {
    const first = await make(team.preparer)
    const second = await make(team.preparer)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const { feed } = await app.ask('getCalendarFeed', { as: team.preparer })
    expect(feed?.last_read_at).toEqual(expect.any(String))
    await app.answer('deleteCalendarFeed', { as: team.preparer })
    expect((await read(second)).status).toBe(404)
    expect(await app.ask('getCalendarFeed', { as: team.preparer })).toEqual({ feed: null })

    const third = await make(team.approver)
    await app.engine.asOwner((run) =>
      run(`update memberships set status = 'disabled' where user_id = '${team.approver.userId}'`),
    )
    expect((await read(third)).status).toBe(404)
  })

  test('is in the audit log when it is made and when it is stopped', async () => {
    await make(team.preparer)
    await app.answer('deleteCalendarFeed', { as: team.preparer })
    const { events } = await app.ask('listAuditEvents', { as: team.admin })
    expect(events.filter(({ entity }) => entity === 'calendar_feed').map(({ action }) => action)).toEqual([
      'revoke',
      'create',
    ])
  })
})

test('a calendar that asks without end is refused after 60 times a minute, and another household still reads its own', () =>
  withApp(
    async (limited) => {
      const { admin, auditor } = await limited.organization()
      const pathOf = async (as: Visitor) =>
        new URL((await limited.ask('makeCalendarFeed', { as })).address).pathname
      const [first, second] = [await pathOf(admin), await pathOf(auditor)]
      const from = async (address: string, path: string) =>
        (await limited.call('GET', path, { headers: { 'x-forwarded-for': address } })).status
      for (let time = 0; time < 60; time += 1) expect(await from('10.0.0.1', first)).toBe(200)
      expect(await from('10.0.0.1', first)).toBe(429)
      expect(await from('10.0.0.1', second), 'guessing addresses is limited too').toBe(429)
      expect(await from('10.0.0.2', second)).toBe(200)
    },
    { env: { ...ON_SAMPLE_DAY, RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' } },
  ))
