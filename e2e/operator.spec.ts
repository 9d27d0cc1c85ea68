import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { hold } from './harness/hold.ts'
import { operatorSession } from './harness/operator-session.ts'
import { newPerson } from './harness/person.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { makeOrganization } from './harness/settings.ts'
import { expect, test } from './harness/test.ts'

const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('the operator reads what waits and disables an account; for others the page does not exist', async ({
  page,
  product,
  browser,
}) => {
  const session = await operatorSession(product)
  await page.context().addCookies(session.cookiesFor(product.url))
  await session.send('POST', '/api/contact', {
    name: 'Vic Visitor',
    email: 'vic@alderfinch.example',
    subject: 'Sign-in',
    message: 'I cannot sign in.',
  })

  const stranger = newPerson('Stella Stranger')
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const strangers = await newSession(product, elsewhere, stranger)
  const strangersPage = await elsewhere.newPage()
  await strangersPage.goto('/operator')
  await expect(strangersPage.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()

  await makeOrganization(strangersPage)
  await strangersPage.goto('/settings/organization/signing')
  const numbers = strangersPage.getByRole('form', { name: 'Numbers to file under' })
  // A filer code is confirmed for one organization, so a second try asks for another one.
  const code = `Q7${test.info().retry}`
  await numbers.getByLabel('Filer code').fill(code)
  await numbers.getByLabel('Letter of CBP').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\nThe filer code ${code}`),
  })
  await numbers.getByRole('button', { name: 'Ask for confirmation' }).click()
  await expect(numbers).toContainText(`Filer code ${code}: waits for the operator, with letter.pdf`)
  await expect(numbers.getByLabel('Filer code')).toHaveValue('')
  await expect(numbers.getByLabel('Letter of CBP')).toHaveValue('')
  await expectAccessible(strangersPage, 'the numbers to file under')
  await expectNoSidewaysScroll(strangersPage, 'the numbers to file under')
  await screenshot(strangersPage, 'filing-numbers')

  await page.goto('/dashboard')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByText('Settings', { exact: true }).click()
  await navigation.getByRole('link', { name: 'Operator', exact: true }).click()
  await expect(page).toHaveURL(/\/operator$/)
  await expect(panel(page, 'Contact messages')).toContainText('I cannot sign in.')
  const request = panel(page, 'Numbers to confirm').getByRole('row').filter({ hasText: code })
  await expect(request.getByRole('link', { name: 'letter.pdf' })).toBeVisible()
  await request.getByRole('button', { name: new RegExp(`^Confirm filer code ${code}`) }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm the number?' })
  await confirmation.getByLabel('Reason').fill('The letter names it')
  await confirmation.getByRole('button', { name: 'Confirm' }).click()
  await expect(panel(page, 'Numbers to confirm')).toContainText('No organization waits for a number.')
  await strangersPage.reload()
  await expect(numbers).toContainText(`Filer code ${code}: confirmed`)

  const entry = await strangers.createEntry(SAMPLE_DRAFT)
  await strangersPage.goto(`/entries/${entry.id}/step-6`)
  await submitAndBeAccepted(strangersPage)
  // A second try tells its message from the one that the first try left.
  const subject = `9999999${test.info().retry} LIQUIDATED`
  const images = ['A2704ZZZ      030526     NR', 'B  2704ZZZNR', `NR10ZZZ ${subject}`]
  const data = { application: 'raw', images }
  const said = await page.request.post(`${product.gatewayUrl}/control/messages`, { data })
  expect(said.status(), await said.text()).toBe(201)

  const stray = panel(page, 'CBP messages without an entry').getByRole('row').filter({ hasText: subject })
  await expect(async () => {
    await page.reload()
    await expect(stray).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await stray.getByRole('button', { name: /^Match/ }).focus()
  await page.keyboard.press('Enter')
  const matching = page.getByRole('dialog', { name: 'Match the message with an entry?' })
  await expect(matching.getByLabel('Entry number')).toBeFocused()
  await page.keyboard.type(formatEntryNumber(entry.entry_number))
  await page.keyboard.press('Tab')
  await page.keyboard.type('The carrier left the number out')
  await expectAccessible(page, 'the match of a message')
  await screenshot(page, 'operator-match')
  await expect(matching.getByLabel('Reason')).toHaveValue('The carrier left the number out')
  // The dialog closes with the answer, and waits for no list that is read after it.
  const operations = await hold(page, /\/api\/operator$/)
  // A busy server may refuse for a moment; the dialog then says so, keeps what was typed, and is sent again.
  await expect(async () => {
    if (await matching.isVisible()) await page.keyboard.press('Enter')
    await expect(matching).toBeHidden({ timeout: 15_000 })
  }).toPass()
  operations.release()
  await expect(stray).toHaveCount(0)
  await expect(panel(page, 'Acts of operators')).toContainText('The carrier left the number out')
  await strangersPage.getByText('Technical record', { exact: true }).click()
  await expect(strangersPage.getByText('Unread message').first()).toBeVisible()

  await page.getByLabel('Find an account').fill(stranger.email)
  const row = page.getByRole('row').filter({ hasText: stranger.email })
  await row.getByRole('button', { name: /^Disable/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Disable the account?' })
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page, 'the question why')
  await screenshot(page, 'operator-dialog')
  await dialog.getByLabel('Reason').fill('Shared its password')
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'The account is disabled.' })).toBeVisible()
  await expect(row).toContainText('Disabled')
  await expect(panel(page, 'Acts of operators')).toContainText('Shared its password')
  await expectAccessible(page, 'the page of the operator')
  await expectNoSidewaysScroll(page, 'the page of the operator')
  await screenshot(page, 'operator')

  await strangersPage.goto('/dashboard')
  await expect(strangersPage).toHaveURL(/\/sign-in/)
  await elsewhere.close()
})
