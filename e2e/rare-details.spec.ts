import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press } from './harness/by-mouse.ts'
import { alert, open, openWith } from './harness/detail-page.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a rare detail' })
const adds = (page: Page) => page.getByRole('button', { name: 'Add a rare detail' })
/** The part of a step with its rare details. */
const part = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Rare details', exact: true }) })

/** Finds a field in the list and takes it, with keys alone. */
async function add(page: Page, words: string) {
  await adds(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  await expect(dialog(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
}

test('a rare field opens in place on its step, is checked with the words of its page, and is a known fact from then on', async ({
  page,
  session,
}) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'step-2')
  await adds(page).click()
  await expect(dialog(page).getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'the list of rare details')
  await screenshots(page, 'list of rare details')
  await dialog(page).getByRole('combobox').fill('no such field')
  await expect(dialog(page).getByRole('status')).toContainText('No field has these words')
  await page.keyboard.press('Escape')
  await expect(adds(page)).toBeFocused()

  await add(page, 'incoterm')
  const terms = page.getByLabel('Incoterm')
  await expect(terms).toBeFocused()
  await page.keyboard.type('f1')
  await press(page, 'Save & Continue')
  await expect(alert(page)).toContainText('Incoterm')
  const words = (await alert(page).getByRole('link').first().textContent()) ?? ''
  await expectAccessible(page, 'a rare detail that is wrong')
  await terms.fill('fob')
  await add(page, 'hawb')
  await expect(page.getByLabel('House bill', { exact: false }).first()).toBeFocused()
  await screenshots(page, 'rare details of step 2')
  await press(page, 'Save & Continue', /\/step-3$/)
  expect((await stored()).shipment_origin?.incoterm).toBe('FOB')

  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/\/step-2$/)
  await expect(part(page)).toContainText('Known facts')
  await expect(part(page)).toContainText('FOB')
  await expect(terms).toHaveCount(0)
  await expectNoSidewaysScroll(page, 'a known fact of step 2')
  await screenshots(page, 'known facts of step 2')
  await part(page).getByRole('button', { name: 'Change Incoterm' }).press('Enter')
  await expect(terms).toBeFocused()
  await expect(terms).toHaveValue('FOB')
  await terms.fill('f1')
  await expect.poll(async () => (await stored()).shipment_origin?.incoterm).toBe('F1')
  await open(page, entry, 'transport')
  await press(page, 'Save & Return to Shipment & Origin')
  await expect(alert(page).getByRole('link', { name: words, exact: true })).toBeVisible()
})

test('a party opens whole, and a field of another step opens there', async ({ page, session }) => {
  const { entry, stored } = await openWith(session, {})
  await open(page, entry, 'step-1')
  await add(page, 'shipper phone')
  await expect(page).toHaveURL(/\/step-3#/)
  await expect(page.getByLabel('Shipper phone')).toBeFocused()
  await page.getByLabel('Shipper name').fill('Song Hong Electric')
  await expect.poll(async () => (await stored()).parties?.shipper?.name).toBe('Song Hong Electric')
  await add(page, 'deferral')
  await expect(page).toHaveURL(/\/step-5#/)
  await expect(page.getByLabel('Deferral of I.R. tax')).toBeFocused()
  await open(page, entry, 'step-3')
  await expect(part(page)).toContainText('Song Hong Electric')
})

test('the open line of step 4 has the rare fields of its goods', async ({ page, session }) => {
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    line_items: [sampleEntryLine('line-1', 1), sampleEntryLine('line-2', 2)],
  })
  await page.goto(`/entries/${entry.id}/step-4`)
  await page.getByRole('button', { name: 'Line 002 details' }).click()
  await add(page, 'binding ruling')
  const ruling = page.getByLabel('Binding ruling')
  await expect(ruling).toBeFocused()
  await ruling.fill('n301234')
  await expect
    .poll(async () => (await session.entry(entry.id)).draft_data.line_items?.[1]?.ruling_number)
    .toBe('N301234')
  await page.getByRole('button', { name: 'Line 001 details' }).click()
  await expect(ruling).toHaveCount(0)
  await page.getByRole('button', { name: 'Line 002 details' }).click()
  await expect(page.getByRole('region', { name: 'Line 002' })).toContainText('N301234')
  await screenshots(page, 'rare details of a line')
})

test('a rare fact that CBP refuses is named by its step, and the link leads to its field', async ({
  page,
  session,
}) => {
  const { entry } = await openWith(session, {
    shipment_origin: { ...SAMPLE_DRAFT.shipment_origin, carrier_code: 'X1' },
    line_items: [
      sampleEntryLine('line-1', 1),
      {
        ...sampleEntryLine('line-2', 2),
        ruling_number: 'X12',
        license_numbers: [{ type_code: '32', number: 'AB123' }],
      },
    ],
  })
  const follow = async (words: string) => {
    await press(page, 'Save & Continue')
    await alert(page).getByRole('link', { name: words }).click()
  }
  await open(page, entry, 'step-2')
  await follow("The carrier's code is a SCAC")
  const carrier = page.getByLabel('Carrier code')
  await expect(carrier).toBeFocused()
  await carrier.fill('MAEU')
  await press(page, 'Save & Continue', /\/step-3$/)

  await open(page, entry, 'step-4')
  await follow('A binding ruling has up to six digits')
  const ruling = page.getByLabel('Binding ruling')
  await expect(ruling).toBeFocused()
  await ruling.fill('n301234')
  await follow('CBP has no license of this type.')
  await expect(page).toHaveURL(/\/lines#/)
  await expect(page.getByText('CBP has no license of this type.').first()).toBeVisible()
})
