import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatEntryNumber } from '@edfe/domain/entry'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { SAMPLE_DRAFT, SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { confirmNumber, operatorSession } from './harness/operator-session.ts'
import { newPerson } from './harness/person.ts'
import { startProduct } from './harness/product.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const ACCEPTED = ['A', 'B', 'E1AI995   ENTRY SUMMARY ADDED', 'Y', 'Z']

test(
  'an importer sees the fee of the operator before filing, is charged when CBP accepts, and pays by transfer',
  long,
  async ({ browser }, info) => {
    const folder = info.outputPath('customs')
    const [outbound, inbound] = [join(folder, 'outbound'), join(folder, 'inbound')]
    for (const each of [outbound, inbound]) mkdirSync(each, { recursive: true })
    const product = await startProduct({
      today: SAMPLE_ENTRY.today,
      env: {
        CUSTOMS_GATEWAY: 'directory',
        CUSTOMS_GATEWAY_URL: folder,
        CUSTOMS_RULES: 'cbp',
        ABI_SITE_CODE: 'TEST',
        ABI_SENDER_ID: 'ABC',
        ABI_PASSWORD: 'SECRET',
        FEE_PRICES: '2025-01-01=25.00',
        FEE_SELLER: 'Harbor Software LLC; 1 Pier Road; Wilmington, DE 19801',
        FEE_BANK_ACCOUNT: 'First Bank of Delaware; account 000123456',
      },
    })
    const context = await browser.newContext({ baseURL: product.url })
    const operatorContext = await browser.newContext({ baseURL: product.url })
    try {
      const operator = await operatorSession(product)
      await operatorContext.addCookies(operator.cookiesFor(product.url))
      const page = await context.newPage()
      const person = newPerson(SAMPLE_DRAFT.totals_declarations?.declarant_name)
      const session = await newSession(product, context, person)
      await session.send('PUT', '/api/organization', { name: 'Harbor Lamp Company', cbp_filer_code: 'B76' })
      await confirmNumber(operator, session, 'filer_code', 'B76')
      await confirmNumber(
        operator,
        session,
        'importer_number',
        SAMPLE_DRAFT_BY_CBP.parties?.importer_number ?? '',
      )
      const entry = await session.createEntry(SAMPLE_DRAFT_BY_CBP)
      await page.goto(`/entries/${entry.id}/step-6`)
      const fee = page.getByRole('row').filter({ hasText: 'Fee of this service, not part of the total' })
      await expect(fee).toContainText('$25.00')
      await expectAccessible(page, 'a review with the fee of the operator')
      await page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ }).check()
      await page.getByRole('button', { name: `Submit to CBP, $${SAMPLE_ENTRY.printed.total}` }).click()
      await expect(() =>
        expect(readdirSync(outbound).filter((name) => name.endsWith('.txt'))).toHaveLength(1),
      ).toPass()
      const [sent] = readdirSync(outbound).filter((name) => name.endsWith('.txt'))
      writeFileSync(join(inbound, sent ?? ''), `${ACCEPTED.map((record) => record.padEnd(80)).join('\n')}\n`)
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
      await screenshot(page, 'filing-fees')
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoSidewaysScroll(page, 'the fees of an importer on a phone')
      await screenshot(page, 'filing-fees-phone')

      const operatorsPage = await operatorContext.newPage()
      await operatorsPage.goto('/operator')
      const unpaid = operatorsPage.getByRole('region', { name: 'Unpaid invoices' })
      await unpaid.getByRole('button', { name: /^Mark as paid: invoice FEE-2026-03-0001/ }).click()
      const dialog = operatorsPage.getByRole('dialog', { name: 'Mark the invoice as paid?' })
      await dialog.getByLabel('Reason').fill('Transfer 4711 of March 6')
      await operatorsPage.keyboard.press('Enter')
      await expect(unpaid).toContainText('Every invoice is paid.')
      await expect(operatorsPage.getByRole('region', { name: 'Fees and liability' })).toContainText('$25.00')
      await screenshot(operatorsPage, 'operator-fees')

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
