import type { QueryOf } from '@edfe/contracts/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEntry, createSampleEntry, ON_SAMPLE_DAY, patch, readEntry } from './entry-steps.ts'
import { done, startApp, type Team, type TestApp, type Visitor } from './harness.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp({ env: ON_SAMPLE_DAY })
  team = await app.organization()
})
afterAll(() => app.stop())

type Scope = QueryOf<'listTasks'>['scope']

const tasksOf = async (as: Visitor, entryId: string, scope: Scope = 'mine') =>
  (await app.ask('listTasks', { as, query: { scope } })).tasks.filter((task) => task.entry_id === entryId)

const kinds = async (as: Visitor, entryId: string, scope?: Scope) =>
  (await tasksOf(as, entryId, scope)).map((task) => task.kind)

const assign = (as: Visitor, entryId: string, userId: string | null) =>
  app.answer('assignEntry', { as, params: { id: entryId }, body: { user_id: userId } })

describe('tasks', () => {
  test('ask to finish a new entry, and to fix it once its errors are known', async () => {
    const entry = await createEntry(app, team.preparer)
    expect(await kinds(team.preparer, entry.id)).toEqual(['finish'])
    await app.ask('validateEntry', { as: team.preparer, params: { id: entry.id } })
    const [fix] = await tasksOf(team.preparer, entry.id)
    expect(fix).toMatchObject({ kind: 'fix', title: expect.stringMatching(/^Fix \d+ errors$/) })
  })

  test('count the working days to the summary of the worked entry', async () => {
    const entry = await createSampleEntry(app, team.preparer)
    expect(await tasksOf(team.preparer, entry.id)).toMatchObject([
      { kind: 'summary_due', title: 'Summary due in 3 working days', due_on: '2026-03-10' },
      { kind: 'finish' },
    ])
  })

  test('of a validated entry wait for an approver, not for the preparer', async () => {
    const entry = await createSampleEntry(app, team.preparer)
    const body = { status: 'validated', expected_updated_at: entry.updated_at }
    const answer = await app.answer('changeStatus', { as: team.preparer, params: { id: entry.id }, body })
    expect(answer.status).toBe(200)
    expect(await kinds(team.approver, entry.id)).toContain('approve')
    expect(await kinds(team.preparer, entry.id)).not.toContain('approve')
    expect(await kinds(team.preparer, entry.id, 'all')).toContain('approve')
    const noticesTo = async (as: Visitor) => JSON.stringify(await app.ask('listNotifications', { as }))
    for (const approver of [team.approver, team.admin]) {
      expect(await noticesTo(approver)).toContain('Approve entry')
      expect(await noticesTo(approver)).toContain(
        'Prepared by Petra Preparer. Duty and fees to pay to CBP: $530.20.',
      )
    }
    expect(await noticesTo(team.preparer)).not.toContain('Approve entry')
  })

  test('of an entry that the approver sent back are the preparer’s, with the reason, until it waits for approval again', async () => {
    const entry = await createSampleEntry(app, team.preparer)
    const set = async (as: Visitor, body: { status: 'validated' | 'draft'; reason?: string }) =>
      done(await app.answer('changeStatus', { as, params: { id: entry.id }, body }))
    await set(team.preparer, { status: 'validated' })
    const reason = 'The invoice says 300 pieces; my number is 123-45-6789.'
    const { entry: back } = await set(team.approver, { status: 'draft', reason })
    expect(back.status_reason).toMatch(/^Sent back: The invoice says 300 pieces/)

    const tasks = await tasksOf(team.preparer, entry.id)
    expect(tasks).toContainEqual(expect.objectContaining({ title: 'Correct what was sent back' }))
    const notices = JSON.stringify(await app.ask('listNotifications', { as: team.preparer }))
    expect(notices).toContain('was sent back to you')
    expect(notices).toContain('Arno Approver: The invoice says 300 pieces')
    expect(notices, 'a personal number in it is masked').not.toContain('123-45-6789')
    const history = JSON.stringify(
      await app.ask('getActivities', { as: team.preparer, params: { id: entry.id } }),
    )
    expect(history).toContain('Sent back: The invoice says 300 pieces')

    await set(team.preparer, { status: 'validated' })
    expect(await kinds(team.preparer, entry.id, 'all')).toContain('approve')
    await set(team.preparer, { status: 'draft' })
    expect(await kinds(team.preparer, entry.id)).not.toContain('fix')
  })

  test('are none of an auditor’s, who sees those of the others', async () => {
    const entry = await createEntry(app, team.preparer)
    expect(await kinds(team.auditor, entry.id)).toEqual([])
    expect(await kinds(team.auditor, entry.id, 'all')).toEqual(['finish'])
  })

  test('leave archived entries alone', async () => {
    const entry = await createEntry(app, team.preparer)
    await app.ask('archiveEntry', { as: team.preparer, params: { id: entry.id } })
    expect(await kinds(team.preparer, entry.id, 'all')).toEqual([])
  })
})

describe('assigning an entry', () => {
  test('makes its tasks the member’s, tells them, and leaves the draft’s version as it is', async () => {
    const entry = await createEntry(app, team.preparer)
    const answer = await assign(team.preparer, entry.id, team.approver.userId)
    expect(answer).toMatchObject({ status: 200, body: { assigned_to: { name: 'Arno Approver' } } })
    expect(done(answer).members.map((member) => member.name)).toEqual([
      'Ada Admin',
      'Arno Approver',
      'Petra Preparer',
    ])
    expect(await kinds(team.preparer, entry.id)).toEqual([])
    expect(await tasksOf(team.approver, entry.id)).toMatchObject([
      { kind: 'finish', mine: true, assigned_to: { name: 'Arno Approver' } },
    ])
    const body = await app.ask('listNotifications', { as: team.approver })
    expect(JSON.stringify(body)).toContain('is assigned to you')
    expect((await readEntry(app, team.preparer, entry.id)).updated_at).toBe(entry.updated_at)
    expect((await patch(app, team.preparer, entry, { header: { port_code: '2704' } })).status).toBe(200)
  })

  test('can be taken back', async () => {
    const entry = await createEntry(app, team.preparer)
    await assign(team.preparer, entry.id, team.approver.userId)
    expect(done(await assign(team.approver, entry.id, null)).assigned_to).toBeNull()
    expect(await kinds(team.preparer, entry.id)).toEqual(['finish'])
  })

  test('is refused for an auditor, for a stranger, and by an auditor', async () => {
    const entry = await createEntry(app, team.preparer)
    const stranger = await app.account('Sid Stranger')
    for (const { userId } of [team.auditor, stranger]) {
      expect(await assign(team.preparer, entry.id, userId)).toMatchObject({
        status: 422,
        body: {
          code: 'assignee_not_allowed',
          message: 'This person is not an active member who may edit entries.',
        },
      })
    }
    expect((await assign(team.auditor, entry.id, team.preparer.userId)).status).toBe(403)
  })

  test('to a member who leaves makes the entry anyone’s again', async () => {
    const entry = await createEntry(app, team.preparer)
    const leaver = await app.account('Lea Leaver')
    await app.join(team.orgId, leaver, 'preparer')
    await assign(team.preparer, entry.id, leaver.userId)
    expect(await kinds(team.preparer, entry.id)).toEqual([])
    const body = await app.ask('listMembers', { as: team.admin })
    const member = JSON.stringify(body).includes(leaver.email)
    expect(member).toBe(true)
    await app.engine.asOwner((run) =>
      run(`update memberships set status = 'disabled' where user_id = '${leaver.userId}'`),
    )
    expect(await kinds(team.preparer, entry.id)).toEqual(['finish'])
  })
})
