import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { press } from './harness/by-mouse.ts'
import type { Product } from './harness/product.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test.use({ today: '2026-10-12' })

/** Step 4 of an entry of ceiling lamps from China, each line without number, unit, rate and duty. */
async function lampsOpened(page: Page, product: Product, lines: number) {
  const session = await newSession(product)
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const entry = await session.save(await session.createEntry(), {
    ...SAMPLE_DRAFT,
    header: { ...SAMPLE_DRAFT.header, entry_date: '2026-10-12' },
    line_items: Array.from({ length: lines }, (_, index) => ({
      ...line!,
      id: `lamp-${index + 1}`,
      line_number: index + 1,
      description: 'LED ceiling lamp, steel body',
      htsus: '',
      hts_rate: '',
      net_uom: '',
      entered_value: '18750',
      duty_amount: '',
      ir_tax_amount: '',
      origin_country: 'CN',
    })),
  })
  await page.context().addCookies(session.cookiesFor(product.url))
  await page.goto(`/entries/${entry.id}/step-4`)
  return { session, entry }
}

test(
  'from the words for the goods a line gets its number, unit, rate and duty',
  long,
  async ({ page, product }) => {
    test.slow()
    const { session, entry } = await lampsOpened(page, product, 1)
    const lineOf = async () => (await session.entry(entry.id)).draft_data.line_items![0]!

    await press(page, 'Find in the tariff')
    const search = page.getByRole('combobox', { name: 'Words or digits' })
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('LED ceiling lamp, steel body')
    const first = page.getByRole('dialog').getByRole('option').first()
    // The first search of a server builds its index.
    await expect(first).toContainText('9405.11.6010')
    await expect(first, 'what it pays from China').toContainText('45.1%')
    await expect(page.getByRole('dialog').getByRole('group').first()).toHaveAccessibleName(
      /^9405\.11 ?Likely/,
    )
    await expectAccessible(page, 'the search of the tariff')
    await screenshot(page, 'tariff search')
    await search.press('Enter')

    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('HTSUS Number', { exact: true })).toHaveValue('9405.11.6010')
    await expect(page.getByLabel('Rate', { exact: false }).first()).toHaveValue(/7\.6/)
    // An open question decides the duty: a range, and no amount that would be a guess.
    await expect(page.getByLabel('Duty Amount')).toHaveValue('')
    await expect(page.getByText('The answer to the question above decides the duty.')).toBeVisible()
    await expect(page.getByRole('row', { name: /^Duty on 18,750.00/ })).toContainText(
      /\$[\d,.]+ to \$8,456\.25/,
    )
    await expect(page.getByLabel('I.R. Tax Amount'), 'lamps owe none').toHaveValue('0.00')
    await expect(page.getByRole('list', { name: 'What 9405.11.6010 covers' })).toContainText('9405.11.60')
    await expect(page.getByText('Not asked: one unit')).toBeVisible()
    await expect(page.getByRole('table')).toContainText('9903.88.03')
    await expectAccessible(page, 'the duty of a line by the tariff')
    await page.getByText('U.S. note 20 on 9903.88.03').click()
    await expect(page.getByRole('blockquote')).toContainText('For the purposes of heading 9903.88.03')
    await expect(page.getByText('Text of HTS 2026 Rev 6. A later edition')).toBeVisible()
    await expectAccessible(page, 'the U.S. note of a heading in a line')
    const question = page.getByRole('group', {
      name: 'Is this a civil aircraft article that meets general note 6?',
    })
    const answers = question.getByRole('radio')
    await expect(question.getByText('less'), 'an answer shows what it changes').toBeVisible()
    await question.getByRole('radio', { name: /^Yes/ }).check()
    await expect(page.getByText('Calculating…')).toBeHidden()
    await question.getByRole('button', { name: 'Take the answer back' }).click()
    await expect(answers.first(), 'an answer can be taken back').not.toBeChecked()
    await expect(page.getByLabel('Duty Amount'), 'and the duty with it').toHaveValue('')
    await question.getByRole('radio', { name: /^No/ }).check()
    await expect(page.getByRole('row', { name: /^Duty on 18,750.00/ })).toContainText('45.1%')
    // The line takes the rows of the tariff, since nobody has typed a duty.
    await expect(page.getByLabel('Duty Amount')).toHaveValue('8,456.25')
    await page.setViewportSize({ width: 320, height: 640 })
    const panel = page.getByRole('table')
    const overhang = () =>
      panel.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    await expect.poll(overhang, { message: 'the rows fit a phone' }).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await screenshot(page, 'tariff duty')
    await expect(page.getByText('Matches the tariff')).toBeVisible()
    await expect(page.getByLabel('Duty Amount')).toHaveValue('8,456.25')

    await page.getByRole('button', { name: 'Change the tariff rows by hand' }).click()
    await expect(page.getByLabel('Tariff number 1')).toHaveValue('9903.88.03')
    await page.getByRole('button', { name: 'Remove tariff row 1' }).click()
    await expect(page.getByLabel('Duty Amount'), 'the duty follows its rows').toHaveValue('3,768.75')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Duty Amount')).toHaveValue('8,456.25')
    await expect(page.getByText('Removed from this line by hand.')).toBeHidden()

    await page.getByRole('button', { name: 'Remove tariff row 1' }).click()
    await expect(page.getByText('Removed from this line by hand.')).toBeVisible()
    await expect(page.getByText('A duty that is typed over needs a reason.')).toBeVisible()
    await expectAccessible(page, 'a removed tariff row')
    await screenshot(page, 'tariff row removed')
    await expect
      .poll(async () => (await lineOf()).tariff_rows_removed)
      .toMatchObject([{ hts: '9903.88.03', duty: '4687.50' }])
    await page.goto(`/entries/${entry.id}/step-6`)
    await expect(
      page.getByText('Row 9903.88.03 (25%) was removed by hand; step 4 puts it back.'),
    ).toBeVisible()
    await screenshot(page, 'review, tariff row removed')
    await page.goBack()
    await page.getByRole('button', { name: 'Put 9903.88.03 back' }).click()
    await expect(page.getByLabel('Duty Amount')).toHaveValue('8,456.25')
    await expect(page.getByText('Removed from this line by hand.')).toBeHidden()
    await expect
      .poll(lineOf)
      .toMatchObject({ tariff_rows_removed: [], duty_source: 'calculated', duty_calculated: '' })
    await expectAccessible(page, 'the tariff rows of a line, changed by hand')
    await screenshot(page, 'tariff rows by hand')

    await expect.poll(async () => (await lineOf()).tariff_rows?.length).toBe(2)
    await page.reload()
    await expect(page.getByRole('table')).toContainText('9903.88.03')
    // The duty is the tariff's again, so what is typed over is folded.
    await page.getByText('Type over the duty').click()
    await expect(page.getByText('Matches the tariff')).toBeVisible()

    await press(page, 'Find in the tariff')
    await expect(search).toBeFocused()
    await page.keyboard.type('lamp')
    await expect(search, 'what is typed replaces the number').toHaveValue('lamp')
    await expect(first, 'the number of this entry comes first').toContainText('9405.11.6010')
    await expect(first).toContainText('Used before')
    await screenshot(page, 'tariff search, used before')
    await search.press('Escape')
    await expect(page.getByRole('dialog'), 'one press closes the search').toBeHidden()
  },
)

