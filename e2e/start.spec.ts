import { newSession } from './harness/api-session.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const INVOICE = { name: 'invoice.csv', mimeType: 'text/csv', buffer: Buffer.from('Item,Quantity\nLamp,65\n') }

test('a new importer learns what a shipment needs, and its documents begin the entry', async ({
  page,
  product,
}) => {
  await newSession(product, page.context())
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'See what your shipment needs' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByLabel('What are you importing?').fill('LED ceiling lamps, steel body')
  await page.getByLabel('Where were the goods made?').selectOption('VN')
  await page.getByLabel('How do they arrive?').selectOption('ocean')
  const worth = page.getByLabel('What are they worth?')
  await worth.fill('some thousands')
  await worth.press('Enter')
  await expect(worth).toHaveAccessibleDescription(/Enter an amount such as 4156.00/)
  await worth.fill('4,156')
  await worth.press('Enter')
  await expect(heading).toHaveText(/You can file this yourself\.$/)
  await expect(heading).toBeFocused()
  await expect(page.getByText(/need a formal entry \(type 01\) and a bond/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Before you can file' })).toHaveAttribute('max', '4')
  await screenshot(page, 'start with answers')

  await page.locator('input[type=file]').setInputFiles(INVOICE)
  await expect(page.getByRole('heading', { name: INVOICE.name })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: /^Entry / }).click()
  await expect(page.getByLabel('Entry type')).toHaveValue('01')
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Line Items' }).click()
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(
    'LED ceiling lamps, steel body',
  )
  await expect(page.getByRole('textbox', { name: /^Entered Value/ })).toHaveValue('4,156.00')
})
