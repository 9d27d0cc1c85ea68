import { readFile } from 'node:fs/promises'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { PAID_TOO_MUCH_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { press, tabTo } from './harness/by-keyboard.ts'
import { filerSession, startConnected } from './harness/connected.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

async function note(page: Page, day: string) {
  await tabTo(page, /^Liquidated on/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(day)
  await page.keyboard.press('Enter')
}

/** The table of what is due in three months from a day. */
async function dueFrom(page: Page, day: string) {
  await page.goto(`/reports/deadlines?from=${day}`)
  return page.getByRole('region', { name: 'What is due' })
}

test(
  'a liquidation is noted by keyboard, moves the protest in the calendar, and gives the letter for it',
  long,
  async ({ browser }, info) => {
    const connected = await startConnected(info)
    const context = await browser.newContext({ baseURL: connected.product.url })
    try {
      const page = await context.newPage()
      const faults = watchFaults(page)
      const session = await filerSession(connected, context)
      const { id, entry_number } = await session.createEntry(PAID_TOO_MUCH_BY_CBP)
      await session.send('POST', `/api/entries/${id}/status`, {
        status: 'submitted',
        declarant_role: 'admin',
        acknowledged: true,
      })
      await connected.acceptSummary()
      await page.goto(`/entries/${id}/step-6`)
      const panel = page.getByRole('region', { name: 'Liquidation' })
      await expect(panel.getByLabel('Liquidated on')).toHaveValue('')
      await screenshots(page, 'liquidation before')
      await note(page, 'soon')
      await expect(panel.getByText('Use MM/DD/YYYY, for example 12/04/2026').first()).toBeVisible()
      await note(page, '3/6/2026')
      await expect(panel.getByText(/or later than today/).first()).toBeVisible()
      await screenshots(page, 'liquidation refused')
      await note(page, '3/5/2026')
      await expect(panel.getByText(/^File a protest by Tue Sep 1/)).toBeVisible()
      await expectAccessible(page, 'a liquidated entry')
      await expectNoSidewaysScroll(page, 'a liquidated entry')
      await screenshots(page, 'liquidation noted')
      const letter = page.waitForEvent('download')
      await press(page, 'Protest letter (PDF)')
      expect((await letter).suggestedFilename()).toBe(`protest-${formatEntryNumber(entry_number)}.pdf`)

      const due = await dueFrom(page, '2026-09-01')
      const protest = due.getByRole('row', { name: /Last day to protest/ })
      await expect(protest).toContainText('Tue Sep 1')
      await expect(protest).toContainText(formatEntryNumber(entry_number))
      await expectAccessible(page, 'the calendar of a liquidated entry')
      await screenshots(page, 'liquidation calendar')
      const calendar = page.waitForEvent('download')
      await press(page, 'Calendar file (.ics)')
      const events = await readFile(await (await calendar).path(), 'utf8')
      expect(events).toContain('DTSTART;VALUE=DATE:20260901')
      expect(events).toContain(`SUMMARY:Last day to protest: ${formatEntryNumber(entry_number)}`)
      await expect(
        (await dueFrom(page, '2027-01-01')).getByText('Nothing is due in this period.'),
      ).toBeVisible()

      await page.goto(`/entries/${id}/step-6`)
      await press(page, 'Not liquidated on 03/05/2026 after all')
      await expect(panel.getByText(/so type it in/)).toBeVisible()
      const expected = (await dueFrom(page, '2027-01-01')).getByRole('row', { name: /Liquidation expected/ })
      await expect(expected).toContainText(formatEntryNumber(entry_number))
      // The day that was refused, and nothing else.
      expect(faults).toEqual([expect.stringContaining('liquidation_day')])
    } finally {
      await context.close()
      await connected.product.stop()
    }
  },
)
