import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { press } from './harness/by-mouse.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

async function openDraft(page: Page, session: ApiSession, path: string) {
  const export_details = { export_date: '2026-03-04', additional_movement: 'By truck' }
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, export_details })
  await page.goto(`/entries/${entry.id}/${path}`)
  return { entry, stored: async () => (await session.entry(entry.id)).draft_data }
}

test('step 2 is cleared after a question, and what was there comes back with Undo', async ({
  page,
  session,
}) => {
  const { stored } = await openDraft(page, session, 'step-2')
  const bill = page.getByLabel('Bill of lading')
  const before = SAMPLE_DRAFT.shipment_origin?.bill_of_lading ?? ''
  await expect(bill).toHaveValue(before)
  await press(page, 'Clear shipment and transport…')
  await expectAccessible(page, 'the question before clearing')
  await screenshot(page, 'clear-draft question')
  await press(page, 'Cancel')
  await expect(bill).toHaveValue(before)

  await press(page, 'Clear shipment and transport…')
  await press(page, 'Clear shipment and transport')
  await expect(bill).toHaveValue('')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(async () => (await stored()).shipment_origin?.bill_of_lading ?? '').toBe('')
  expect(await stored()).toMatchObject({ shipment_origin: {}, header: SAMPLE_DRAFT.header ?? {} })
  await press(page, 'Undo')
  await expect(bill).toHaveValue(before)
  await expect.poll(async () => (await stored()).shipment_origin?.bill_of_lading).toBe(before)
  const back = await stored()
  expect(back.totals_declarations?.declarant_signature, 'the entry changed: it is signed again').toBe('')
})

test('export timing alone, and the whole draft with every step', async ({ page, session }) => {
  const { entry, stored } = await openDraft(page, session, 'export')
  await press(page, 'Clear export timing…')
  await press(page, 'Clear export timing')
  await expect(page.getByLabel('Date of export')).toHaveValue('')
  await expect.poll(async () => (await stored()).export_details?.export_date ?? '').toBe('')
  expect((await stored()).shipment_origin?.bill_of_lading).toBeTruthy()

  await page.goto(`/entries/${entry.id}/step-1`)
  await press(page, 'Clear the whole draft…')
  await press(page, 'Clear the whole draft')
  await expect(page.getByLabel('Summary date')).toHaveValue('')
  await expect.poll(async () => (await stored()).header).toEqual({ entry_number: entry.entry_number })
  expect((await stored()).line_items).toHaveLength(1)
  await press(page, 'Undo')
  await expect(page.getByLabel('Summary date')).not.toHaveValue('')
  const goods = { htsus: SAMPLE_DRAFT.line_items?.[0]?.htsus }
  await expect.poll(async () => (await stored()).line_items?.[0]).toMatchObject(goods)
})

test('a draft that was never filed is deleted after a question, and is gone from the list', async ({
  page,
  session,
}) => {
  const { entry } = await openDraft(page, session, 'step-1')
  const number = formatEntryNumber(entry.entry_number)
  await press(page, 'Delete this draft…')
  await expectAccessible(page, 'the question before deleting a draft')
  await press(page, 'Cancel')
  await press(page, 'Delete this draft…')
  await press(page, 'Delete draft', /\/entries$/)
  await expect(page.getByText(`Entry ${number} deleted.`)).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toHaveCount(0)
  await page.goto(`/entries/${entry.id}/step-1`)
  await expect(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible()
})
