import { newSession } from './harness/api-session.ts'
import { entryIdOf } from './harness/filed.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
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
  await expect(page.getByRole('link', { name: 'Find your goods in the tariff' })).toHaveAttribute(
    'href',
    '/tariff?q=LED+ceiling+lamps%2C+steel+body&origin=VN',
  )
  await screenshot(page, 'start with answers')

  await answerRulesQuestion(page)
  await page.locator('input[type=file]').setInputFiles(INVOICE)
  await expect(page.getByRole('heading', { name: INVOICE.name })).toBeVisible()
  await page.getByRole('link', { name: /^Entry / }).click()
  await expect(page.getByLabel('Entry type')).toHaveValue('01')
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Line Items' }).click()
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue(
    'LED ceiling lamps, steel body',
  )
  await expect(page.getByRole('textbox', { name: /^Entered Value/ })).toHaveValue('4,156.00')
})

test('an entry that is typed in begins with the answers, and keeps them', async ({ page, product }) => {
  const session = await newSession(product, page.context())
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  await page.goto('/start?what=LED+ceiling+lamps&origin=VN&transport=ocean&worth=4156')
  await page.getByRole('link', { name: 'Start with my answers' }).click()
  await expect(page).toHaveURL(/\/entries\/[^/]+\/step-1$/)
  await page.getByLabel('Summary date').fill('03/19/2026')
  await page.getByLabel('Summary date').press('Tab')
  await expect
    .poll(async () => (await session.entry(entryIdOf(page))).draft_data)
    .toMatchObject({
      header: { entry_type: '01', summary_date: '2026-03-19' },
      shipment_origin: { country_of_origin: 'VN', mode_of_transport: '11' },
      line_items: [{ description: 'LED ceiling lamps', entered_value: '4156' }],
    })
})

test('the answers are kept while the server cannot create the entry', async ({ page, product }) => {
  const session = await newSession(product, page.context())
  await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company' })
  await page.goto('/start?what=LED+ceiling+lamps&worth=4156')
  await page.route('**/api/entries', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await page.getByRole('link', { name: 'Start with my answers' }).click()
  await expect(page).toHaveURL(/\/entries\/[^/]+\/step-1$/)
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Line Items' }).click()
  await expect(page.getByRole('textbox', { name: /^Description/ })).toHaveValue('LED ceiling lamps')
})
