import { fileByApi } from './accessibility/file-by-api.ts'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { watchFaults } from './harness/faults.ts'
import { issueStatement } from './harness/issue-statement.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, testAlone } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }

/** The day after the last day of payment of the sample entry. */
testAlone.use({ aloneToday: '2026-03-11' })

testAlone(
  'a day of payment that was missed: what it costs, and what CBP does next',
  long,
  async ({ page, session, product }) => {
    const faults = watchFaults(page)
    const { header, totals_declarations } = SAMPLE_DRAFT
    await fileByApi(session, {
      header: { ...header, summary_date: '2026-03-11' },
      totals_declarations: { ...totals_declarations, payment_type: '2', statement_date: '2026-03-12' },
    })
    await issueStatement(product, { cadence: 'daily', status: 'preliminary', print_date: '2026-03-12' })
    await page.goto('/payments')
    const owed = page.getByRole('region', { name: 'What you owe' })
    await expect(owed).toContainText('1 day late: about $0.10 of interest')
    await expectAccessible(page, 'a late payment')
    await page.setViewportSize(PHONE)
    await expectNoSidewaysScroll(page, 'a late payment on a phone')
    await expectAccessible(page, 'a late payment on a phone')
    await screenshot(page, 'a late payment')
    await owed.getByRole('link', { name: 'Daily statement 2726071001' }).press('Enter')
    await expect(page.getByText('1 entry, $530.20, equal to what you filed.')).toBeVisible()
    await expect(page.getByText(/claim liquidated damages under your bond/)).toBeVisible()
    await screenshot(page, 'a late statement')
    await page.getByRole('textbox', { name: 'Authorized on' }).fill('03/12/2026')
    await page.getByRole('button', { name: 'Mark as authorized' }).press('Enter')
    await expect(
      page.getByText('The day of the authorization cannot be later than today').first(),
    ).toBeVisible()
    await page.getByRole('textbox', { name: 'Authorized on' }).fill('03/11/2026')
    await page.getByRole('button', { name: 'Mark as authorized' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Not authorized after all' })).toBeVisible()
    await page.getByRole('link', { name: 'All payments' }).press('Enter')
    await expect(owed.getByText('Authorized')).toBeVisible()
    await expect(owed).not.toContainText('late')
    expect(faults).toEqual([])
  },
)