test('a number that is typed, in the sheet or in the open line, brings unit, rate and duty', async ({
  page,
  product,
}) => {
  const { session, entry } = await lampsOpened(page, product, 2)
  const second = page.getByRole('row').nth(2)
  // After the description.
  await second.getByRole('gridcell').nth(1).click()
  await page.keyboard.type('9405116010')
  await page.keyboard.press('Enter')
  const asked = second.getByRole('gridcell', { name: '1 question', exact: true })
  await expect(asked, 'the line is not open, and its duty no guess').toBeVisible()
  await expect(second.getByRole('gridcell', { name: 'NO', exact: true })).toBeVisible()
  const isAircraft = page.getByRole('group', { name: 'Is this a civil aircraft article' })
  await page.getByRole('button', { name: 'Line 002 details' }).click()
  await isAircraft.getByRole('radio', { name: /^No/ }).check()
  await expect(second.getByRole('gridcell', { name: '45.1% 8,456.25' })).toBeVisible()

  await page.getByRole('button', { name: 'Line 001 details' }).click()
  const number = page.getByLabel('HTSUS Number', { exact: true })
  await number.fill('9405116010')
  await number.press('Tab')
  await isAircraft.getByRole('radio', { name: /^No/ }).check()
  const duty = page.getByLabel('Duty Amount')
  await expect(duty).toHaveValue('8,456.25')
  await expect(page.getByLabel('Rate', { exact: false }).first()).toHaveValue(/7\.6/)
  await duty.fill('8000.00')
  await page.getByLabel('Entered Value').fill('20000')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('row', { name: /^Duty, typed over/ })).toContainText('8,000.00')
  await expect(duty, 'a typed duty remains').toHaveValue('8,000.00')

  await expect(page.getByText('Calculated was $8,456.25. Calculated is now $9,020.00.')).toBeVisible()
  await expect(page.getByText('A duty that is typed over needs a reason.')).toBeVisible()
  await page.getByLabel('Reason for the typed duty').selectOption('CBP gave another amount')
  await page.getByLabel('Note for your records').fill('Letter of 10/09/2026')
  await page.keyboard.press('Tab')
  await screenshot(page, 'typed duty')
  await expectAccessible(page, 'a duty that is typed over')
  const stored = async () => (await session.entry(entry.id)).draft_data.line_items?.[0]
  await expect.poll(stored).toMatchObject({
    duty_amount: '8000.00',
    duty_source: 'typed',
    duty_calculated: '8456.25',
    duty_reason: 'cbp',
    duty_note: 'Letter of 10/09/2026',
  })
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(page.getByText('1 duty is typed over')).toBeVisible()
  await expect(
    page.getByText('$8,000.00 instead of $8,456.25. CBP gave another amount. Letter of 10/09/2026'),
  ).toBeVisible()

  await page.goto(`/entries/${entry.id}/step-4`)
  await page.getByRole('button', { name: 'Use $9,020.00' }).last().click()
  await expect(duty).toHaveValue('9,020.00')
  await expect(page.getByLabel('Reason for the typed duty')).toBeHidden()
  await expect.poll(stored).toMatchObject({ duty_amount: '9020.00', duty_source: 'calculated' })
  expect(await stored()).not.toMatchObject({ duty_reason: 'cbp' })
})

