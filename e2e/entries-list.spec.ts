import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectNoSidewaysScroll } from './harness/accessible.ts'
import { signInNew } from './harness/account.ts'
import { button, choose, chooseInMenu, rows, withEntries } from './harness/entry-list.ts'
import { hold } from './harness/hold.ts'
import { textsCutOff } from './harness/pseudo-language.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'
import { keepLanguage } from './harness/words.ts'

/** The button that opens the filters. */
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ })

test('without entries the list says how to begin', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/entries')
  await expect(page.getByText('No entries found')).toBeVisible()
  await expect(page.getByText('Get started by creating a new entry.')).toBeVisible()
  await page.goto('/entries?q=4501')
  await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
  await page.getByRole('region', { name: 'Entries' }).getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/entries$/)
  await page.getByRole('link', { name: 'Create New Entry' }).click()
  await answerRulesQuestion(page)
  await expect(page).toHaveURL(/\/entries\/[0-9a-f-]{36}\/step-1$/)
})

test('a row shows the entry, and view and edit open it', async ({ page, session }) => {
  const { valued, first } = await withEntries(session, 2)
  await page.goto('/entries')
  const row = rows(page).filter({ hasText: valued })
  const port = `Port: ${SAMPLE_DRAFT.header?.port_code} Formal`
  await expect(row).toContainText(port)
  await expect(row.getByTitle(`${port}, Los Angeles`)).toBeVisible()
  await expect(row).toContainText('$12,129.00')
  await expect(row).toContainText('Draft')
  await expect(row).toContainText(SAMPLE_DRAFT.line_items?.[0]?.description ?? '')
  await expect(row).toContainText(SAMPLE_DRAFT.shipment_origin?.bill_of_lading ?? '')
  await expect(row).toContainText(/Created [A-Z][a-z]{2} \d/)
  for (const action of ['View', 'Edit']) {
    await choose(page, action, valued)
    await expect(page).toHaveURL(new RegExp(`/entries/${first.id}/step-1$`))
    await page.goBack()
  }
})

test('view, edit and archive are in each row, at a desk and on a phone', async ({ page, session }) => {
  const { numbers } = await withEntries(session, 2)
  await page.goto('/entries')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const number of numbers) {
      const link = (name: string) => rows(page).getByRole('link', { name: `${name} ${number}`, exact: true })
      const actions = [
        link('View'),
        link('Edit'),
        button(page, `Archive ${number}`),
        button(page, `Actions for ${number}`),
      ]
      await actions[0]!.scrollIntoViewIfNeeded()
      for (const action of actions) await expect(action).toBeInViewport({ ratio: 1 })
    }
    await screenshot(page, `entries-list actions ${width}`)
    await expectNoSidewaysScroll(page, `the list at ${width}`)
  }
})

test('a row has two lines at a desk, and what is cut for its column is whole in its title', async ({
  page,
  session,
}) => {
  const goods = 'Household ceiling lights of glass and brass, with two shades and their fittings'
  const [line] = SAMPLE_DRAFT.line_items ?? []
  await session.createEntry({
    ...SAMPLE_DRAFT,
    line_items: line ? [{ ...line, description: goods }] : [],
    parties: {
      ...SAMPLE_DRAFT.parties,
      seller: { name: 'Song Hong Electric Joint Stock Company', country: 'VN' },
    },
  })
  await session.createEntry()
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(2)
  for (const row of await rows(page).all())
    expect((await row.boundingBox())?.height, (await row.textContent()) ?? '').toBeLessThanOrEqual(56)
  const long = rows(page).filter({ hasText: goods })
  await expect(long.getByTitle(goods)).toBeVisible()
  await expect(
    long.getByTitle(/^Song Hong Electric Joint Stock Company, Vietnam · Port: \d{4} Formal, Los Angeles$/),
  ).toBeVisible()
  expect(await textsCutOff(page)).toEqual([])
})

