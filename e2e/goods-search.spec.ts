import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test.use({ today: '2026-10-12' })

/** [what a person types, the subheading, the number that it chooses there] */
const GOODS = [
  ['teddy bear', '9503.00', '9503.00.0071'],
  ['e-bike', '8711.60', '8711.60.0050'],
  ['jeans', '6203.42', '6203.42.4511'],
  ['stapler', '8472.90', '8472.90.9080'],
] as const

/** Step 4 of an entry with one line of China for each of the goods, with its first line open. */
async function openLines(page: Page, session: ApiSession) {
  const made = await session.createEntry()
  const entry = await session.save(made, {
    header: { entry_type: '01', entry_date: '2026-10-12' },
    shipment_origin: { country_of_origin: 'CN' },
    line_items: GOODS.map(([words], index) => ({
      id: `line-${index + 1}`,
      line_number: index + 1,
      description: words,
      entered_value: '3000',
    })),
  })
  await page.goto(`/entries/${entry.id}/step-4`)
  return entry
}

async function openLine(page: Page, number: number) {
  const back = page.getByRole('button', { name: 'Back to the lines' })
  if (await back.isVisible()) await back.press('Enter')
  const line = page.getByRole('button', { name: `Line 00${number} details` })
  await line.waitFor()
  if ((await line.getAttribute('aria-expanded')) !== 'true') await line.press('Enter')
}

/** Goes down the list of a search to a row. */
async function goTo(search: Locator, option: Locator) {
  for (let step = 0; step < 40; step += 1) {
    if ((await option.getAttribute('aria-selected')) === 'true') return
    await search.press('ArrowDown')
  }
  throw new Error('The arrow keys do not reach the row')
}