test('lines of Canada claim USMCA together, and one press takes it back', async ({ page, product }) => {
  const session = await newSession(product, page.context())
  const [line] = SAMPLE_DRAFT.line_items ?? []
  const frames = (id: string, index: number) => ({
    ...line!,
    id,
    line_number: index + 1,
    description: 'Plastic picture frames',
    htsus: '3924.90.2000',
    origin_country: 'CA',
    entered_value: '10000.00',
    hts_rate: '3.4',
    duty_amount: '340.00',
    duty_source: 'calculated' as const,
    net_qty: '5000',
    net_uom: 'NO',
    net_qty_2: '900',
    net_uom_2: 'KG',
  })
  const entry = await session.createEntry({
    ...SAMPLE_DRAFT,
    header: { ...SAMPLE_DRAFT.header, entry_date: '2026-10-12' },
    line_items: ['one', 'two', 'three'].map(frames),
  })
  await page.goto(`/entries/${entry.id}/step-4`)
  const duties = page.getByRole('gridcell', { name: '0% 0.00', exact: true })
  const offer = page.getByRole('status').filter({ hasText: 'may claim USMCA (S)' })
  await expect(offer).toContainText('3 lines may claim USMCA (S): 001–003.')
  await expect(offer).toContainText('and the merchandise processing fee.')
  await screenshot(page, 'claim for several lines')
  await expectAccessible(page, 'the claim of a special program for several lines')
  await press(page, 'Claim S for 3 lines')
  await expect(offer).toBeHidden()
  await expect(duties).toHaveCount(3)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(duties).toHaveCount(0)
  await expect(offer).toBeVisible()
  await press(page, 'Not now')
  await expect(offer).toBeHidden()
})
