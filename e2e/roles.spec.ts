import type { Role } from '@edfe/domain/entry'
import type { Browser } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { type ApiSession, newSession } from './harness/api-session.ts'
import type { Product } from './harness/product.ts'
import { expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { joinAs } from './harness/team.ts'
import { expect, test } from './harness/test.ts'

/** An organisation whose admin invited one more member, with the sample entry. */
async function teamWith(product: Product, role: Role, name: string) {
  const admin = await newSession(product)
  const entry = await admin.createEntry(SAMPLE_DRAFT)
  const member = await joinAs(product, admin, role, name)
  return { admin, member, entry }
}

/** A separate browser in which that session's person is signed in. */
async function browserOf(browser: Browser, product: Product, session: ApiSession) {
  const context = await browser.newContext({ baseURL: product.url })
  await context.addCookies(session.cookiesFor(product.url))
  return context.newPage()
}

test('a preparer sends an entry for approval; the approver is notified, signs and submits it', async ({
  browser,
  product,
}) => {
  const { admin, member: preparer, entry } = await teamWith(product, 'preparer', 'Tomas Lindqvist')
  const approver = await joinAs(product, admin, 'approver', 'Grace Adeyemi')
  const approving = await browserOf(browser, product, approver)
  await approving.goto('/dashboard')
  await expect(approving.getByText('No notifications')).toBeVisible()

  const preparing = await browserOf(browser, product, preparer)
  await preparing.goto(`/entries/${entry.id}/step-6`)
  const tick = preparing.getByRole('checkbox', { name: /^I have reviewed this entry summary/ })
  await tick.check()
  await expect(tick).toBeChecked()
  await preparing.getByRole('button', { name: 'Send for approval' }).click()
  await expect(preparing.getByText('Validated', { exact: true })).toBeVisible()
  await expect(preparing.getByText('An approver or admin submits this entry.')).toBeVisible()
  await expect(preparing.getByRole('button', { name: 'Submit (practice)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(preparing, 'sent for approval')
  await screenshot(preparing, 'roles sent for approval')
  await expect(async () => submit(preparer, entry.id)).rejects.toThrow(/403|insufficient permissions/i)

  // The approver's page hears of it without a reload.
  await expect(approving.getByText(/Prepared by Tomas Lindqvist\. Waits for an approver/)).toBeVisible()
  await screenshot(approving, 'roles approver dashboard')
  await approving.getByRole('link', { name: /^Approve entry / }).click()
  await expect(approving).toHaveURL(new RegExp(`/entries/${entry.id}/step-6$`))
  await expect(approving.getByRole('heading', { level: 1, name: 'Approve this entry' })).toBeVisible()
  await expect(approving.getByRole('heading', { name: 'Prepared by Tomas Lindqvist' })).toBeVisible()
  // The preparer's tick is the preparer's: who submits reads the review and ticks for themselves.
  await expect(approving.getByText(/^Acknowledged by Tomas Lindqvist, /)).toBeVisible()
  await expect(approving.getByRole('checkbox', { name: /^I have reviewed/ })).not.toBeChecked()
  // The declaration stays with who signed it, in their role.
  await expect(approving.getByText(/^Declared by .+\. You submit the entry\.$/)).toBeVisible()
  await expect(approving.getByText('Acknowledge the review to submit.')).toBeVisible()
  await expectAccessible(approving, 'an entry to approve')
  await screenshot(approving, 'roles approve this entry')

  // Sent back with a reason, which reaches the preparer on the open page, as a task and as a notification.
  await approving.getByRole('button', { name: 'Send back…' }).click()
  const dialog = approving.getByRole('dialog', { name: 'Send this entry back' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Say what has to be changed.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The invoice is of March 4.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(preparing.getByText('Grace Adeyemi returned this entry to draft')).toBeVisible()
  await expect(preparing.getByText('Sent back: The invoice is of March 4.')).toBeVisible()
  await screenshot(preparing, 'roles sent back')
  await preparing.goto('/dashboard')
  await expect(preparing.getByText(/Grace Adeyemi: The invoice is of March 4\./).first()).toBeVisible()
  await preparing.getByRole('link', { name: 'Correct what was sent back' }).click()
  await expect(preparing).toHaveURL(new RegExp(`/entries/${entry.id}/step-6$`))
  await preparing.getByRole('button', { name: 'Send for approval' }).click()
  await expect(preparing.getByText('Validated', { exact: true })).toBeVisible()

  await expect(approving.getByText('It waited for approval before, and nothing was changed.')).toBeVisible()
  await approving.getByRole('checkbox', { name: /^I have reviewed/ }).check()
  await approving.getByRole('button', { name: 'Approve and submit (practice)' }).click()
  await expectAccepted(approving)
  await expectAccepted(preparing)
})

const submit = (session: ApiSession, id: string) =>
  session.send('POST', `/api/entries/${id}/status`, {
    status: 'submitted',
    declarant_role: 'preparer',
    acknowledged: true,
  })

test('an auditor reads an entry, its review and its form, and changes nothing', async ({
  browser,
  product,
}) => {
  const { member: auditor, admin, entry } = await teamWith(product, 'auditor', 'Ines Carvalho')
  const page = await browserOf(browser, product, auditor)
  await page.goto('/entries')
  await expect(page.getByRole('link', { name: /ZZZ/ }).first()).toBeVisible()
  await page.goto(`/entries/${entry.id}/step-2`)
  await expect(page.getByLabel('Vessel name')).toHaveValue('EGLV')
  await screenshot(page, 'roles auditor')

  await expect(page.getByRole('heading', { name: 'You can read this entry but not change it' })).toBeVisible()
  await expect(page.getByLabel('Vessel name')).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await expectAccessible(page, 'step 2 as an auditor')
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(page.getByRole('row', { name: /^Total \$/ })).toContainText('530.20')
  await expect(page.getByRole('button', { name: 'Submit (practice)' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expectAccessible(page, 'step 6 as an auditor')

  await page.goto('/entries/new/step-1')
  await expect(page.getByText('Your role reads entries and does not create them.')).toBeVisible()

  const change = { shipment_origin: { ...SAMPLE_DRAFT.shipment_origin, importing_carrier: 'MAEU' } }
  await expect(auditor.save(entry, change)).rejects.toThrow(
    /403 .*RLS policy violation: insufficient permissions\./,
  )
  expect((await admin.entry(entry.id)).draft_data.shipment_origin?.importing_carrier).toBe('EGLV')
  await expect(submit(auditor, entry.id)).rejects.toThrow(/403/)
  const form = await page.request.get(`/api/entries/${entry.id}/pdf`)
  expect((await form.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test("no page of another organisation's entry exists", async ({ browser, product }) => {
  const { entry } = await teamWith(product, 'preparer', 'Tomas Lindqvist')
  const outsider = await newSession(product)
  const page = await browserOf(browser, product, outsider)
  for (const step of ['step-1', 'step-6', 'bond']) {
    await page.goto(`/entries/${entry.id}/${step}`)
    await expect(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible()
    await expect(page.getByText('The requested entry could not be found.')).toBeVisible()
    await expect(page.getByText('EGLV')).toHaveCount(0)
  }
  await expectAccessible(page, 'entry not found')
  await page.getByRole('link', { name: 'Back to Entries' }).click()
  await expect(page).toHaveURL(/\/entries$/)
})