test('from 1056 px on the list is a table with rows of 56 px at most, and at a desk nothing usual is cut, in English, Spanish and French', async ({
  page,
  session,
}) => {
  await withEntries(session, 3)
  const statuses = ['released', 'submitted', 'draft']
  await page.route('**/api/entries?**', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const rows = list.entries.map((row: object, at: number) => ({
      ...row,
      status: statuses[at],
      grand_total: '128544.64',
      goods: 'LED solar wall lanterns, aluminum housing',
      supplier: ['Hsin Guang Lighting Co Ltd', 'Shanghai Baolin Plastics Co Ltd', ''][at],
      supplier_country: 'Taiwan',
    }))
    await route.fulfill({ response, json: { ...list, entries: rows } })
  })
  await page.goto('/entries')
  await expect(rows(page).first()).toContainText('$128,544.64')
  await expect(rows(page).last()).toContainText('about $128,500')
  for (const language of ['en', 'fr', 'es']) {
    await keepLanguage(page, language)
    for (const width of [1056, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/entries')
      await expect(page.getByRole('columnheader').first(), `${language} ${width}`).toBeVisible()
      const all = page.getByRole('table').getByRole('rowgroup').last().getByRole('row')
      await expect(all).toHaveCount(3)
      for (const row of await all.all())
        expect((await row.boundingBox())?.height, `${language} ${width}`).toBeLessThanOrEqual(56)
      expect(await textsCutOff(page), `${language} ${width}`).toEqual([])
      expect(await overflowingCells(all), `${language} ${width}`).toEqual([])
      if (width === 1280) expect(await linesCut(all), language).toEqual([])
      await screenshot(page, `entries-list ${language} ${width}`)
      await expectNoSidewaysScroll(page, `the list in ${language} at ${width}`)
    }
  }
  await page.setViewportSize({ width: 1055, height: 844 })
  await expect(page.getByRole('columnheader').first()).toBeHidden()
})

/** The texts that do not show whole in their lines. */
const linesCut = (all: Locator): Promise<string[]> =>
  all
    .locator('a, span, small')
    .evaluateAll((lines) =>
      lines
        .filter(
          (line) =>
            line.clientWidth > 1 &&
            getComputedStyle(line).overflow === 'hidden' &&
            (line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1),
        )
        .map((line) => line.textContent ?? ''),
    )

/** The cells with something that is wider than they are. */
const overflowingCells = (all: Locator): Promise<string[]> =>
  all.getByRole('cell').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { left, right } = cell.getBoundingClientRect()
        return [...cell.querySelectorAll('span, small, a, button')].some((part) => {
          const box = part.getBoundingClientRect()
          return box.width > 1 && (box.left < left - 1 || box.right > right + 1)
        })
      })
      .map((cell) => cell.textContent ?? ''),
  )

test('search, status and range narrow the list, and the address keeps them', async ({ page, session }) => {
  const { valued } = await withEntries(session, 3)
  await page.goto('/entries')
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'false')
  await filters(page).click()
  await page.getByLabel('Search').fill(String(SAMPLE_DRAFT.header?.port_code))
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=/)
  await page.getByLabel('Created').selectOption('week')
  await page.getByLabel('Status', { exact: true }).selectOption('draft')
  await expect(page).toHaveURL(/status=draft/)
  await expect(rows(page)).toContainText(valued)
  await expect(page.getByText('1 found')).toBeVisible()

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(filters(page)).toContainText('2 active')
  await page.getByLabel('Status', { exact: true }).selectOption('accepted')
  await expect(page.getByText('Try adjusting your filters or search terms.')).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('search').getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('Search').fill(valued)
  await expect(rows(page)).toHaveCount(1)
})

