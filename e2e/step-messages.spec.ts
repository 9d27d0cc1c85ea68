import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { fill, press } from './harness/by-mouse.ts'
import { type Field, nameOf } from './harness/field.ts'
import { followLiveRegion } from './harness/live-region.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

/** What is typed into one field of the sample entry, and the message that appears under it when it is left. */
interface Mistake extends Field {
  message: string
}

/** Several mistakes per step, on the day of the sample entry (03/05/2026); the rules' own tests provoke every message. */
const MISTAKES: Record<string, Mistake[]> = {
  'step-1': [
    { label: 'Entry date', value: '03/06/2026', message: 'Entry date cannot be in the future' },
    { label: 'Summary date', value: '02/30/2026', message: 'Summary date must be a valid date (MM/DD/YYYY)' },
    { label: 'Port code', value: '27', message: 'Port code must be 4 letters or digits' },
  ],
  'step-2': [
    { label: 'Vessel name', value: 'FTZ12', message: 'FTZ number must be 4 digits' },
    { label: 'Import date', value: '03/06/2026', message: 'Import date cannot be in the future' },
    { label: 'Bill of lading', value: 'QQQ12345', message: 'Invalid SCAC code for vessel transport' },
    { label: 'Manufacturer ID', value: 'TW', message: 'Manufacturer ID must be at least 3 characters' },
    { label: 'I.T. date', value: '03/06/2026', message: 'IT date cannot be in the future' },
  ],
  'step-3': [
    { label: 'Location of goods', value: '', message: 'Location of goods is required' },
    {
      label: 'Importer of record ZIP code',
      value: '9002',
      message: 'ZIP code must be 5 digits or 5+4 format',
    },
    { label: 'Ultimate consignee city', value: '', message: 'Ultimate consignee city is required' },
  ],
  'step-4': [
    { label: 'Description', value: '', message: 'Description is required' },
    {
      label: 'HTSUS Number',
      value: '9405',
      message: 'HTSUS Number must be in format XXXX.XX.XXXX (e.g., 6201.19.1010)',
    },
    {
      label: 'AD/CVD Case Number',
      value: '570967',
      message: 'AD/CVD Case Number must be in format A-XXX-XXX (e.g., A-570-967)',
    },
  ],
  'step-5': [
    { label: 'Date', value: '03/06/2026', message: 'Date cannot be in the future' },
    { label: 'ZIP code', value: '9002', message: 'ZIP code must be 5 digits or 5+4 format' },
    { label: 'Phone', value: '555-0142', message: 'Phone must be in (###) ###-#### format' },
  ],
}

/** What shows fields that are a card, or that few shipments need. */
const FOLDED: Record<string, string[]> = {
  'step-2': ['Add an in-bond movement'],
  'step-3': ['Change for this entry (ultimate consignee)'],
  'step-5': ['Change for this entry (broker or filer)', 'Change for this entry (declarant and signature)'],
}

