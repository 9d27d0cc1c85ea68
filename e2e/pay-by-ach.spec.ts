import { readFile } from 'node:fs/promises'
import { textOfForm } from '../apps/api/test/form-text.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { fill, press, tabTo } from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import { screenshots } from './harness/screenshot.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, test } from './harness/test.ts'

test('the letter for ACH debit is filled from the organization, changed by keyboard and printed', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await setUpOrganization(session)
  await page.goto('/payments')
  await fill(page, { label: 'Letter for', value: 'ACH debit (Form 400)', kind: 'choose' })
  const letter = page.getByRole('form', { name: 'ACH debit (Form 400)' })
  const data = letter.getByLabel('Paragraph 2')
  await expect(data).toHaveValue(/^Payer company name: \S/m)
  await expect(data).toHaveAttribute('lang', 'en')
  await expect(letter.getByLabel('Paragraph 3')).toHaveValue(/^ACH bank account number: _+$/m)
  await expectAccessible(page, 'the letter for ACH debit')
  await expectNoSidewaysScroll(page, 'the letter for ACH debit')
  await screenshots(page, 'ach')
  await tabTo(page, /^Paragraph 1/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('We would like to pay from our account.')
  const download = page.waitForEvent('download')
  await press(page, 'Letter as PDF')
  const file = await download
  expect(file.suggestedFilename()).toBe('ach-debit.pdf')
  const printed = await textOfForm(await readFile(await file.path()))
  expect(printed).toContain('We would like to pay from our account.')
  expect(printed).toContain('Broker or filer, 3 digit filer code:')
  expect(printed).not.toContain('We apply to pay duty')

  await fill(page, { label: 'Letter for', value: 'ACH credit (Form 401)', kind: 'choose' })
  await expect(
    page.getByRole('form', { name: 'ACH credit (Form 401)' }).getByLabel('Paragraph 1'),
  ).toHaveValue(/prenote of \$0/)
  expect(faults).toEqual([])
})

test('the accounts of the books are typed once, and are there for the next file', async ({
  page,
  session,
}) => {
  const faults = watchFaults(page)
  await setUpOrganization(session)
  await page.goto('/payments')
  const books = page.getByRole('region', { name: 'For your books' })
  const saved = () =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'PUT' && answer.url().endsWith('/api/organization/preferences'),
    )
  const kept = saved()
  await fill(page, { label: 'Account for duties', value: '5100 Duties' })
  await page.keyboard.press('Tab')
  expect((await kept).ok()).toBe(true)
  const alsoKept = saved()
  await page.keyboard.type('5110 Fees')
  await page.keyboard.press('Tab')
  expect((await alsoKept).ok()).toBe(true)
  await page.reload()
  await expect(books.getByLabel('Account for duties')).toHaveValue('5100 Duties')
  await expect(books.getByLabel('Account for taxes and fees')).toHaveValue('5110 Fees')
  await expect(books.getByRole('link', { name: 'Bills (CSV)' })).toHaveAttribute(
    'href',
    /duty_account=5100(\+|%20)Duties&fee_account=5110(\+|%20)Fees/,
  )
  await expectAccessible(page, 'the books with their accounts')
  await screenshots(page, 'books')
  expect(faults).toEqual([])
})
