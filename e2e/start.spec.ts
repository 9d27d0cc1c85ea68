import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
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
  await screenshot(page, 'start with answers')

  await answerRulesQuestion(page)
  await page.locator('input[type=file]').setInputFiles(INVOICE)
  await expect(page).toHaveURL(/\/entries\/new\/papers/)
  await page.getByRole('button', { name: 'Take no lines of it' }).click()
  await page.getByRole('button', { name: /^Make the entry/ }).click()
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

for (const [device, width] of [
  ['a wide screen', 1280],
  ['a phone', 390],
] as const)
  test(`on ${device}, a newcomer learns by keyboard what agencies ask of the goods, and the entry begins with their number`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const session = await newSession(product, page.context())
    await session.send('PUT', '/api/organization', { name: 'Harbor Honey Company' })
    await page.goto('/start')
    await page.getByLabel('What are you importing?').fill('Comb honey of acacia')
    await page.getByLabel('What are they worth?').fill('4156')
    await page.getByRole('button', { name: 'Find in the tariff' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Find the HTSUS number' })
    const search = dialog.getByRole('combobox', { name: 'Words or digits' })
    await expect(search).toHaveValue('Comb honey of acacia')
    await search.fill('0409.00.0005')
    await expect(dialog.getByRole('option', { name: '0409.00.0005' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await search.press('Enter')
    await expect(dialog).toBeHidden()

    const advice = page.getByRole('region', { name: 'HTSUS number 0409.00.0005' })
    await expect(advice).toBeFocused()
    await expect(advice).toContainText('Is it meant to be eaten or drunk, by people or animals?')
    const list = advice.getByText('What to ask the supplier for').first()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(list).toBeFocused()
    await list.press('Enter')
    await expect(advice.getByText(/registration number/).first()).toBeVisible()
    await expect(advice.getByRole('link', { name: 'Mail these questions to the supplier' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=Data%20for%20US%20customs.*0409\.00\.0005&body=/,
    )
    await expectAccessible(page, `advice of agencies at ${width} px`)
    await expectNoSidewaysScroll(page, `advice of agencies at ${width} px`)
    await screenshot(page, `start with advice of agencies, ${width}`)

    await page.getByRole('link', { name: 'Start with my answers' }).press('Enter')
    await expect(page).toHaveURL(/\/entries\/[^/]+\/step-1$/)
    await page.getByLabel('Summary date').fill('03/19/2026')
    await page.getByLabel('Summary date').press('Tab')
    await expect
      .poll(async () => (await session.entry(entryIdOf(page))).draft_data)
      .toMatchObject({
        line_items: [{ htsus: '0409.00.0005', description: 'Comb honey of acacia', entered_value: '4156' }],
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
