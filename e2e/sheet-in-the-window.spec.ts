import type { Locator, Page } from '@playwright/test'
import { FURNITURE_LINES, furnitureSheet } from './fixtures/furniture-sheet.ts'
import { SAMPLE_DRAFT, sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { importIntoNewEntry } from './harness/import-lines.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const WINDOW = { width: 1280, height: 757 }

/** How many rows are whole in sight: below the headings, and above what stays at the foot of the window. */
const rowsInSight = (rows: Locator, top: Locator, foot: Locator): Promise<number> =>
  Promise.all([top.boundingBox(), foot.boundingBox()]).then(([head, bar]) =>
    rows.evaluateAll(
      (all, [from, to]) =>
        all.filter((row) => {
          const { top: upper, bottom } = row.getBoundingClientRect()
          return upper >= (from ?? 0) - 1 && bottom <= (to ?? 0) + 1
        }).length,
      [(head?.y ?? 0) + (head?.height ?? 0), bar?.y ?? 0],
    ),
  )

const lanterns = Array.from({ length: 35 }, (_, at) => ({
  ...sampleEntryLine(`line-${at + 1}`, at + 1),
  description: `Lantern ${at + 1} of the shipment`,
  entered_value: '98250',
  duty_amount: '44310.75',
  duty_source: 'calculated' as const,
}))

/** The amounts of the sheet that are wider than their cell. */
const cutAmounts = (page: Page): Promise<string[]> =>
  page.getByRole('gridcell').evaluateAll((cells) =>
    cells
      .filter((cell) => ['duty_amount', 'entered_value'].includes((cell as HTMLElement).dataset.field ?? ''))
      .flatMap((cell) => {
        const amount = [...cell.querySelectorAll('span')].at(-1)
        const isCut =
          amount !== undefined &&
          (amount.scrollWidth > amount.clientWidth ||
            amount.getBoundingClientRect().left < cell.getBoundingClientRect().left)
        return isCut ? [amount.textContent ?? ''] : []
      }),
  )

test('the sheet of step 4 takes the window: twelve rows and whole amounts beside the open line', async ({
  page,
  session,
}) => {
  await page.setViewportSize(WINDOW)
  const entry = await session.createEntry({ ...SAMPLE_DRAFT, line_items: lanterns })
  await page.goto(`/entries/${entry.id}/step-4`)
  const grid = page.getByRole('grid', { name: 'Lines' })
  await expect(grid.getByRole('button', { name: 'Line 012 details' })).toBeVisible()
  const heads = grid.getByRole('row').first()
  const rows = grid.getByRole('rowgroup').getByRole('row')
  const save = page.getByRole('button', { name: 'Save & Continue' })
  await expect.poll(() => rowsInSight(rows, heads, save), 'rows in sight').toBeGreaterThanOrEqual(12)
  expect(await cutAmounts(page), 'no amount is cut').toEqual([])
  await screenshots(page, 'sheet of 35 lines')
  await expectAccessible(page, 'the sheet of 35 lines')
  await grid.getByRole('button', { name: 'Line 005 details' }).click()
  await expect(page.getByRole('region', { name: 'Line 005' })).toBeVisible()
  expect(await cutAmounts(page), 'no amount is cut beside the open line').toEqual([])
  const goods = await grid
    .getByRole('gridcell')
    .filter({ hasText: 'Lantern 5 of the shipment' })
    .boundingBox()
  expect(goods?.width, 'the description has more than any other column').toBeGreaterThan(170)
  await screenshots(page, 'sheet beside an open line')
  await expectNoSidewaysScroll(page, 'the sheet beside an open line')
})

test('the preview of an import shows six rows of two lines and more before anything else', async ({
  page,
  session,
}) => {
  await page.setViewportSize(WINDOW)
  const { source, preview } = await importIntoNewEntry(page, session)
  await source
    .getByLabel('Sheet with lines')
    .setInputFiles({ name: 'PL-2211.xlsx', mimeType: XLSX, buffer: Buffer.from(furnitureSheet()) })
  await expect(preview).toBeVisible()
  const rows = preview.locator('tbody').first().getByRole('row')
  await expect(rows).toHaveCount(FURNITURE_LINES)
  const heads = preview.locator('thead').first()
  const foot = preview.getByRole('button', { name: /^Import / })
  await expect.poll(() => rowsInSight(rows, heads, foot), 'rows in sight').toBeGreaterThanOrEqual(6)
  await screenshots(page, 'preview of an import')
})
