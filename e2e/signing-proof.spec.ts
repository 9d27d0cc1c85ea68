import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT_BY_CBP } from './fixtures/sample-draft.ts'
import { expectAccessible } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import { fill } from './harness/by-mouse.ts'
import { newPerson } from './harness/person.ts'
import { expect, test } from './harness/test.ts'

const NAME = SAMPLE_DRAFT_BY_CBP.totals_declarations?.declarant_name ?? ''
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm that it is you' })

/**
 * Answers the next save of the signature as the server does when the last proof of the person is too old. An autosave
 * carries no signature, and the server asks for no proof before it.
 */
async function letProofBeOld(page: Page) {
  let isOld = true
  await page.route('**/api/entries/*', (route) => {
    const isSigning = isOld && route.request().postData()?.includes('"declarant_signature"')
    if (!isSigning) return route.fallback()
    isOld = false
    return route.fulfill({
      status: 403,
      json: { code: 'proof_required', message: 'Confirm that it is you.' },
    })
  })
}

test('who signs after a long time gives the password in a dialog, and the signature is saved', async ({
  page,
  product,
}) => {
  const person = newPerson(NAME)
  const session = await newSession(product, page.context(), person)
  const totals = { ...SAMPLE_DRAFT_BY_CBP.totals_declarations, declarant_signature: '' }
  const draft = { ...SAMPLE_DRAFT_BY_CBP, totals_declarations: totals }
  const entry = await session.createEntry(draft)

  await page.goto('/settings/organization/signing')
  await page.getByLabel('Ask again before signing and submitting').check()
  await page.getByRole('button', { name: 'Save signing' }).click()
  await expect(page.getByText('Security updated successfully')).toBeVisible()

  await page.goto(`/entries/${entry.id}/step-5`)
  await fill(page, { label: 'Signature', value: NAME })
  await letProofBeOld(page)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page, 'the question who signs')
  await dialog(page).getByLabel('Password', { exact: true }).fill('not the password')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(/The password is wrong/)
  await dialog(page).getByLabel('Password', { exact: true }).fill(person.password)
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/step-6$/)
  expect((await session.entry(entry.id)).draft_data.totals_declarations?.declarant_signature).toBe(NAME)
})

test('who cancels the question stays on the page with what was typed, and nothing is signed', async ({
  page,
  product,
}) => {
  const session = await newSession(product, page.context(), newPerson(NAME))
  const totals = { ...SAMPLE_DRAFT_BY_CBP.totals_declarations, declarant_signature: '' }
  const draft = { ...SAMPLE_DRAFT_BY_CBP, totals_declarations: totals }
  const entry = await session.createEntry(draft)
  await page.goto(`/entries/${entry.id}/step-5`)
  await fill(page, { label: 'Signature', value: NAME })
  await letProofBeOld(page)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Confirm that it is you.')).toBeVisible()
  await expect(page.getByLabel('Signature')).toHaveValue(NAME)
  expect((await session.entry(entry.id)).draft_data.totals_declarations?.declarant_signature).toBeFalsy()
})