/** Finds a number by keyboard, among all numbers of its subheading where the search shows others, and takes it. */
async function takeNumber(page: Page, words: string, subheading: string, number: string) {
  await page.getByRole('button', { name: 'Find in the tariff' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Find the HTSUS number' })
  const search = dialog.getByRole('combobox', { name: 'Words or digits' })
  await expect(search).toHaveValue(words)
  const row = dialog.getByRole('group', { name: new RegExp(`^${subheading}`) })
  await expect(row.getByRole('option').first()).toContainText(subheading)
  await expectAccessible(page, `the search for ${words}`)
  const wanted = row.getByRole('option', { name: number })
  if (!(await wanted.isVisible())) {
    await goTo(search, row.getByRole('option', { name: /^All \d+ numbers/ }))
    await search.press('Enter')
    await expect(dialog.getByText(`Only numbers that begin with ${subheading}.`)).toBeVisible()
  }
  await goTo(search, wanted)
  await screenshot(page, `goods search for ${words}, ${page.viewportSize()?.width}`)
  await search.press('Enter')
  await expect(dialog).toBeHidden()
}

for (const [device, width] of [
  ['a wide screen', 1280],
  ['a phone', 390],
] as const)
  test(
    `on ${device}, four everyday goods get their numbers by keyboard, and each line keeps why`,
    width < 1280 ? {} : long,
    async ({ page, session }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      const entry = await openLines(page, session)
      const lines = async () => (await session.entry(entry.id)).draft_data.line_items ?? []
      for (const [index, [words, subheading, number]] of GOODS.entries()) {
        await openLine(page, index + 1)
        await takeNumber(page, words, subheading, number)
        await expect(page.getByLabel('HTSUS Number', { exact: true })).toHaveValue(number)
        const why = page.getByText('Why this number', { exact: true })
        await why.press('Enter')
        await expect(
          page.getByText(`Chosen on 10/12/2026 in HTS 2026 Rev 10, found by “${words}”.`),
        ).toBeVisible()
        await page.getByLabel('Your own reason').fill(`The goods are known as ${words}.`)
        await page.keyboard.press('Tab')
      }
      await expectAccessible(page, 'the reason for a number')
      await expectNoSidewaysScroll(page, 'the reason for a number')
      await screenshot(page, `why this number, ${width}`)
      await expect
        .poll(async () =>
          (await lines()).map(({ classification }) => [classification?.words, classification?.note]),
        )
        .toEqual(GOODS.map(([words]) => [words, `The goods are known as ${words}.`]))
      expect((await lines())[0]!.classification?.reasons).toContainEqual(
        expect.objectContaining({ source: 'own', words: 'teddy bear' }),
      )
      const record = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Print as a record (PDF)' }).press('Enter')
      expect((await record).suggestedFilename()).toMatch(/^classification-.*-4\.pdf$/)

      const typed = page.getByLabel('HTSUS Number', { exact: true })
      await typed.fill('9405.11.6010')
      await typed.press('Tab')
      await expect(page.getByText('The number of the line was changed afterwards.')).toBeVisible()
      await page.getByRole('button', { name: 'Remove the reason' }).press('Enter')
      await expect(page.getByText('The number of the line was changed afterwards.')).toBeHidden()
      await expect.poll(async () => (await lines())[3]!.classification?.words ?? '').toBe('')
    },
  )

test('a question tells the numbers apart, its answer can be taken back, and the line keeps it', async ({
  page,
  session,
}) => {
  const entry = await openLines(page, session)
  await openLine(page, 1)
  await page.getByRole('button', { name: 'Find in the tariff' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Find the HTSUS number' })
  const search = dialog.getByRole('combobox', { name: 'Words or digits' })
  await search.fill('shrimp')
  const question = dialog.getByRole('group', { name: 'In which state is it sold?' })
  const fresh = dialog.getByRole('group', { name: /^0306\.36/ })
  await expect(fresh).toBeVisible()
  await expectAccessible(page, 'a question of the search')
  await question.getByRole('button', { name: 'Frozen' }).press('Enter')
  await expect(dialog.getByText('In which state is it sold? Frozen')).toBeVisible()
  await expect(dialog.getByText(/^Your answers leave out \d+ other subheadings\.$/)).toBeVisible()
  await expect(fresh).toBeHidden()
  await expect(search).toBeFocused()
  await expectAccessible(page, 'an answered question of the search')
  await screenshot(page, 'goods search with an answer')

  await dialog.getByRole('button', { name: 'Take back “Frozen”' }).press('Enter')
  await expect(fresh).toBeVisible()
  await question.getByRole('button', { name: 'Frozen' }).press('Enter')
  await expect(fresh).toBeHidden()
  const frozen = dialog.getByRole('group', { name: /^0306\.17/ })
  await goTo(search, frozen.getByRole('option', { name: /^0306\.17\.\d{4}/ }).first())
  await search.press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByText('Why this number', { exact: true }).press('Enter')
  await expect(page.getByText('In which state is it sold? Frozen')).toBeVisible()
  await expect
    .poll(async () => (await session.entry(entry.id)).draft_data.line_items?.[0]?.classification?.answers)
    .toEqual([{ answer: 'frozen' }])
})

test('the page of the tariff asks the same question, with links', async ({ page }) => {
  await page.goto('/tariff?q=shrimp')
  await page.getByRole('link', { name: 'Frozen', exact: true }).click()
  await expect(page.getByText('In which state is it sold? Frozen')).toBeVisible()
  await expect(page.getByRole('link', { name: /^0306\.36/ })).toBeHidden()
  await expectAccessible(page, 'an answered question on the page of the tariff')
  await page.getByRole('link', { name: 'Take back “Frozen”' }).click()
  await expect(page.getByRole('link', { name: /^0306\.36/ }).first()).toBeVisible()
})

test('the number of a part is found by its description, in the same search', async ({ page, session }) => {
  await session.createEntry()
  await page.goto('/parts')
  await page.getByRole('button', { name: 'New part' }).click()
  const part = page.getByRole('dialog', { name: 'New part' })
  await part.getByLabel('Description').fill('teddy bear')
  await part.getByRole('button', { name: 'Find in the tariff' }).press('Enter')
  const search = page.getByRole('combobox', { name: 'Words or digits' })
  const row = page.getByRole('group', { name: /^9503\.00/ })
  await goTo(search, row.getByRole('option').first())
  await expectAccessible(page, 'the search for the number of a part')
  await search.press('Enter')
  await expect(part.getByLabel('HTSUS Number')).toHaveValue(/^9503\.00\./)
  await part.getByLabel('Part number').fill('BEAR-1')
  await part.getByRole('button', { name: 'Save part' }).click()
  await expect(page.getByText('Part BEAR-1 is saved.')).toBeVisible()
  expect(await session.send('GET', '/api/parts')).toMatchObject({
    parts: [{ part: { classification: { words: 'teddy bear', chosen_on: '2026-10-12' } } }],
  })
})
