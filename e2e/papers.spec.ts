import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { nameOf } from './harness/field.ts'
import { entryIdOf } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const sample = (name: string, mimeType: string) => ({
  name,
  mimeType,
  buffer: readFileSync(resolve(import.meta.dirname, '../apps/web/src/papers/samples', name)),
})
const INVOICE = sample('invoice.pdf', 'application/pdf')
const PACKING_LIST = sample('packing-list.csv', 'text/csv')
const NOTICE = sample('arrival-notice.pdf', 'application/pdf')
const PATIENCE = { timeout: 60_000 }

/** Confirms every value with Enter alone, from the first one. */
async function confirmValues(page: Page) {
  const values = page.getByRole('region', { name: 'Values of your papers' })
  await values.getByRole('textbox').or(values.getByRole('combobox')).first().focus()
  const open = values.getByRole('button', { name: /^Confirm / })
  for (let left = await open.count(); left > 0; left -= 1) {
    await page.keyboard.press('Enter')
    await expect(open).toHaveCount(left - 1)
  }
}

/** Confirms every value and the lines with Enter alone. */
async function confirmAll(page: Page, action: Locator) {
  await confirmValues(page)
  const lines = page.getByRole('button', { name: /^Confirm 2 lines/ })
  await expect(lines).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 lines confirmed, $6,800.00 together.')).toBeVisible()
  await expect(action).toBeFocused()
}