for (const [step, mistakes] of Object.entries(MISTAKES)) {
  test(`${step} says what is wrong when a field is left, and lists it when the step is saved`, async ({
    page,
    session,
  }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.goto(`/entries/${entry.id}/${step}`)
    const heard = await followLiveRegion(page)
    for (const name of FOLDED[step] ?? []) await page.getByRole('button', { name }).click()

    for (const mistake of mistakes) {
      await fill(page, mistake)
      await page.keyboard.press('Tab')
      await expect(await messageUnder(page, mistake.label), mistake.label).toHaveText(mistake.message)
      await expect.poll(heard).toContain(`Field validation failed: ${mistake.message}`)
    }
    await page.getByRole('button', { name: 'Save & Continue' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Error (' })
    await expect(summary).toBeFocused()
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^Form has \d+ validation errors$/))
    for (const { message } of mistakes) await expect(summary.getByText(message)).toBeVisible()
    await expectAccessible(page, `${step} with errors`)
    await screenshot(page, `errors ${step}`)

    const [first] = mistakes
    if (!first) throw new Error(`${step} has no mistake`)
    await summary.getByRole('link', { name: first.message }).click()
    await expect(page.getByLabel(nameOf(first.label))).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/${step}`))
  })
}

test('a save that fails without a sentence of the server shows the one of its step', async ({
  page,
  session,
}) => {
  const entry = await session.createEntry(SAMPLE_DRAFT)
  await page.route('**/api/entries/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, body: '' }) : route.continue(),
  )
  for (const [step, sentence] of [
    ['step-1', 'Failed to save entry header. Please try again.'],
    ['step-3', 'Failed to save parties and locations. Please try again.'],
  ]) {
    await page.goto(`/entries/${entry.id}/${step}`)
    await page.getByRole('button', { name: 'Save & Continue' }).click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toContainText(
      'Everything you typed is kept.',
    )
    await expect(page).toHaveURL(new RegExp(`/${step}$`))
  }
})

test('saving a step announces that it is checked, and what came of it', async ({ page, session }) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  await page.getByRole('heading', { level: 1, name: 'Entry Header' }).waitFor()
  const heard = await followLiveRegion(page)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect.poll(heard).toEqual(['Validation in progress…', 'Entry header validation passed.'])
})

test('step 1 marks what cannot be filed, and says at the field why and what to do instead', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  const type = page.getByLabel('Entry type')
  await expect(type).not.toHaveAccessibleDescription(/cannot be filed/)
  await expect(type.getByRole('option', { name: '61 Immediate Transportation' })).toHaveText(
    /\(cannot be filed here\)$/,
  )
  await type.selectOption('61')
  await expect(type).toHaveAccessibleDescription(
    /cannot be filed electronically from here\. An in-bond movement is filed on CBP Form 7512\./,
  )
  await type.selectOption('52')
  await expect(type).toHaveAccessibleDescription(
    /only for goods that an agency of the U.S. government imports/,
  )
  await page.getByLabel(/^An agency of the U.S. government imports these goods/).check()
  await expect(type).not.toHaveAccessibleDescription(/only for goods/)
  await page.getByLabel('Bond type').selectOption('9')
  await expect(page.getByLabel('Bond type')).toHaveAccessibleDescription(/does not accept a term bond/)
  await type.selectOption('01')
  await expect(type).not.toHaveAccessibleDescription(/cannot be filed/)
  await page.goto(`/entries/${id}/step-2`)
  await fill(page, { label: 'Vessel name', value: 'FTZ 0050' })
  await expect(page.getByLabel('Vessel name')).toHaveAccessibleDescription(/filed as entry type 06/)

  await page.goto('/entries/new')
  const surety = page.getByRole('combobox', { name: 'Surety number' })
  await page.getByLabel('Bond type').selectOption('8')
  await expect(surety).toHaveAccessibleDescription(/998 and 999 say that there is none/)
  const port = page.getByRole('combobox', { name: 'Port code' })
  await expect(port).toHaveAccessibleDescription(/CBP has no port NY10\. Choose the port of entry/)
  await fill(page, { label: 'Port code', kind: 'search', value: '2704' })
  await expect(port).not.toHaveAccessibleDescription(/CBP has no port/)
})

test('the review leads to a choice that is not made: it has the focus, its ring and its message', async ({
  page,
  session,
}) => {
  const line_items = SAMPLE_DRAFT.line_items?.map((line) => ({ ...line, relationship: '' }))
  const { id } = await session.createEntry({ ...SAMPLE_DRAFT, line_items })
  await page.goto(`/entries/${id}/step-6`)
  await page.getByRole('link', { name: 'Relationship' }).click()
  await expect(page).toHaveURL(/\/step-4#/)
  const group = page.getByRole('group', { name: 'Relationship' })
  const yes = group.getByRole('radio', { name: 'Yes' })
  await expect(yes).toBeFocused()
  await expect(yes).toHaveCSS('outline-style', 'solid')
  await expect(group).toContainText('Relationship must be Yes (Y) or No (N)')
  await expect(group).toHaveAttribute('aria-invalid', 'true')
})

test('nine digits of an importer are an EIN or an SSN by one press', async ({ page, session }) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-3`)
  const number = page.getByLabel('Importer number')
  await number.fill('841234567')
  await expect(number).toHaveAccessibleDescription(/Which number is it\?/)
  await press(page, 'EIN 84-1234567')
  await expect(number).toHaveValue('84-1234567')
  await expect(number).not.toHaveAttribute('aria-invalid')
})

test('the suggestions of a field at the foot of the window open above it', async ({ page, session }) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-1`)
  const port = page.getByRole('combobox', { name: 'Port code' })
  const option = page.getByRole('option', { name: /^2709 Long Beach/ })
  // A page that has just loaded scrolls to its top.
  await expect(async () => {
    await port.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await port.fill('long')
    await expect(option).toBeInViewport({ ratio: 1, timeout: 2000 })
    const [list, field] = [await option.boundingBox(), await port.boundingBox()]
    expect(list!.y + list!.height).toBeLessThanOrEqual(field!.y)
  }).toPass()
})

/** The message that the field names as its error. */
async function messageUnder(page: Page, label: string) {
  const id = await page.getByLabel(nameOf(label)).getAttribute('id')
  return page.locator(`[id="${id}-message"]`)
}

test('the review leads from a weight of nothing to the field of the first line', async ({
  page,
  session,
}) => {
  const line_items = SAMPLE_DRAFT.line_items?.map((line) => ({ ...line, gross_weight_kg: '0' }))
  const { id } = await session.createEntry({ ...SAMPLE_DRAFT, line_items })
  await page.goto(`/entries/${id}/step-6`)
  const issue = page.getByRole('listitem').filter({ hasText: 'Total weight must be above zero' })
  await issue.getByRole('link', { name: 'Line items' }).click()
  await expect(page).toHaveURL(/\/step-4#/)
  await expect(page.getByLabel('Gross Weight')).toBeFocused()
})
