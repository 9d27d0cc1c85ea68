import type { DraftData } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEntry, type CustomsApp, customsMessages, sendFromCustoms } from './customs-steps.ts'
import { type EntryBody, patch, readEntry, signedBy, submit, until } from './entry-steps.ts'
import { done, type Team } from './harness.ts'
import { startWithCustoms } from './simulator.ts'

let app: CustomsApp
let team: Team

beforeAll(async () => {
  app = await startWithCustoms({ env: { CUSTOMS_POLL_SECONDS: '0.2' } })
  team = await app.organization('Alder & Finch Lighting LLC')
})
afterAll(() => app.stop())

const again = (id: string, name: 'correctEntry' | 'replaceEntry' | 'correctPaidEntry') =>
  app.answer(name, { as: team.preparer, params: { id } })

const askToDelete = (id: string) => app.answer('deleteSummary', { as: team.approver, params: { id } })

/** Has CBP send a notice about an accepted entry, and waits until the product has read it. */
async function afterNotice(disposition: string) {
  const entry = await acceptedEntry(app, team)
  await sendFromCustoms(app, { application: 'UC', transmission_id: entry.transmission, disposition })
  await customsMessages(app, team, entry.id, 'cbp_request', 1)
  return entry
}

/** Signs a draft and files it. */
async function file(draft: EntryBody, change: DraftData = {}): Promise<EntryBody> {
  const name = sampleEntryDraft('').totals_declarations?.declarant_name ?? ''
  const answered = await patch(app, team.preparer, draft, { ...change, ...signedBy(name) })
  done(await submit(app, team.approver, done(answered).entry))
  return until(
    () => readEntry(app, team.preparer, draft.id),
    (entry) => entry.status !== 'submitted',
  )
}

const setStatementDate = (id: string, day: string) =>
  app.engine.asOwner((run) =>
    run(
      `update entries set draft_data = jsonb_set(jsonb_set(draft_data, '{totals_declarations,payment_type}', '"3"'),
        '{totals_declarations,statement_date}', $2::jsonb) where id = $1`,
      [id, JSON.stringify(day)],
    ),
  )

const underControl = { status: 409, body: { code: 'entry_under_control' } }

test('while CBP reviews a summary it is neither replaced nor deleted', async () => {
  const { id } = await afterNotice('2')
  const entry = await readEntry(app, team.approver, id)
  expect(entry).toMatchObject({ status: 'accepted', control: 'review' })
  expect(entry.may).toMatchObject({ replace: false, delete_summary: false, correct_paid: false })
  expect(await again(id, 'replaceEntry')).toMatchObject(underControl)
  expect(await askToDelete(id)).toMatchObject(underControl)
})

test('from the day of its statement a summary is neither replaced nor deleted', async () => {
  const { id } = await acceptedEntry(app, team)
  await setStatementDate(id, '2026-03-06')
  expect((await readEntry(app, team.approver, id)).may).toMatchObject({ replace: true, delete_summary: true })
  await setStatementDate(id, '2026-03-05')
  expect(await readEntry(app, team.approver, id)).toMatchObject({
    control: 'statement',
    may: { replace: false, delete_summary: false },
  })
  expect(await again(id, 'replaceEntry')).toMatchObject(underControl)
  expect(await askToDelete(id)).toMatchObject(underControl)
})

test('a replacement whose draft was made before CBP took control is not sent any more', async () => {
  const { id, transmission } = await acceptedEntry(app, team)
  const draft = done(await again(id, 'replaceEntry')).entry
  await sendFromCustoms(app, { application: 'UC', transmission_id: transmission, disposition: '1' })
  await customsMessages(app, team, id, 'cbp_request', 1)
  await expect(file(draft)).rejects.toThrow('entry_under_control')
})

test('a summary that CBP sends back is replaced without its payment, and a rejected replacement leaves it on file', async () => {
  const { id } = await afterNotice('4')
  expect(await readEntry(app, team.approver, id)).toMatchObject({
    status: 'accepted',
    control: 'sent_back',
    may: { replace: true, delete_summary: false, correct_paid: false },
  })
  expect(await askToDelete(id)).toMatchObject(underControl)

  const draft = done(await again(id, 'replaceEntry')).entry
  const rejected = await file(draft, {
    header: { ...draft.draft_data.header, port_code: '2709' },
  })
  expect(rejected.status).toBe('rejected')
  expect(await readEntry(app, team.preparer, id)).toMatchObject({ superseded_by: null })

  const correction = done(await again(rejected.id, 'correctEntry')).entry
  const { header } = (await readEntry(app, team.preparer, id)).draft_data
  const accepted = await file(correction, { header })
  expect(accepted).toMatchObject({ status: 'accepted', control: 'review', may: { replace: false } })
  const { messages } = await app.ask('getFiling', { as: team.preparer, params: { id: accepted.id } })
  const sent = messages.find(({ direction }) => direction === 'sent')
  const control = sent!.images!.find((image: string) => image.startsWith('10'))
  expect([control![2], control!.slice(50, 61)]).toEqual(['R', ' '.repeat(11)])
})

test('CBP takes nothing more for a summary that it cancelled', async () => {
  const { id } = await afterNotice('6')
  expect(await readEntry(app, team.approver, id)).toMatchObject({
    control: 'cancelled',
    may: { replace: false, delete_summary: false, correct: false, correct_paid: false },
  })
  expect(await again(id, 'replaceEntry')).toMatchObject(underControl)
})

/** The rules that refuse the correction of a summary whose statement is printed tomorrow, after its payment. */
async function refusedCorrection(id: string): Promise<string[]> {
  await setStatementDate(id, '2026-03-06')
  done(
    await app.answer('recordPayment', {
      as: team.preparer,
      params: { id },
      body: { paid_on: '2026-03-05' },
    }),
  )
  const correction = done(await again(id, 'correctPaidEntry')).entry
  const { final_review } = await app.ask('reviewEntry', {
    as: team.preparer,
    params: { id: correction.id },
    body: {},
  })
  return final_review.issues.filter(({ severity }) => severity === 'error').map(({ rule_id }) => rule_id)
}

test('before the day of its statement a summary is corrected after payment only if CBP has reviewed it', async () => {
  const { id } = await acceptedEntry(app, team)
  expect(await refusedCorrection(id)).toContain('FILING_CORRECTION_EARLY')

  const reviewed = await afterNotice('2')
  await app.engine.asOwner((run) =>
    run('update customs_notices set closed_at = now() where entry_id = $1', [reviewed.id]),
  )
  expect(await refusedCorrection(reviewed.id)).not.toContain('FILING_CORRECTION_EARLY')
})
