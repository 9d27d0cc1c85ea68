import { readFile } from 'node:fs/promises'
import { toCents } from '@edfe/domain/money'
import { fileByApi } from './accessibility/file-by-api.ts'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import type { ApiSession } from './harness/api-session.ts'
import { watchFaults } from './harness/faults.ts'
import { issueStatement as issue } from './harness/issue-statement.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }

const { totals_declarations: TOTALS } = SAMPLE_DRAFT

/** Files the sample entry for a statement. */
const fileFor = (session: ApiSession, payment: object) =>
  fileByApi(session, { totals_declarations: { ...TOTALS, ...payment } })

test('three entries on a monthly statement, one of which CBP states otherwise', async ({
  page,
  session,
  product,
}) => {
  const faults = watchFaults(page)
  const payment = { payment_type: '6', statement_date: '2026-03-11', statement_month: '03' }
  const first = await fileFor(session, payment)
  await fileFor(session, payment)
  await fileFor(session, { ...payment, statement_date: '2026-03-13' })
  await page.goto('/payments')
  const owed = page.getByRole('region', { name: 'What you owe' })
  await expect(owed).toContainText('Fri Mar 20 (In 15 days): $1,590.60')
  await expect(owed.getByText('Monthly statement, still to come')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cash needed' })).toContainText(
    'In the next 30 days, until Sat Apr 4$1,590.60',
  )

  await issue(product, { cadence: 'daily', status: 'preliminary', print_date: '2026-03-11' })
  await issue(product, {
    cadence: 'daily',
    status: 'preliminary',
    print_date: '2026-03-13',
    fault: 'other_amount',
  })
  const statements = page.getByRole('region', { name: 'Statements' })
  await statements.getByRole('link', { name: 'Daily statement 2726072001' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily statement 2726072001')
  await expect(page.getByText('1 entry, $530.21. You filed $530.20: 1 line differs.')).toBeVisible()
  const lines = page.getByRole('region', { name: 'Lines' })
  await expect(lines).toContainText('duty: $473.04 on the statement, $473.03 filed')
  await expect(lines).toContainText(
    'Before the payment, replace the summary or move the entry to another day',
  )
  await expectAccessible(page, 'a statement with a difference')
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page, 'a statement with a difference on a phone')
  await expectAccessible(page, 'a statement with a difference on a phone')
  await screenshot(page, 'a statement with a difference')
  await page.emulateMedia({ media: 'print' })
  await expect(lines).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden()
  await screenshot(page, 'a statement on paper')
  await page.emulateMedia({ media: null })

  await expect(
    page.getByText(/choose 2726072001 and authorize it\. No money moves yet: CBP collects the \$530\.21/),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Authorized on' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Not authorized after all' })).toBeVisible()
  await issue(product, { cadence: 'daily', status: 'final', print_date: '2026-03-11' })
  await issue(product, { cadence: 'daily', status: 'final', print_date: '2026-03-13' })
  await issue(product, { cadence: 'monthly', status: 'preliminary', month: '2026-03' })
  await page.getByRole('link', { name: 'All payments' }).press('Enter')
  await owed.getByRole('link', { name: 'Monthly statement 2726P03001' }).press('Enter')
  await expect(
    page.getByText('2 daily statements, $1,590.60. You filed $1,590.61: 1 line differs.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pay by Fri Mar 20' })).toBeVisible()
  await expect(
    page.getByText(/choose the monthly statement 2726P03001 and authorize the ACH payment of \$1,590\.60/),
  ).toBeVisible()
  await expectAccessible(page, 'a monthly statement on a phone')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As CBP sent it' }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('statement-2726P03001.txt')
  await issue(product, { cadence: 'monthly', status: 'final', month: '2026-03' })
  await expect(page.getByText('CBP has the money.')).toBeVisible()
  await page.getByRole('link', { name: 'All payments' }).press('Enter')
  await expect(owed.getByText('Nothing is owed.')).toBeVisible()

  const books = page.getByRole('region', { name: 'For your books' })
  const saved = async (link: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      books.getByRole('link', { name: link }).press('Enter'),
    ])
    const text = await readFile(await file.path(), 'utf8')
    return { name: file.suggestedFilename(), lines: text.trim().split('\r\n').slice(1) }
  }
  await books.getByRole('textbox', { name: 'Account for duties' }).fill('5100')
  const details = await saved('Details (CSV)')
  expect(details.name).toBe('payments-2026-03-01-2026-03-31.csv')
  const bills = await saved('Bills (CSV)')
  expect(bills.name).toBe('bills-2026-03-01-2026-03-31.csv')
  const amounts = (lines: string[], place: number) =>
    lines.reduce((sum, line) => sum + toCents(line.split('","')[place]!.replaceAll('"', '')), 0n)
  expect(amounts(details.lines, 8)).toBe(159060n)
  expect(amounts(bills.lines, 6)).toBe(159060n)
  expect(bills.lines[0]).toContain('"473.03","5100","USD"')
  await expectAccessible(page, 'the files for the books')
  await expectNoSidewaysScroll(page, 'the files for the books on a phone')
  await screenshot(page, 'the files for the books')

  await page.goto(`/entries/${first.id}/step-6`)
  await page.getByRole('button', { name: 'Payment', exact: true }).click()
  await expect(page.getByText('Monthly statement 2726P03001: $1,590.60 in all')).toBeVisible()
  await screenshot(page, 'statements of an entry')
  await page.getByRole('link', { name: 'Daily statement 2726070001' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily statement 2726070001')
  expect(faults).toEqual([])
})

test('the choice of a payment says what is due by when alone, and with the monthly statement', async ({
  page,
  session,
}) => {
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto(`/entries/${id}/step-5`)
  await expect(
    page.getByText(
      'Alone or on a daily statement, $530.20 is due by 03/10/2026. On the monthly statement of March 2026, it is due by 03/20/2026, 10 days later.',
    ),
  ).toBeVisible()
})
