import { readFile } from 'node:fs/promises'
import { fileByApi } from './accessibility/file-by-api.ts'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectFitsEverywhere } from './harness/accessible.ts'
import type { EntryAnswer } from './harness/api-session.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test(
  'a replaced summary is read field by field, with what differs from the version before, and found by a word of it',
  long,
  async ({ page, session }) => {
    const faults = watchFaults(page)
    const first = await fileByApi(session)
    const { entry: draft } = (await session.send('POST', `/api/entries/${first.id}/replace`)) as {
      entry: EntryAnswer
    }
    await session.save(draft, {
      totals_declarations: { ...SAMPLE_DRAFT.totals_declarations, file_reference_no: 'AF-2207' },
    })
    await session.send('POST', `/api/entries/${draft.id}/status`, {
      status: 'submitted',
      declarant_role: 'admin',
      acknowledged: true,
    })
    await expect.poll(async () => (await session.entry(draft.id)).status).not.toBe('submitted')

    await page.goto(`/entries/${draft.id}/step-1`)
    await page.getByText('Technical record', { exact: true }).click()
    await page.locator('summary').filter({ hasText: 'of Sent to the simulator' }).click()
    await page.getByRole('link', { name: 'Field by field: Sent to the simulator' }).click()
    await expect(page.getByRole('heading', { name: 'Entry summary', exact: true })).toBeVisible()
    await expect(page.getByText(/differs? from the one before/)).toBeVisible()
    await page.getByText('Changes', { exact: true }).click()
    const reference = page.getByRole('row', { name: /Broker Reference Number/ })
    await expect(reference).toContainText('AF-2207')
    await expect(reference).toContainText('AF-2206 before')
    await screenshot(page, 'message-changes')
    await expectFitsEverywhere(page, 'a message')
    await expectAccessible(page, 'a message')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as text' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text.split('\r\n').map((line) => line.length)).toEqual(expect.arrayContaining([80]))
    expect(text).toMatch(/^A.{7}\*{4}/)

    await page.getByRole('link', { name: 'All messages' }).click()
    await page.getByLabel('Search').fill('lanterns')
    await expect(page.getByRole('row').filter({ hasText: 'SOLAR WALL LANTERNS' })).toHaveCount(2)
    await screenshot(page, 'messages')
    await expectFitsEverywhere(page, 'the messages')
    await expectAccessible(page, 'the messages')
    expect(faults).toEqual([])
  },
)