test.describe('the papers of a shipment', () => {
  test.describe.configure({ timeout: 180_000 })

  test('begin an entry: each is known for what it is, what they contradict is asked once, and Enter confirms the rest', async ({
    page,
    session,
  }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await page.goto('/start')
    await page.locator('input[type=file]').setInputFiles([NOTICE, PACKING_LIST, INVOICE])
    await expect(page).toHaveURL(/\/entries\/new\/papers/)
    await expect(page.getByLabel('Kind of invoice.pdf')).toHaveValue('commercial_invoice', PATIENCE)
    await expect(page.getByLabel('Kind of packing-list.csv')).toHaveValue('packing_list')
    await expect(page.getByLabel('Kind of arrival-notice.pdf')).toHaveValue('arrival_notice')
    const make = page.getByRole('button', { name: /^Make the entry/ })
    await expect(make).toHaveAccessibleDescription(/^Confirm \d+ values and the lines first\.$/)

    const differ = page.getByRole('region', { name: 'Questions about your papers' })
    const weight = differ.getByRole('group', { name: /^Gross weight in all/ })
    await expect(differ.getByRole('group')).toHaveCount(1)
    const right = weight.getByRole('radio', { name: /^700\.5/ })
    await expect(right).toHaveAccessibleName(
      /Packing list the sum of 2 rows.*Arrival notice .*Gross weight: 700\.50 KGS/,
    )
    await expect(weight.getByRole('radio', { name: /^690\.00 Commercial invoice/ })).not.toBeChecked()
    await expectAccessible(page, 'papers of a shipment')
    await screenshots(page, 'papers of a shipment')
    await right.focus()
    await page.keyboard.press('Enter')
    await expect(right).toBeChecked()

    const values = page.getByRole('region', { name: 'Values of your papers' })
    const bill = values.getByRole('textbox', { name: 'Bill of lading' })
    await expect(bill).toHaveValue('ONEYHPHG12345600')
    await expect(values.getByRole('row', { name: /^Bill of lading/ })).toContainText(
      'B/L No.: ONEYHPHG12345600',
    )
    await bill.focus()
    await expect(
      page.getByRole('region', { name: 'Pages: Arrival notice' }).locator('canvas ~ span'),
    ).toHaveCount(1)
    await expect(values.getByRole('combobox', { name: 'Mode of transport' })).toHaveValue('11')
    await expect(values.getByRole('row', { name: /^Mode of transport/ })).toContainText('PLKU3041204')
    const seller = values.getByRole('row', { name: /^Seller name/ })
    await expect(seller).toContainText('SONG HONG LIGHTING COMPANY LIMITED')
    await confirmAll(page, make)
    await expect(page.getByText('The lines add up to this sum.')).toHaveCount(2)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/step-1$/)
    const id = entryIdOf(page)
    await expect
      .poll(async () => (await session.entry(id)).draft_data)
      .toMatchObject({
        shipment_origin: {
          mode_of_transport: '11',
          bill_of_lading: 'ONEYHPHG12345600',
          importing_carrier: 'PACIFIC LARK',
          import_date: '2026-11-24',
          country_of_origin: 'VN',
          incoterm: 'FOB',
        },
        parties: { seller: { name: 'Song Hong Lighting Co., Ltd.' }, firms_code: 'Y258' },
        line_items: [
          {
            part_number: 'SH-18',
            htsus: '9405.11.6010',
            net_qty: '300',
            gross_weight_kg: '390',
            manifest_qty: '30',
          },
          { part_number: 'SH-24', entered_value: '3200.00', gross_weight_kg: '310.5', manifest_qty: '20' },
        ],
      })
    await page.getByRole('main').getByRole('link', { name: 'Documents', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'arrival-notice.pdf' })).toBeVisible(PATIENCE)
    await expect(page.getByRole('heading', { name: 'invoice.pdf' })).toBeVisible(PATIENCE)
  })

  test('on a phone: a paper that cannot be read says why, a kind that is changed is read again, and an emptied value is left out', async ({
    page,
    session,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await page.goto('/entries/new')
    await page.getByRole('link', { name: 'Start with your papers' }).click()
    const file = page.locator('input[type=file]')
    await expect(page.getByRole('heading', { name: 'Start with your papers' })).toBeVisible()
    await file.setInputFiles([
      { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      NOTICE,
    ])
    await expect(page.getByRole('alert')).toContainText('This file cannot be read as a PDF.', PATIENCE)
    const kind = page.getByLabel('Kind of arrival-notice.pdf')
    await expect(kind).toHaveValue('arrival_notice', PATIENCE)
    const values = page.getByRole('region', { name: 'Values of your papers' })
    await kind.selectOption('certificate')
    await expect(values).toBeHidden()
    await kind.selectOption('bill_of_lading')
    const bill = values.getByRole('textbox', { name: 'Bill of lading' })
    await bill.fill('ONEYHPHG99999999')
    await kind.selectOption('arrival_notice')
    await expect(bill).toHaveValue('ONEYHPHG99999999')
    await expectNoSidewaysScroll(page, 'papers on a phone')
    await expectAccessible(page, 'papers on a phone')
    await values.getByRole('textbox', { name: 'FIRMS code' }).fill('')
    await confirmValues(page)
    await expect(values.getByText('Left out', { exact: true })).toHaveCount(1)
    await page.getByRole('button', { name: /^Make the entry/ }).press('Enter')
    await expect(page).toHaveURL(/\/step-1$/)
    const { draft_data } = await session.entry(entryIdOf(page))
    expect(draft_data.shipment_origin?.bill_of_lading).toBe('ONEYHPHG99999999')
    expect(draft_data.parties?.firms_code ?? '').toBe('')
    expect(draft_data.line_items).toMatchObject([{ gross_weight_kg: '700.5', manifest_qty: '50' }])
  })
})

