import { readFile } from 'node:fs/promises'
import { fileByApi } from './accessibility/file-by-api.ts'
import { sampleEntryLine } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

test('an importer sees what a part costs once it is here, and takes the figures along', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await page.goto('/reports')
  await page.getByRole('link', { name: 'Landed cost' }).click()
  await expect(page.getByText('No filed entry is dated in these months.')).toBeVisible()
  const part = (part_number: string) => ({ line_items: [{ ...sampleEntryLine(), part_number }] })
  await fileByApi(session, part('HM-2107'))
  await fileByApi(session, part('hm-2107'))
  await fileByApi(session, part(''))
  await page.reload()
  const lamps = page.getByRole('row', { name: /HM-2107/i })
  await expect(lamps).toContainText('$24,258.00')
  await expect(lamps).toContainText('$946.06')
  await expect(lamps).toContainText('$114.34')
  await expect(page.getByRole('row', { name: 'No part number' })).toContainText('$473.03')
  await expect(page.getByText('3 entries added up.')).toBeVisible()
  await expectAccessible(page, 'landed cost')
  await screenshot(page, 'landed cost')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'landed cost on a phone')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('landed-cost-by-part-2025-04-2026-03.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.split('\r\n')[1]).toMatch(/^"hm-2107","2","24258\.00","[\d.]+","946\.06","114\.34","[\d.]+"$/i)
  await page.getByRole('combobox', { name: 'Sum by' }).selectOption('File reference')
  await expect(page.getByRole('row', { name: /\$1,419\.09/ })).toBeVisible()
  expect(faults).toEqual([])
})
