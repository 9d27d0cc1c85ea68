import type { CalendarDay } from '@edfe/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notifyEveryOrganization } from '../src/reports/deadlines.job.ts'
import { ON_SAMPLE_DAY } from './entry-steps.ts'
import { textOfForm } from './form-text.ts'
import { done, refusal, startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization('Whitfield Lighting LLC')
})
afterAll(() => app.stop())

const PLAN = {
  goods: 'LED lamps from Vietnam',
  entries_last_year: 31,
  value_last_year: '286,000',
  entries_planned: 48,
  value_planned: '$410,000.00',
  owed_planned: '',
}
const read = async (as = team.admin) => done(await app.answer('getRoad', { as }))
const letterOf = ({ letters }: Awaited<ReturnType<typeof read>>, wanted = 'filer_code') =>
  letters.find(({ letter }) => letter === wanted)
const save = (body: object, as = team.admin) =>
  app.answer('saveRoad', { as, body: { plan: PLAN, done: {}, ...body } })

test('a new organization has the whole road before it, and its letters show what is to be written in', async () => {
  const road = await read(team.auditor)
  expect(road).toMatchObject({ done: 0, weeks: [9, 11], isLonger: true, plan: { goods: '' } })
  const letter = letterOf(road)
  expect(letter).toMatchObject({ letter: 'filer_code', from: ['Whitfield Lighting LLC'] })
  expect(letter?.paragraphs[0]).toContain('Whitfield Lighting LLC imports [write in] for its own account')
})

test('what an admin notes is there for every member: amounts as decimal text, days by step', async () => {
  const road = done(await save({ done: { right_to_file: '2026-02-16', bond: '2026-02-25' } }))
  expect(road.plan).toMatchObject({ value_last_year: '286000.00', value_planned: '410000.00' })
  expect(road.done).toBe(2)
  expect(road.steps.find(({ state }) => state === 'current')?.key).toBe('importer_number')
  const { plan, steps } = await read(team.auditor)
  expect({ plan, steps }).toEqual({ plan: road.plan, steps: road.steps })
  expect(letterOf(road)?.paragraphs.join(' ')).toContain(
    'In the next 12 months we plan 48 entries with an entered value of $410,000.00.',
  )
})

test('a number in the settings is a step that is done, without a note', async () => {
  done(
    await app.answer('saveOrganization', {
      as: team.admin,
      body: { name: 'Whitfield Lighting LLC', ein: '84-1234567', default_port: '2704' },
    }),
  )
  const road = await read()
  expect(road.steps[1]).toEqual({ key: 'importer_number', state: 'done', isKnown: true })
  expect(letterOf(road)?.to[0]).toBe('Port Director, 2704 Los Angeles, California')
})

test('a preparer reads the road and changes nothing; an amount that nobody can read is refused at its field', async () => {
  expect(refusal(await save({}, team.preparer)).code).toBe('PERMISSION_DENIED')
  const answer = refusal(await save({ plan: { ...PLAN, value_planned: 'about 400' } }))
  expect(answer.code).toBe('validation_failed')
  expect(JSON.stringify(answer)).toContain('Type an amount in dollars, such as 410,000.')
})

test('the first note of somebody without an organization makes one', async () => {
  const newcomer = await app.signUp('Nora Newcomer')
  const answer = await app.answer('saveRoad', {
    as: newcomer,
    body: { plan: PLAN, done: { right_to_file: '2026-03-01' } },
  })
  expect(done(answer).done).toBe(1)
  expect((await app.ask('getOrganization', { as: newcomer })).organization?.name).toContain('Nora Newcomer')
})

test('a road that rests for as long as its next step takes reminds the admin once', async () => {
  const resting = await app.organization('Resting Lamps LLC')
  const notices = async () =>
    (await app.ask('listNotifications', { as: resting.admin })).notifications.map(({ title }) => title)
  const mornings = (day: string) =>
    notifyEveryOrganization(
      {
        engine: app.engine,
        logger: app.app.log,
        settings: app.app.settings,
        entryServices: {
          ...app.app.entryServices,
          now: () => new Date(`${day}T12:00:00Z`),
          today: () => day as CalendarDay,
        },
      },
      app.app.jobs,
    )
  done(await save({ done: { right_to_file: '2026-02-16' } }, resting.admin))
  await app.engine.asOwner((run) =>
    run(`update org_roads set updated_at = '2026-03-01T12:00:00Z' where org_id = $1`, [resting.orgId]),
  )
  await mornings('2026-03-14')
  expect(await notices()).toEqual([])
  await mornings('2026-03-15')
  await mornings('2026-03-16')
  expect(await notices()).toEqual(['Your road to filing: next is “Importer number”'])
})

test('another organization reads nothing of it', async () => {
  const other = await app.organization('Alder & Finch Toys LLC')
  expect((await read(other.admin)).plan.goods).toBe('')
})

test('the letter for an ACH application has the data of the organization and is marked as English for screen readers', async () => {
  const letter = (await read(team.preparer)).letters.find((each) => each.letter === 'ach_debit')
  const data = letter?.paragraphs[1] ?? ''
  expect(data).toContain('Payer company name: Whitfield Lighting LLC')
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/organization/road/letters',
    headers: { cookie: team.preparer.cookie },
    payload: {
      letter: 'ach_debit',
      paragraphs: [data.replace('Action to be taken: Add', 'Action to be taken: Change')],
    },
  })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="ach-debit.pdf"')
  expect(answer.rawPayload.toString('latin1')).toContain('/Lang (en-US)')
  const text = await textOfForm(answer.rawPayload)
  for (const part of [
    'Data for CBP Form 400, ACH Debit Application',
    'Action to be taken: Change',
    'Payer importer number, with suffix: 84-1234567',
  ])
    expect(text).toContain(part)
})

test('a letter prints as its writer leaves it, with sender, day and signer', async () => {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/organization/road/letters',
    headers: { cookie: team.preparer.cookie },
    payload: { letter: 'filer_code', paragraphs: ['We import lamps, and nothing else.', ''] },
  })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const text = await textOfForm(answer.rawPayload)
  for (const part of [
    'Whitfield Lighting LLC',
    'Port Director, 2704 Los Angeles, California',
    'Request for an entry filer code, 19 CFR 142.3a',
    'We import lamps, and nothing else.',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('for its own account')
})