test.describe('what was confirmed of papers', () => {
  test.describe.configure({ timeout: 180_000 })

  test('is there again after a reload, with the papers and their lines, and in no other tab', async ({
    page,
    session,
  }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await page.goto('/entries/new/papers')
    await page.locator('input[type=file]').setInputFiles([NOTICE, PACKING_LIST, INVOICE])
    const kind = page.getByLabel('Kind of packing-list.csv')
    await expect(kind).toHaveValue('packing_list', PATIENCE)
    const right = page.getByRole('radio', { name: /^700\.5/ })
    await right.check()
    const values = page.getByRole('region', { name: 'Values of your papers' })
    const bill = values.getByRole('textbox', { name: 'Bill of lading' })
    await bill.fill('ONEYHPHG77777700')
    await bill.press('Enter')
    await page.getByRole('button', { name: /^Confirm 2 lines/ }).press('Enter')
    const lines = page.getByText('2 lines confirmed, $6,800.00 together.')
    await expect(lines).toBeVisible()
    await page.reload()
    await expect(lines).toBeVisible(PATIENCE)
    await expect(kind).toHaveValue('packing_list', PATIENCE)
    await expect(right).toBeChecked()
    await expect(bill).toHaveValue('ONEYHPHG77777700')
    await expect(values.getByRole('button', { name: 'Confirm Bill of lading' })).toHaveCount(0)

    const other = await page.context().newPage()
    await other.goto('/entries/new/papers')
    await expect(other.getByRole('heading', { name: 'Start with your papers' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Add documents' })).toBeVisible()
    await expect(other.getByLabel('Kind of invoice.pdf')).toHaveCount(0)
    await other.close()

    await page.getByRole('button', { name: 'Remove arrival-notice.pdf' }).press('Enter')
    await expect(page.getByLabel('Kind of arrival-notice.pdf')).toHaveCount(0)
    await page.reload()
    await expect(kind).toHaveValue('packing_list', PATIENCE)
    await expect(page.getByLabel('Kind of arrival-notice.pdf')).toHaveCount(0)
  })

  test('fills in a draft on a phone: its papers give what it lacks, what they contradict is asked once, and its lines stay', async ({
    page,
    session,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    const { id } = await session.createEntry({
      header: { entry_type: '01' },
      shipment_origin: { bill_of_lading: 'ONEYHPHG99999999', incoterm: 'FOB' },
      line_items: [{ id: 'e1', line_number: 1, description: 'Lamp shades', entered_value: '500' }],
    })
    await page.goto(`/entries/${id}/documents`)
    await page.locator('input[type=file]').first().setInputFiles([NOTICE, PACKING_LIST, INVOICE])
    for (const { name } of [NOTICE, PACKING_LIST, INVOICE])
      await expect(page.getByRole('heading', { name })).toBeVisible(PATIENCE)
    await page.getByRole('link', { name: 'Fill from papers' }).press('Enter')
    await expect(page).toHaveURL(/\/papers$/)
    await expect(page.getByLabel('Kind of arrival-notice.pdf')).toHaveValue('arrival_notice', PATIENCE)
    await expect(page.getByLabel('Kind of invoice.pdf')).toHaveValue('commercial_invoice', PATIENCE)

    const questions = page.getByRole('region', { name: 'Questions about your papers' })
    const bill = questions.getByRole('group', { name: /^Bill of lading: your papers and the entry differ/ })
    await expect(bill.getByRole('radio', { name: /^ONEYHPHG99999999 The entry so far/ })).not.toBeChecked()
    await bill.getByRole('radio', { name: /^ONEYHPHG12345600/ }).press('Enter')
    await questions.getByRole('radio', { name: /^700\.5/ }).press('Enter')
    await expect(page.getByText(/^1 value of your papers is in the entry already/)).toBeVisible()
    const values = page.getByRole('region', { name: 'Values of your papers' })
    await expect(values.getByRole('textbox', { name: 'Bill of lading' })).toHaveCount(0)
    await confirmValues(page)
    await page.getByRole('button', { name: /^Confirm 2 lines/ }).press('Enter')
    const fill = page.getByRole('button', { name: /^Fill in / })
    const stay = page.getByRole('radio', { name: 'Add the new lines after them' })
    await expect(stay).toBeFocused()
    await expect(fill).toHaveAccessibleDescription('Confirm 1 value first.')
    await expectAccessible(page, 'a draft filled from papers')
    await expectNoSidewaysScroll(page, 'a draft filled from papers')
    await screenshots(page, 'a draft filled from papers')

    await page.reload()
    await expect(bill.getByRole('radio', { name: /^ONEYHPHG12345600/ })).toBeChecked(PATIENCE)
    await expect(stay).toBeVisible(PATIENCE)
    await session.send('PATCH', `/api/entries/${id}`, {
      draft_data: {
        shipment_origin: { bill_of_lading: 'ONEYHPHG55555500' },
        line_items: [
          { id: 'e1', line_number: 1, description: 'Lamp shades', entered_value: '500' },
          { id: 'e2', line_number: 2, description: 'Lamp cords', entered_value: '90' },
        ],
      },
      expected_updated_at: (await session.entry(id)).updated_at,
    })
    await stay.press('Enter')
    await expect(fill).toBeFocused()
    await fill.press('Enter')
    await expect(page.getByRole('alert')).toContainText('The entry was changed meanwhile')
    const asked = bill.getByRole('radio', { name: /^ONEYHPHG55555500 The entry so far/ })
    await expect(asked, 'an answer about the other bill no longer holds').not.toBeChecked()
    await expect(stay, 'nor does one about the lines that were there').not.toBeChecked()
    await expect(fill).toHaveAccessibleDescription('Confirm 2 values first.')
    await bill.getByRole('radio', { name: /^ONEYHPHG12345600/ }).press('Enter')
    await stay.press('Enter')
    await fill.press('Enter')
    await expect(page).toHaveURL(/\/step-1$/)
    const { draft_data } = await session.entry(id)
    expect(draft_data).toMatchObject({
      shipment_origin: { bill_of_lading: 'ONEYHPHG12345600', incoterm: 'FOB', mode_of_transport: '11' },
      parties: { firms_code: 'Y258' },
      line_items: [
        { id: 'e1', description: 'Lamp shades', entered_value: '500' },
        { id: 'e2', description: 'Lamp cords', entered_value: '90' },
        { part_number: 'SH-18', gross_weight_kg: '390' },
        { part_number: 'SH-24', gross_weight_kg: '310.5' },
      ],
    })
    const { filled } = noticeOf(page)
    await expect(filled).toContainText(/^Your papers filled in \d+ fields and 2 lines/)
    await expectNoSidewaysScroll(page, 'a draft with an undo')
    await screenshots(page, 'a draft with an undo')
    await page.goto(`/entries/${id}/papers`)
    await expect(page.getByText(/values of your papers are in the entry already/)).toBeVisible(PATIENCE)
    await expect(bill).toHaveCount(0)
  })
})

/** The arrival notice that somebody new dropped, read. */
async function dropNotice(page: Page) {
  await page.goto('/entries/new/papers')
  await page.locator('input[type=file]').setInputFiles([NOTICE])
  const bill = page.getByRole('textbox', { name: 'Bill of lading' })
  await expect(bill).toHaveValue('ONEYHPHG12345600', PATIENCE)
  return bill
}

/** The same with one value that is confirmed. */
async function beginWithNotice(page: Page) {
  const bill = await dropNotice(page)
  await bill.press('Enter')
  await expect(page.getByRole('button', { name: 'Confirm Bill of lading' })).toHaveCount(0)
}

const noticeOf = (page: Page) => {
  const filled = page.getByRole('status').filter({ hasText: 'Your papers filled in' })
  return { filled, undo: filled.getByRole('button', { name: 'Undo' }) }
}

/** An entry that somebody new begins with an arrival notice, on its first step. */
async function entryOfNotice(page: Page) {
  await dropNotice(page)
  await confirmValues(page)
  await page.getByRole('button', { name: /^Make the entry/ }).press('Enter')
  await expect(page).toHaveURL(/\/step-1$/)
  return entryIdOf(page)
}

test.describe('what papers filled in', () => {
  test.describe.configure({ timeout: 120_000 })

  test('is taken back by one Undo, also on a later step; what was typed since stays', async ({
    page,
    session,
  }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    const id = await entryOfNotice(page)
    const { filled, undo } = noticeOf(page)
    await expect(filled).toContainText(/Undo takes all of it back\..* the papers under Documents/)
    await expectAccessible(page, 'an entry with an undo')
    await page.getByLabel(nameOf('Purchase order')).fill('PO 4711')
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Shipment/ })
      .click()
    await expect(page).toHaveURL(/\/step-2$/)
    const bill = page.getByLabel(nameOf('Bill of lading'))
    await expect(bill).toHaveValue('ONEYHPHG12345600')
    await undo.press('Enter')
    await expect(filled).toHaveCount(0)
    await expect(bill).toHaveValue('')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('What your papers had filled in is taken back.')).toBeVisible()
    await expect.poll(async () => (await session.entry(id)).draft_data.parties?.firms_code ?? '').toBe('')
    const { header, shipment_origin, line_items } = (await session.entry(id)).draft_data
    expect(header?.purchase_order).toBe('PO 4711')
    expect(shipment_origin?.mode_of_transport ?? '').toBe('')
    expect(shipment_origin?.import_date ?? '').toBe('')
    expect(line_items?.[0]?.gross_weight_kg ?? '').toBe('')
  })

  test('is not taken back once some of it was changed, and the notice says so', async ({ page, session }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await entryOfNotice(page)
    const { filled, undo } = noticeOf(page)
    await expect(undo).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Steps' })
      .getByRole('link', { name: /Shipment/ })
      .click()
    await page.getByLabel(nameOf('Bill of lading')).fill('ONEYHPHG77777700')
    await expect(undo).toHaveCount(0)
    await expect(filled).toContainText('Some of it has been changed since')
    await filled.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(filled).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('papers that are in no entry yet', () => {
  test.describe.configure({ timeout: 120_000 })

  test('signing out asks before it deletes them', async ({ page, session }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await beginWithNotice(page)
    await page.goto('/dashboard')
    const signOut = page.getByRole('button', { name: 'Sign out', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Sign out and lose your papers?' })
    await signOut.press('Enter')
    await expect(dialog).toContainText('One paper is in no entry yet.')
    await expectAccessible(page, 'sign-out with papers')
    await screenshots(page, 'sign-out with papers')
    await dialog.getByRole('button', { name: 'Keep working' }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(signOut).toBeFocused()

    await page.goto('/entries/new/papers')
    await expect(page.getByRole('textbox', { name: 'Bill of lading' })).toHaveValue(
      'ONEYHPHG12345600',
      PATIENCE,
    )
    await signOut.press('Enter')
    await dialog.getByRole('button', { name: 'Sign out and delete the papers' }).press('Enter')
    await expect(page).toHaveURL(/\/sign-in/)
    const kept = () => page.evaluate(async () => [...(await caches.keys()), ...Object.keys(sessionStorage)])
    await expect
      .poll(async () => (await kept()).filter((name) => name.startsWith('edfe.papers.')))
      .toEqual([])
  })

  test('signing out asks nothing where no paper was added', async ({ page, session }) => {
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await page.goto('/entries/new/papers')
    await expect(page.getByRole('button', { name: 'Add documents' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/sign-in/)
  })

  test('they are there again after a session that ended, for the person whose they are', async ({
    page,
    product,
  }) => {
    const person = newPerson()
    const session = await newSession(product, page.context(), person)
    await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
    await beginWithNotice(page)
    await page.context().clearCookies()
    await page.reload()
    await expect(page).toHaveURL(/\/sign-in\?/)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/entries\/new\/papers/)
    await expect(page.getByRole('textbox', { name: 'Bill of lading' })).toHaveValue(
      'ONEYHPHG12345600',
      PATIENCE,
    )
    await expect(page.getByRole('button', { name: 'Confirm Bill of lading' })).toHaveCount(0)
  })
})

test(
  'a visitor tries the sample papers by keyboard, finds the answers again after a reload, and sees their duty',
  long,
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Try with sample papers' }).press('Enter')
    await expect(page).toHaveURL(/\/try$/)
    await expect(page.getByText(/kept in this tab only/)).toBeVisible()
    const right = page.getByRole('radio', { name: /^700\.5/ })
    await expect(right).toBeVisible(PATIENCE)
    await expectAccessible(page, 'sample papers')
    await screenshots(page, 'sample papers')
    await right.focus()
    await page.keyboard.press('Enter')
    await expect(right).toBeChecked()
    await page.reload()
    await expect(right).toBeChecked(PATIENCE)
    const see = page.getByRole('button', { name: 'See the duty and fees' })
    await confirmAll(page, see)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/estimate\?hts=9405\.11\.6010&origin=VN&value=6800/)
    await expect(page.getByText(/^To pay to CBP/).first()).toBeVisible()
  },
)
