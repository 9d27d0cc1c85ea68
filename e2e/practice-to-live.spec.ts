import { encodeStatement } from '@edfe/abi'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import type { Page } from '@playwright/test'
import { dailyOf, lineOf, PRINTED } from '../apps/api/test/statement-steps.ts'
import { SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { filerSession, startConnected } from './harness/connected.ts'
import { watchFaults } from './harness/faults.ts'
import { operatorSession } from './harness/operator-session.ts'
import { newPerson } from './harness/person.ts'
import { OPERATORS, type StartedProduct } from './harness/product.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }
const PASSWORD = 'LNPSWD'
const STATEMENT = '2726069001'
const DRAFT = {
  ...SAMPLE_DRAFT_BY_CBP,
  totals_declarations: {
    ...SAMPLE_DRAFT_BY_CBP.totals_declarations,
    payment_type: '2',
    statement_date: PRINTED,
  },
}

/** The operator's proof is older than 15 minutes; where only the server opens the database, its answer to the next act says so. */
async function letProofBeOld({ database }: StartedProduct, page: Page) {
  if (database)
    return database.query(
      `update auth."session" set proven_at = now() - interval '16 minutes'
      where "userId" in (select id from auth."user" where "email" = any($1))`,
      [OPERATORS],
    )
  await page.route(
    '**/api/operator/acts',
    (route) =>
      route.fulfill({ status: 403, json: { code: 'proof_required', message: 'Confirm that it is you.' } }),
    { times: 1 },
  )
}

test('from practice to a live road: the operator opens the line, the first real filing is answered, and its statement comes', async ({
  browser,
}, info) => {
  const connected = await startConnected(info, { CUSTOMS_POLL_SECONDS: '1' }, true)
  const { product } = connected
  const [desk, office] = [
    await browser.newContext({ baseURL: product.url }),
    await browser.newContext({ baseURL: product.url }),
  ]
  try {
    const operator = await operatorSession(product)
    await office.addCookies(operator.cookiesFor(product.url))
    const page = await desk.newPage()
    const faults = watchFaults(page)
    const session = await filerSession(connected, desk, operator)

    await test.step('with a confirmed filer code and no line, the organization practises', async () => {
      const practised = await session.createEntry(SAMPLE_DRAFT_BY_CBP)
      await page.goto('/dashboard')
      await expect(page.getByRole('region', { name: 'Practice', exact: true })).toBeVisible()
      await page.goto(`/entries/${practised.id}/step-6`)
      await submitAndBeAccepted(page)
    })

    const ops = await office.newPage()
    const opsFaults = watchFaults(ops)
    const lines = ops.getByRole('region', { name: 'Lines of organizations' })
    const line = lines.getByRole('row').filter({ hasText: 'Harbor Lamp Company' })
    const set = line.getByRole('button', { name: 'Set line of Harbor Lamp Company' })
    const dialog = ops.getByRole('dialog', { name: 'Set the line to CBP?' })
    const proof = ops.getByRole('dialog', { name: 'Confirm that it is you' })

    await test.step('with the mouse, the operator sets the line, corrects what is wrong, and proves who it is', async () => {
      await ops.goto('/operator')
      await expect(line).toContainText('Practice')
      await expect(line).toContainText('Of the installation')
      await set.click()
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('radio', { name: 'Practice' })).toBeChecked()
      await expect(dialog.getByLabel('Transmitter')).toHaveValue('B76')
      await expectAccessible(ops, 'the line of an organization')
      await screenshot(ops, 'line-dialog')

      await dialog.getByText('Live', { exact: true }).click()
      await dialog.getByLabel('Site code').fill('hl p')
      await dialog.getByLabel('Office code').fill('07')
      await dialog.getByRole('button', { name: 'Set line' }).click()
      await expect(dialog.getByLabel('Site code')).toBeFocused()
      await expect(dialog.getByText('Site code takes letters and digits only')).toBeVisible()
      await expect(dialog.getByText('Password of record A is required')).toBeVisible()
      await expect(dialog.getByText('Reason is required')).toBeVisible()
      await expectAccessible(ops, 'a line with faults')
      await screenshot(ops, 'line-dialog-faults')
      await dialog.getByLabel('Site code').fill('')
      await dialog.getByLabel('Site code').pressSequentially('hl')
      await dialog.getByRole('button', { name: 'Set line' }).click()
      await expect(dialog.getByText('Site code needs 4 characters')).toBeVisible()
      await dialog.getByLabel('Site code').fill('hlmp')
      await dialog.getByLabel('Password of record A').fill(PASSWORD.toLowerCase())
      await dialog.getByLabel('Reason').fill('CBP confirmed the line')
      await letProofBeOld(product, ops)
      await dialog.getByRole('button', { name: 'Set line' }).click()
      await expect(proof.getByLabel('Password', { exact: true })).toBeFocused()
      await screenshot(ops, 'line-proof')
      await proof.getByLabel('Password', { exact: true }).fill(newPerson().password)
      await proof.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog).toBeHidden()
      await expect(ops.getByRole('status').filter({ hasText: 'The line is set.' })).toBeVisible()
      await expect(line).toContainText('Live')
      await expect(line).toContainText('HLMP, B76')
    })

    await test.step('on a phone and with the keyboard alone, the password gets its day of expiry', async () => {
      await ops.setViewportSize(PHONE)
      await set.focus()
      await ops.keyboard.press('Enter')
      await expect(dialog.getByRole('radio', { name: 'Live' })).toBeFocused()
      await ops.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(set).toBeFocused()
      await ops.keyboard.press('Enter')
      await expect(dialog).toContainText('Leave it empty to keep the present one.')
      for (const stop of ['Site code', 'Transmitter', 'Office code', 'Password of record A']) {
        await ops.keyboard.press('Tab')
        await expect(dialog.getByLabel(stop)).toBeFocused()
      }
      await expect(dialog.getByLabel('Password of record A')).toHaveValue('')
      await ops.keyboard.press('Tab')
      await ops.keyboard.type('06302026')
      await dialog.getByLabel('Reason').focus()
      await ops.keyboard.type('The password has a day of expiry')
      await expectNoSidewaysScroll(ops, 'the line of an organization on a phone')
      await expectAccessible(ops, 'the line of an organization on a phone')
      await screenshot(ops, 'line-dialog-phone')
      await ops.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(line).toContainText('Expires 06/30/2026')
      await expect(line).toContainText('HLMP, B76')
      await expectNoSidewaysScroll(ops, 'the page of the operator on a phone')
      await screenshot(ops, 'lines-phone')
      expect(opsFaults.filter((fault) => !fault.includes('proof_required'))).toEqual([])
    })

    const entry = await session.createEntry(DRAFT)
    await test.step('the first real filing goes out as the line says, and CBP answers', async () => {
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Practice', exact: true })).toHaveCount(0)
      await page.goto(`/entries/${entry.id}/step-6`)
      await page.getByRole('checkbox', { name: /^I have reviewed this entry summary/ }).check()
      await page.getByRole('button', { name: `Submit to CBP, $${SAMPLE_ENTRY.printed.total}` }).click()
      const [header = ''] = await connected.acceptSummary()
      expect(header.slice(0, 14)).toBe(`AHLMPB76${PASSWORD}`)
      expect(header.slice(37, 39)).toBe('07')
      await expect(page.getByText(/^Accepted by CBP on/)).toBeVisible()
      await screenshot(page, 'first-real-filing')
    })

    await test.step('the statement of CBP arrives, and the entry is on it as filed', async () => {
      connected.bring(
        'statement.txt',
        encodeStatement(dailyOf(STATEMENT, [lineOf(entry.entry_number)]), PRINTED),
      )
      const owed = page.getByRole('region', { name: 'What you owe' })
      const link = owed.getByRole('link', { name: `Daily statement ${STATEMENT}` })
      await expect(async () => {
        await page.goto('/payments')
        await expect(link).toBeVisible({ timeout: 3000 })
      }).toPass()
      await link.click()
      await expect(page.getByText('1 entry, $530.20, equal to what you filed.')).toBeVisible()
      await expectAccessible(page, 'the first statement')
      await screenshot(page, 'first-statement')
    })

    await test.step('the audit log of the organization says what the operator set, and never the password', async () => {
      await page.goto('/settings/security')
      await expect(page.getByText('Line to CBP set by the operator').first()).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(PASSWORD)
      expect(faults).toEqual([])
    })
  } finally {
    await desk.close()
    await office.close()
    await product.stop()
  }
})