test('?status=draft opens the panel with the filter set', async ({ page, session }) => {
  await withEntries(session, 1)
  await page.goto('/entries?status=draft')
  await expect(filters(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('draft')
  await expect(rows(page)).toHaveCount(1)
  await page.goto('/entries?status=nonsense')
  await expect(rows(page)).toHaveCount(1)
})

test('a list that fails to load says so and is loaded again', async ({ page, session }) => {
  await withEntries(session, 1)
  const list = await hold(page, '**/api/entries?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/entries')
  await expect(page.getByText('Loading entries...')).toBeVisible()
  list.release()
  await expect(page.getByText('The entries could not be loaded.')).toBeVisible()
  await page.unroute('**/api/entries?**')
  await button(page, 'Try again').click()
  await expect(rows(page)).toHaveCount(1)
})

test('twenty rows a page until a preference is saved, sorted by any column', async ({ page, session }) => {
  test.slow()
  const { valued } = await withEntries(session, 22)
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(20)
  const pager = page.getByRole('navigation', { name: 'Pages of entries' })
  await expect(pager).toContainText('1–20 of 22 entries')
  await pager.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).last()).toContainText(valued)
  await expect(pager.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(rows(page)).toHaveCount(20)

  await button(page, 'Total value').click()
  await expect(page).toHaveURL(/sort=value_total/)
  await expect(rows(page).first()).toContainText(valued)
  await expect(page.getByRole('columnheader', { name: 'Total value' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await button(page, 'Total value').click()
  await expect(rows(page).first()).not.toContainText(valued)

  await session.send('PUT', '/api/me/preferences', { table_page_size: 10 })
  await page.goto('/entries')
  await expect(rows(page)).toHaveCount(10)
})

test('the filtered list exports as CSV', async ({ page, session }) => {
  const { first } = await withEntries(session, 3)
  await page.goto(`/entries?q=${SAMPLE_DRAFT.header?.port_code}`)
  await expect(rows(page)).toHaveCount(1)
  const link = page.getByRole('link', { name: 'Export CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]?.replaceAll('-', '')).toContain(first.entry_number)
})

test('on a phone the filters sort the list', async ({ page, session }) => {
  const { valued } = await withEntries(session, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/entries')
  await filters(page).click()
  await page.getByLabel('Order').selectOption('Highest value first')
  await expect(page).toHaveURL(/sort=value_total/)
  await expect(rows(page).first()).toContainText(valued)
})

test('forms of chosen entries are saved as one ZIP, the form of one as a PDF', async ({ page, session }) => {
  const { numbers } = await withEntries(session, 2)
  await page.goto('/entries')
  await button(page, 'Select All').click()
  const [zip] = await Promise.all([page.waitForEvent('download'), button(page, '7501 PDFs').click()])
  expect(zip.suggestedFilename()).toBe('7501-forms.zip')
  const files = Object.entries(unzipSync(await readFile(await zip.path())))
  expect(files.map(([name]) => name).toSorted()).toEqual(
    numbers.map((number) => `7501-${number}.pdf`).toSorted(),
  )
  for (const [, bytes] of files) expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
  await page.getByRole('checkbox').nth(0).uncheck()
  const [pdf] = await Promise.all([page.waitForEvent('download'), button(page, '7501 PDFs').click()])
  expect(pdf.suggestedFilename()).toMatch(/^7501-[A-Z0-9]{3}-\d{7}-\d\.pdf$/)
})

test('a draft is deleted from the menu of its row, after a question', async ({ page, session }) => {
  const { valued } = await withEntries(session, 2)
  await page.goto('/entries')
  await chooseInMenu(page, 'Delete draft', valued)
  const dialog = page.getByRole('dialog', { name: `Delete draft ${valued}?` })
  await dialog.getByRole('button', { name: 'Delete draft' }).click()
  await expect(page.getByText(`Entry ${valued} deleted.`)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused()
})

test('the menu of a row leads to its form, its documents and a copy', async ({ page, session }) => {
  const { valued, first } = await withEntries(session, 1)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/entries')
  const [form] = await Promise.all([page.waitForEvent('download'), chooseInMenu(page, '7501 PDF', valued)])
  expect(form.suggestedFilename()).toBe(`7501-${valued}.pdf`)
  await chooseInMenu(page, 'Copy as new entry', valued)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await chooseInMenu(page, 'Documents', valued)
  await expect(page).toHaveURL(new RegExp(`/entries/${first.id}/documents$`))
})
