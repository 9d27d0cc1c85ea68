import { NOT_ON_FILE, SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { fillAll, press } from './harness/by-mouse.ts'
import { watchFaults } from './harness/faults.ts'
import { entryIdOf } from './harness/filed.ts'
import { acknowledgeAndSubmit, submitAndBeAccepted, watchLoads } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, test } from './harness/test.ts'

const { printed, made } = SAMPLE_ENTRY

test('a rejected entry is explained, corrected under its number, signed again and accepted', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    header: { ...SAMPLE_DRAFT.header, surety_no: NOT_ON_FILE.surety },
    parties: { ...SAMPLE_DRAFT.parties, importer_number: NOT_ON_FILE.importer },
  })
  await page.goto(`/entries/${entry.id}/step-6`)
  const loads = watchLoads(page)
  await acknowledgeAndSubmit(page)

  await expect(page.getByText(/^Rejected by the simulator on/)).toBeVisible()
  await expect(page.getByText('Rejected (practice)', { exact: true })).toBeVisible()
  expect(loads, 'loads of the page since the submission').toEqual([])
  await expectAccessible(page, 'rejected entry')
  await screenshot(page, 'rejected-entry')
  await expectCondition(page, {
    code: '101',
    words: /^Importer unknown\. CBP has no record of this importer number/,
    label: 'IMPORTER UNKNOWN',
    link: 'Block 27, Importer number',
    sent: NOT_ON_FILE.importer,
  })
  await expectCondition(page, {
    code: '114',
    words: /^No matching continuous bond\. No continuous bond on file joins this importer/,
    label: 'NO VALID CONTINUOUS BOND FOUND',
    link: 'Block 4, Surety number',
    sent: NOT_ON_FILE.surety,
  })
  await condition(page, '101')
    .getByRole('link', { name: /^Block/ })
    .click()
  await expect(page).toHaveURL(/#sheet-27$/)

  await press(page, 'Correct and file again', /\/step-6/)
  await expect.poll(() => entryIdOf(page)).not.toBe(entry.id)
  const draft = await session.entry(entryIdOf(page))
  expect(draft).toMatchObject({ status: 'draft', corrects_entry_id: entry.id })
  expect(draft.entry_number).toBe(entry.entry_number)

  await correctCodes(page)
  await signAgain(page, draft.id)
  await press(page, 'Save & Continue', /\/step-6$/)
  await submitAndBeAccepted(page)

  expect((await session.entry(draft.id)).status).toBe('accepted')
  expect((await session.entry(entry.id)).status).toBe('rejected')
  await page.goto(`/entries/${entry.id}/step-1`)
  await expect(page.getByText(/^Rejected by the simulator on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct and file again' })).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a surety that is not the one of the bond on file is corrected by one button, up to the review', async ({
  page,
  session,
}) => {
  await setUpOrganization(session)
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    header: { ...SAMPLE_DRAFT.header, surety_no: NOT_ON_FILE.surety },
  })
  await page.goto(`/entries/${entry.id}/step-6`)
  await acknowledgeAndSubmit(page)
  await expect(
    page.getByRole('heading', { level: 1, name: /reject this entry\. One thing to correct\.$/ }),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expect(condition(page, '114')).toContainText(`On file${printed.surety}`)
  await expect(page.getByRole('button', { name: 'Open the draft without changes' })).toBeVisible()
  await press(page, 'Correct it and review', /\/step-6$/)
  await expect.poll(() => entryIdOf(page)).not.toBe(entry.id)
  const draft = await session.entry(entryIdOf(page))
  expect(draft.draft_data.header?.surety_no).toBe(printed.surety)
  expect(draft.entry_number).toBe(entry.entry_number)
  await expectAccessible(page, 'review of a correction')
})

const condition = (page: Page, code: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(code, { exact: true }) })

async function expectCondition(
  page: Page,
  {
    code,
    words,
    label,
    link,
    sent,
  }: { code: string; words: RegExp; label: string; link: string; sent: string },
) {
  const row = condition(page, code)
  await expect(row.getByRole('heading', { name: words })).toBeVisible()
  await expect(row.getByText(`CBP: ${label}`, { exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: link })).toBeVisible()
  await expect(row.getByRole('deletion')).toHaveText(sent)
}

/** From each condition on the correcting draft to its field, and the right code into it. */
async function correctCodes(page: Page) {
  await expect(page.getByText('This draft corrects a rejected entry: 2 conditions')).toBeVisible()
  await expectAccessible(page, 'correcting draft')
  await screenshot(page, 'rejected-entry correction')
  await page.getByRole('link', { name: 'Block 4, Surety number' }).click()
  await expect(page.getByRole('combobox', { name: 'Surety number' })).toBeFocused()
  const atSurety = page.getByText(/^CBP: No matching continuous bond\./)
  await expect(atSurety).toBeVisible()
  await fillAll(page, [{ label: 'Surety number', kind: 'search', value: printed.surety }])
  await page.getByRole('combobox', { name: 'Surety number' }).blur()
  await expect(atSurety).toBeHidden()
  await page.getByRole('link', { name: 'Block 27, Importer number' }).click()
  await expect(page.getByLabel('Importer number')).toBeFocused()
  await fillAll(page, [{ label: 'Importer number', value: SAMPLE_DRAFT.parties?.importer_number ?? '' }])
  await press(page, 'Save & Continue', /\/step-4$/)
}

/** The correction voids the signature: the review asks for it until step 5 is signed. */
async function signAgain(page: Page, id: string) {
  await page.goto(`/entries/${id}/step-6`)
  await expect(page.getByRole('button', { name: 'Sign and submit (practice)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.goto(`/entries/${id}/step-5`)
  await expect(page.getByLabel('Signature')).toHaveValue('')
  await fillAll(page, [
    { label: 'I declare that I am the importer of record', kind: 'tick' },
    { label: 'I further declare that the merchandise', kind: 'tick' },
    { label: 'Signature', value: made.declarant.name },
  ])
}
