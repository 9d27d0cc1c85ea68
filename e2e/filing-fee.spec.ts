import { formatEntryNumber } from '@edfe/domain/entry'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { filerSession, startConnected } from './harness/connected.ts'
import { operatorSession } from './harness/operator-session.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

test(
  'an importer sees the fee of the operator before filing, is charged when CBP accepts, and pays by transfer',
  long,
  async ({ browser }, info) => {
    const connected = await startConnected(info, {
      FEE_PRICES: '2025-01-01=25.00',
      FEE_SELLER: 'Harbor Software LLC; 1 Pier Road; Wilmington, DE 19801',
      FEE_BANK_ACCOUNT: 'First Bank of Delaware; account 000123456',
    })
    const { product } = connected
    const context = await browser.newContext({ baseURL: product.url })
    const operatorContext = await browser.newContext({ baseURL: product.url })
    try {
      const operator = await operatorSession(product)
      await operatorContext.addCookies(operator.cookiesFor(product.url))
      const page = await context.newPage()
      const session = await filerSession(connected, context, operator)
      const entry = await session.createEntry(SAMPLE_DRAFT_BY_CBP)
      await page.goto(`/entries/${entry.id}/step-6`)
      const fee = page.getByRole('row').filter({ hasText: 'Fee of this service, not part of the total' })
      await expect(fee).toContainText('$25.00')
      await expectAccessible(page, 'a review with the fee of the operator')
      await page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ }).check()
      await page.getByRole('button', { name: `Submit to CBP, $${SAMPLE_ENTRY.printed.total}` }).click()
      await connected.acceptSummary()
      await expect(page.getByText(/^Accepted by CBP on/)).toBeVisible()

      await page.goto('/payments/fees')
      const charge = page.getByRole('row').filter({ hasText: formatEntryNumber(entry.entry_number) })
      await expect(charge).toContainText('The next one')
      await expect(charge).toContainText('$25.00')
      await product.database?.query(
        `with made as (
          insert into fee_invoices (org_id, number, month, issued_on, due_on, amount, seller, buyer)
          select org_id, 'FEE-2026-03-0001', '2026-03', '2026-03-05', '2026-04-04', amount, 'Harbor Software LLC', 'The importer'
          from fee_lines returning id, org_id)
        update fee_lines l set invoice_id = made.id from made where l.org_id = made.org_id`,
        [],
      )
      await page.reload()
      await expect(page.getByRole('link', { name: 'Invoice FEE-2026-03-0001 (PDF)' })).toBeVisible()
      await expect(page.getByText('First Bank of Delaware')).toBeVisible()
      await expectAccessible(page, 'the fees of an importer')
      await expectNoSidewaysScroll(page, 'the fees of an importer')
      await screenshots(page, 'filing-fees')

      const operatorsPage = await operatorContext.newPage()
      await operatorsPage.goto('/operator')
      const liability = operatorsPage
        .getByRole('region', { name: 'Fees and liability' })
        .getByRole('row', { name: /Harbor Lamp Company/ })
      await expect(liability.getByRole('cell')).toHaveText(['Harbor Lamp Company', '$25.00', '$0.00'])
      const unpaid = operatorsPage.getByRole('region', { name: 'Unpaid invoices' })
      await unpaid.getByRole('button', { name: /^Mark as paid: invoice FEE-2026-03-0001/ }).click()
      const dialog = operatorsPage.getByRole('dialog', { name: 'Mark the invoice as paid?' })
      await dialog.getByLabel('Reason').fill('Transfer 4711 of March 6')
      await operatorsPage.keyboard.press('Enter')
      await expect(unpaid).toContainText('Every invoice is paid.')
      await expect(liability.getByRole('cell')).toHaveText(['Harbor Lamp Company', '$25.00', '$25.00'])
      await screenshots(operatorsPage, 'operator-fees')

      await page.reload()
      const receipt = page.getByRole('link', { name: 'Receipt for $25.00 (PDF)' })
      await expect(receipt).toBeVisible()
      const pdf = await page.request.get((await receipt.getAttribute('href')) ?? '')
      expect(pdf.headers()['content-type']).toBe('application/pdf')
    } finally {
      await context.close()
      await operatorContext.close()
      await product.stop()
    }
  },
)
