import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './harness/accessible.ts'
import { type ApiSession, newSession } from './harness/api-session.ts'
import { linkInMail } from './harness/outbox.ts'
import { newPerson } from './harness/person.ts'
import type { Product } from './harness/product.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, test } from './harness/test.ts'

/** An administrator with a named organization. */
async function adminOf(product: Product, name: string, person = newPerson()): Promise<ApiSession> {
  const session = await newSession(product, undefined, person)
  await session.send('PUT', '/api/organization', { name })
  return session
}

/** Cy, who works alone in 'Vale Imports', and the link of an invitation to 'Alder Trading'. */
async function invitedCy(product: Product, context: BrowserContext) {
  const person = newPerson('Cy Vale')
  const cy = await adminOf(product, 'Vale Imports', person)
  const team = await adminOf(product, 'Alder Trading')
  await team.send('POST', '/api/members/invite', { email: person.email, role: 'preparer' })
  const link = await linkInMail(product.dataDir, person.email)
  await context.addCookies(cy.cookiesFor(product.url))
  return { cy, team, link }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const switcher = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} , switch organization` })

test('who tried the product alone joins a colleague and switches between both organizations by keyboard', async ({
  page,
  context,
  product,
}) => {
  const { cy, team, link } = await invitedCy(product, context)
  const mine = await cy.createEntry()
  const theirs = await team.createEntry()
  await page.goto(new URL(link).pathname)
  await expect(page.getByText('You keep Vale Imports with everything in it.')).toBeVisible()
  await expectAccessible(page, 'an invitation to somebody with an organization')
  await screenshot(page, 'invitation with an organization')
  await page.getByRole('button', { name: 'Accept invitation' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  // The new page takes the focus first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await switcher(page, 'Alder Trading').press('Enter')
  await expect(dialog(page, 'Switch organization')).toBeVisible()
  await expect(page.getByRole('button', { name: /Alder Trading Preparer · you work here now/ })).toBeVisible()
  await expectAccessible(page, 'the dialog that switches')
  await screenshot(page, 'switch organization')
  await page.keyboard.press('Escape')
  await expect(switcher(page, 'Alder Trading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Vale Imports/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(switcher(page, 'Vale Imports')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(`/entries/${mine.id}/step-1`)
  await expect(page.getByRole('combobox', { name: 'Port code' })).toBeVisible()
  await page.goto(`/entries/${theirs.id}/step-1`)
  await expect(page.getByRole('heading', { name: 'Entry Not Found' })).toBeVisible()
})

test('a tab that shows the other organization writes nothing there, and goes on after switching back', async ({
  page,
  context,
  product,
}) => {
  const { cy, link } = await invitedCy(product, context)
  const entry = await cy.createEntry()
  await cy.send('POST', `/api${new URL(link).pathname}/accept`, {})
  await page.goto('/dashboard')
  await switcher(page, 'Alder Trading').click()
  await page.getByRole('button', { name: /^Vale Imports/ }).click()
  await expect(switcher(page, 'Vale Imports')).toBeVisible()
  await page.goto(`/entries/${entry.id}/step-2`)
  const carrier = page.getByLabel('Importing carrier')
  await carrier.fill('MAEU')

  const other = await context.newPage()
  await other.goto('/dashboard')
  await switcher(other, 'Vale Imports').click()
  await other.getByRole('button', { name: /^Alder Trading/ }).click()
  await expect(switcher(other, 'Alder Trading')).toBeVisible()

  const ask = dialog(page, 'You work in another organization now')
  await expect(ask).toContainText(
    'This page belongs to Vale Imports, and you have switched to Alder Trading.',
  )
  await expectAccessible(page, 'a page of another organization')
  await screenshot(page, 'page of another organization')
  await ask.getByRole('button', { name: 'Switch back to Vale Imports' }).press('Enter')
  await expect(ask).toBeHidden()
  await expect(carrier).toHaveValue('MAEU')
  const saved = async () => (await cy.entry(entry.id)).draft_data.shipment_origin?.importing_carrier
  await expect.poll(saved).toBe('MAEU')

  // The other tab is now the one that shows the wrong organization.
  const again = dialog(other, 'You work in another organization now')
  await again.getByRole('button', { name: 'Go on in Vale Imports' }).click()
  await expect(switcher(other, 'Vale Imports')).toBeVisible()
})

test('who is removed goes on in the organization that is left', async ({ page, context, product }) => {
  const { cy, team, link } = await invitedCy(product, context)
  await cy.send('POST', `/api${new URL(link).pathname}/accept`, {})
  await page.goto('/dashboard')
  await expect(switcher(page, 'Alder Trading')).toBeVisible()
  const { members } = (await team.send('GET', '/api/members')) as { members: { id: string; name: string }[] }
  const id = members.find(({ name }) => name === 'Cy Vale')?.id
  await team.send('DELETE', `/api/members/${id}`)
  const ask = dialog(page, 'You work in another organization now')
  await expect(ask).toContainText(
    'You no longer belong to the organization of this page, but you work in Vale Imports.',
  )
  await ask.getByRole('button', { name: 'Go on in Vale Imports' }).press('Enter')
  await expect(page.getByText('Vale Imports').first()).toBeVisible()
})

test('a member leaves an organization; the last administrator cannot', async ({ page, context, product }) => {
  const { cy, link } = await invitedCy(product, context)
  await cy.send('POST', `/api${new URL(link).pathname}/accept`, {})
  await page.goto('/settings/organization/records')
  const leave = async () => {
    await page.getByRole('button', { name: 'Leave organization' }).press('Enter')
    await dialog(page, 'Leave').getByRole('button', { name: 'Leave organization' }).click()
  }
  await expectAccessible(page, 'the ways out of an organization')
  await leave()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/settings/organization')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vale Imports')
  await page.getByRole('link', { name: 'Records', exact: true }).click()
  await leave()
  await expect(page.getByRole('alert')).toContainText('You are the last administrator.')
})

test('the rules are chosen in the settings, and one line of the review names them', async ({
  page,
  context,
  product,
}) => {
  const admin = await adminOf(product, 'Vale Imports')
  const entry = await admin.createEntry()
  await context.addCookies(admin.cookiesFor(product.url))
  await page.goto(`/entries/${entry.id}/step-6`)
  const line = page.getByText('This entry is checked by practice rules.')
  await expect(line).toBeVisible()
  await expect(page.getByText(/^CBP (computes|gives|builds)/)).toHaveCount(0)
  await expectAccessible(page, 'a review that names its rules')
  await page.getByRole('link', { name: 'Choose the rules' }).press('Enter')

  const rules = page.getByLabel('Rules')
  await expect(rules).toBeFocused()
  await expect(rules.locator('option:checked')).toHaveText('Practice rules: simpler, for learning')
  await rules.press('ArrowDown')
  await expect(rules.locator('option:checked')).toHaveText("CBP's rules: prepare real filings")
  await expectAccessible(page, 'the choice of rules')
  await page.getByRole('button', { name: 'Save organization', exact: true }).press('Enter')
  await expect(page.getByText('Organization updated successfully')).toBeVisible()
  await screenshot(page, 'organization settings')
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(page.getByRole('heading', { name: 'Form 7501 as it will be filed' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('a new organization is asked once for its rules, and has those of CBP when nothing is changed', async ({
  page,
  product,
}) => {
  const session = await newSession(product, page.context())
  await page.goto('/entries/new')
  await expect(page.getByRole('radio', { name: /^CBP's rules/ })).toBeChecked()
  await expectAccessible(page, 'the question for the rules')
  await screenshot(page, 'the question for the rules')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry Header')
  const rules = async () =>
    ((await session.send('GET', '/api/organization')) as { organization: { rules_profile: string } })
      .organization.rules_profile
  expect(await rules()).toBe('cbp')
  await page.goto('/entries/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry Header')
})

test('an administrator deletes an organization that filed nothing, and then the account, with the password', async ({
  page,
  context,
  product,
}) => {
  const person = newPerson('Lena Lone')
  const lena = await adminOf(product, 'Lone Trading', person)
  await lena.createEntry()
  await context.addCookies(lena.cookiesFor(product.url))
  await page.goto('/settings/organization/records')
  await page.getByRole('button', { name: 'Delete organization' }).press('Enter')
  const ask = dialog(page, 'Delete Lone Trading')
  await expectAccessible(page, 'deleting an organization')
  await screenshot(page, 'delete organization')
  await ask.getByLabel('Your password').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(ask.getByText('The password is wrong.')).toBeVisible()
  await expect(ask.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true')
  await ask.getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Lone Trading')).toHaveCount(0)

  await page.goto('/settings/account')
  await expectAccessible(page, 'account settings with own data')
  await screenshot(page, 'account settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('personal-data.json')
  await page.getByRole('button', { name: 'Delete account' }).press('Enter')
  const last = dialog(page, 'Delete account')
  await last.getByLabel('Your password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid email or password')
})

test('a new entry begins with the declarant of the organization settings', async ({
  page,
  context,
  product,
}) => {
  const admin = await adminOf(product, 'Vale Imports')
  await context.addCookies(admin.cookiesFor(product.url))
  await page.goto('/settings/organization/signing')
  await page.getByLabel('Declarant name').fill('Ruth Okafor')
  await page.getByLabel('Declarant title').fill('Import manager')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Declarant updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Declarant name')).toHaveValue('Ruth Okafor')
  const entry = await admin.createEntry()
  await page.goto(`/entries/${entry.id}/step-5`)
  await expect(page.getByLabel('Declarant name')).toHaveValue('Ruth Okafor')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Import manager')
})

test('a person with an organization creates another one in the settings', async ({
  page,
  context,
  product,
}) => {
  const admin = await adminOf(product, 'Vale Imports')
  await context.addCookies(admin.cookiesFor(product.url))
  await page.goto('/settings/organization/records')
  await page.getByRole('button', { name: 'Create another organization' }).click()
  await expectAccessible(page, 'the dialog that creates another organization')
  const name = dialog(page, 'Create another organization').getByLabel('Organization name')
  await name.fill('Vale Textiles')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await switcher(page, 'Vale Textiles').click()
  await page.getByRole('button', { name: /^Vale Imports/ }).click()
  await expect(switcher(page, 'Vale Imports')).toBeVisible()
})
