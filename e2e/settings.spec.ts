import { readFile } from 'node:fs/promises'
import { formatEntryNumber } from '@edfe/domain/entry'
import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { signUpByApi } from './harness/account.ts'
import { newSession } from './harness/api-session.ts'
import { linkInMail } from './harness/outbox.ts'
import { newPerson } from './harness/person.ts'
import { screenshot } from './harness/screenshot.ts'
import { joinAs } from './harness/team.ts'
import { expect, test } from './harness/test.ts'

const alert = (page: Page) => page.getByRole('alert')
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Presses and waits for the sentence of success. */
async function save(page: Page, name: string, said: string) {
  await button(page, name).click()
  await expect(status(page, said)).toBeVisible()
}

/** The person's organisation, made as the settings make it. */
const makeOrganization = (page: Page, name = 'Alder Finch Imports') =>
  page.request.put('/api/organization', { data: { name, timezone: 'America/New_York' } })

test('an organization is created, changed and given its address', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/settings/members')
  await expect(page.getByText('You have no organization yet')).toBeVisible()
  await page.getByRole('link', { name: 'Create organization' }).click()
  await expect(page.getByRole('form', { name: 'Business Address' })).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).fill('Alder Finch Imports')
  await save(page, 'Create organization', 'Organization created successfully')

  const code = page.getByLabel('CBP filer code')
  await code.pressSequentially('a-9')
  await expect(code).toHaveValue('A9')
  await button(page, 'Save organization').click()
  await expect(page.getByText('Filer code must be exactly 3 characters (A-Z, 0-9)')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('a9x')
  await expect(code).toHaveValue('A9X')
  await save(page, 'Save organization', 'Organization updated successfully')
  await expect(page.getByRole('banner')).toContainText('Filer code A9X')

  await page.getByLabel('Address line 1').fill('12 Wharf Road')
  await page.getByLabel('City').fill('Halifax')
  await page.getByLabel('Country').selectOption('CA')
  await page.getByLabel('Province').fill('NS')
  await page.getByLabel('Postal code').fill('B3H 4R2')
  await save(page, 'Save address', 'Address updated successfully')
  await page.reload()
  await expect(page.getByLabel('Postal code')).toHaveValue('B3H 4R2')
})

test('a value that the server refuses is named at its field', async ({ page }) => {
  await signUpByApi(page)
  await makeOrganization(page)
  await page.goto('/settings/organization')
  const ein = page.getByRole('textbox', { name: /^EIN/ })
  const port = page.getByRole('textbox', { name: /^Default port/ })
  await ein.fill('1'.repeat(30))
  await button(page, 'Save organization').click()
  await expect(ein).toHaveAccessibleDescription(/EIN must be 20 characters or less/)
  await expect(ein).toHaveAttribute('aria-invalid', 'true')
  await ein.fill('12-3456789')
  await port.fill('9999')
  await button(page, 'Save organization').click()
  await expect(port).toHaveAccessibleDescription(/Default port 9999 is not in the table of ports/)
  await expect(ein).not.toHaveAttribute('aria-invalid')
  await port.fill('2704')
  await save(page, 'Save organization', 'Organization updated successfully')
  await expect(port).not.toHaveAttribute('aria-invalid')
})

test('a success message closes after three seconds; an error stays', async ({ page }) => {
  await page.clock.install()
  await signUpByApi(page)
  await page.goto('/settings/account')
  await page.getByLabel('Job title').fill('Import manager')
  await save(page, 'Save profile', 'Profile updated successfully')
  await page.clock.fastForward(3_000)
  await expect(status(page, 'Profile updated successfully')).toHaveCount(0)

  await page.route('**/api/me', (route) => route.abort())
  await button(page, 'Save profile').click()
  await expect(alert(page)).toHaveText('Failed to update profile')
  await page.clock.fastForward(60_000)
  await expect(alert(page)).toHaveText('Failed to update profile')
  await expect(page.getByLabel('Job title')).toHaveValue('Import manager')
})

test('the profile names the person everywhere', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/settings/account')
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly')
  await page.getByLabel('First name').fill('Ruta')
  await page.getByLabel('Last name').fill('Okaforiene')
  await page.getByLabel('Time zone').selectOption('America/Denver')
  await save(page, 'Save profile', 'Profile updated successfully')
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ruta Okaforiene')
  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('America/Denver')
  await page.getByLabel('Last name').fill('')
  await button(page, 'Save profile').click()
  await expect(page.getByLabel('Last name')).toBeFocused()
})

test('theme and density apply at once and survive a reload', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/settings/account')
  const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
  expect(await look()).toEqual({})
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  expect(await look()).toEqual({ theme: 'dark', density: 'compact' })
  await page.getByRole('radio', { name: '10', exact: true }).check({ force: true })
  await page.getByRole('checkbox', { name: /Keyboard shortcuts/ }).uncheck()
  await save(page, 'Save preferences', 'Preferences updated successfully')

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect.poll(look).toEqual({ theme: 'dark', density: 'compact' })
  await expect(page.getByRole('radio', { name: '10', exact: true })).toBeChecked()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)

  await page.getByRole('checkbox', { name: /Keyboard shortcuts/ }).check()
  await save(page, 'Save preferences', 'Preferences updated successfully')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page
    .getByRole('dialog', { name: 'Keyboard shortcuts' })
    .getByRole('button', { name: 'Close' })
    .click()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/entries$/)
  await page.goto('/about')
  expect((await look()).theme).toBe('dark')
})

test('tips, time zone, language and density apply at once, in this tab and in the other', async ({
  page,
}) => {
  await signUpByApi(page)
  await page.request.post('/api/entries', { data: {} })
  const other = await page.context().newPage()
  await other.goto('/entries')
  const created = other.getByRole('region', { name: 'Entries' }).locator('tbody td').nth(5)
  await expect(created).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
  await page.goto('/settings/security')
  const time = page.getByRole('region', { name: 'Audit record' }).locator('tbody td').first()
  const newYork = await time.textContent()

  await page.goto('/settings/account')
  await expect(page.getByText('Short explanations beside less common fields.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Tips/ }).uncheck()
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
  await save(page, 'Save preferences', 'Preferences updated successfully')
  await expect(page.getByText('Short explanations beside less common fields.')).toHaveCount(0)
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.density)).toBe('compact')
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles')
  await page.getByLabel('Language').selectOption('FR')
  await save(page, 'Save profile', 'Profile updated successfully')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click()
  await expect(time).toHaveText(/^\d\d\/\d\d\/\d{4},? \d\d:\d\d$/)
  expect(await time.textContent()).not.toBe(newYork)
  // Figures keep the order that the forms ask for; words are French and marked as French.
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', {
      timeZone: 'America/Los_Angeles',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  )
  await expect(created).toHaveText(today)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').locator('[lang="fr-FR"]').first()).toHaveText('jeudi 5 mars 2026')

  await other.locator('summary', { hasText: 'Filters' }).click()
  await expect(other.getByText('Entry number, port code or broker name')).toHaveCount(0)
  await other.getByRole('link', { name: 'New Entry' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Entry Header')
  await expect(other.getByText('Block 6', { exact: true })).toBeVisible()
  await expect(other.getByText(/^Block \d+\. /)).toHaveCount(0)
})

test('a theme that was not saved ends with the page', async ({ page }) => {
  await signUpByApi(page)
  await page.goto('/settings/account')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'none')
  expect(await theme()).toBe('dark')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Entries' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entries')
  expect(await theme()).toBe('none')
})

test('a member is invited, joins, changes role, is disabled and removed', async ({
  page,
  browser,
  product,
}) => {
  await signUpByApi(page)
  await makeOrganization(page)
  await page.goto('/settings/members')
  const invited = newPerson('Tomas Lindqvist')
  await button(page, 'Invite Member').click()
  const dialog = page.getByRole('dialog', { name: 'Invite Member' })
  await expect(dialog.getByLabel('Role')).toHaveValue('preparer')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await dialog.getByLabel('Email').fill(invited.email.toUpperCase())
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(status(page, 'Member invited successfully')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: invited.email })
  await expect(row).toContainText('Invited')

  await button(page, 'Invite Member').click()
  await dialog.getByLabel('Email').fill(invited.email)
  await page.route('**/api/members/invite', (route) => route.fulfill({ json: {} }))
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('Invalid response from invite-user function')).toBeVisible()
  await page.unroute('**/api/members/invite')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const other = await (await browser.newContext({ baseURL: product.url })).newPage()
  await other.goto(await linkInMail(product.dataDir, invited.email))
  await expect(other.getByText('Alder Finch Imports invites')).toBeVisible()
  const header = other.getByRole('navigation', { name: 'Account' })
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /redirect=%2Finvitations%2F/,
  )
  await other.getByRole('link', { name: 'Create account to accept' }).click()
  await other.getByLabel('Full name').fill(invited.name)
  await other.getByLabel('Email').fill(invited.email)
  await other.getByLabel('Password', { exact: true }).fill(invited.password)
  await button(other, 'Create account').click()
  await button(other, 'Accept invitation').click()
  await expect(other.getByText('You are now a member of Alder Finch Imports.')).toBeVisible()

  await page.reload()
  await expect(row).toContainText('Active')
  await page.getByLabel(`Role of ${invited.name}`).selectOption('approver')
  await expect(status(page, 'Member role updated successfully')).toBeVisible()
  await expect(row.locator('[data-role]')).toHaveText('Approver')

  await other.goto('/settings/members')
  await other.getByLabel(`Role of ${invited.name}`).selectOption('admin')
  await expect(alert(other)).toHaveText('RLS policy violation: insufficient permissions.')
  await expect(other.getByLabel(`Role of ${invited.name}`)).toHaveValue('approver')

  await button(page, `Disable ${invited.name}`).click()
  await expect(status(page, 'Member disabled successfully')).toBeVisible()
  const disabled = other.getByText(
    'Your membership in Alder Finch Imports is disabled. Ask an administrator of the organization to enable it again.',
  )
  await expect(disabled).toBeVisible()
  for (const path of ['/dashboard', '/entries', '/settings/organization']) {
    await other.goto(path)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('No access')
    await expect(disabled).toBeVisible()
    await expect(alert(other)).toHaveCount(0)
  }
  await expectAccessible(other, 'a disabled member')
  await screenshot(other, 'a disabled member')
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/\/sign-in$/)
  await other.getByLabel('Email').fill(invited.email)
  await other.getByLabel('Password', { exact: true }).fill(invited.password)
  await button(other, 'Sign in').click()
  await expect(disabled).toBeVisible()

  await button(page, `Enable ${invited.name}`).click()
  await expect(status(page, 'Member enabled successfully')).toBeVisible()
  await button(other, 'Try again').click()
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Tomas')
  await button(page, `Remove ${invited.name}`).click()
  const confirm = page.getByRole('dialog', { name: `Remove ${invited.name}` })
  await expect(confirm).toContainText(
    'Are you sure you want to remove this member? This action cannot be undone.',
  )
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
  await button(page, `Remove ${invited.name}`).click()
  await confirm.getByRole('button', { name: 'Remove' }).click()
  await expect(status(page, 'Member removed successfully')).toBeVisible()
  await expect(row).toHaveCount(0)
  await other.context().close()
})

test('an open invitation shows its expiry, is revoked, created again and resent', async ({ page }) => {
  await signUpByApi(page)
  await makeOrganization(page)
  const invited = newPerson('Tomas Lindqvist')
  await page.request.post('/api/members/invite', { data: { email: invited.email } })
  await page.goto('/settings/members')
  const row = page.getByRole('row').filter({ hasText: invited.email })
  const dialog = page.getByRole('dialog', { name: 'Invite Member' })
  await expect(row).toContainText(/Until \d\d\/\d\d\/\d{4}/)
  await expect(page.getByText('1 in this organization, 1 invited')).toBeVisible()
  await button(page, `Revoke invitation of ${invited.email}`).click()
  const revoke = page.getByRole('dialog', { name: `Revoke ${invited.email}` })
  await expect(revoke).toContainText('The link in the mail will not work any more.')
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  await button(page, 'Invite Member').click()
  await dialog.getByLabel('Email').fill(invited.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(row).toContainText('Invited')
  await button(page, `Resend invitation to ${invited.email}`).click()
  await expect(status(page, 'Invitation sent again')).toBeVisible()
})

test('the audit log lists the fields of the first standing bond', async ({ page }) => {
  await signUpByApi(page)
  await makeOrganization(page)
  await page.request.put('/api/organization/bond', { data: { bond_number: '123456789', surety_no: '036' } })
  await page.goto('/settings/security')
  const event = page.getByRole('row').filter({ hasText: 'Updated' }).first()
  await expect(event).toContainText('added 123456789')
  await expect(event).toContainText('added 036')
  await expect(event).not.toContainText('Created new record')
})

test('the open page of a member who is removed empties without a reload', async ({ page, product }) => {
  const admin = await newSession(product.url)
  await admin.createEntry()
  const member = await joinAs(product, admin, 'preparer', 'Tomas Lindqvist')
  await page.context().addCookies(member.cookiesFor(product.url))
  await page.goto('/entries')
  const rows = page.getByRole('region', { name: 'Entries' }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  const { members } = (await admin.send('GET', '/api/members')) as { members: { id: string; name: string }[] }
  const { id } = members.find(({ name }) => name === 'Tomas Lindqvist') ?? { id: '' }
  await admin.send('DELETE', `/api/members/${id}`)
  await expect(rows).toHaveCount(0, { timeout: 20_000 })
})

test('an audit record shows each changed field and fits the page', async ({ page, session }) => {
  const entry = await session.createEntry()
  const body = { draft_data: SAMPLE_DRAFT, expected_updated_at: entry.updated_at }
  await session.send('PATCH', `/api/entries/${entry.id}`, body)
  await page.goto('/settings/security')
  const event = page.getByRole('row').filter({ hasText: 'Updated' }).first()
  await expect(event).toContainText(formatEntryNumber(entry.entry_number))
  await expect(event).toContainText(`to ${SAMPLE_DRAFT.header?.port_code}`)
  await expect(event).not.toContainText('{')
  await event.getByText(/more changes/).click()
  await expectNoSidewaysScroll(page, 'the audit record')
})

test('the last admin stays', async ({ page }) => {
  const { name } = await signUpByApi(page)
  await makeOrganization(page)
  await page.goto('/settings/members')
  await page.getByLabel(`Role of ${name}`).selectOption('auditor')
  await expect(alert(page)).toHaveText('Cannot remove the last admin')
  await expect(page.getByLabel(`Role of ${name}`)).toHaveValue('admin')
  await button(page, `Disable ${name}`).click()
  await expect(alert(page)).toHaveText('Cannot disable the last admin')
  await button(page, `Remove ${name}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(alert(page)).toHaveText('Cannot remove the last admin')
})

test('notifications have the specified defaults and keep changes', async ({ page }) => {
  await signUpByApi(page)
  await makeOrganization(page)
  await page.goto('/settings/notifications')
  const personal = page.getByRole('form', { name: 'Personal Notifications' })
  const shared = page.getByRole('form', { name: 'Organization Notifications' })
  for (const tick of await page.getByRole('checkbox').all()) await expect(tick).toBeChecked()
  await expect(personal.getByRole('radio', { name: 'Immediate' })).toBeChecked()
  await expect(shared.getByRole('radio', { name: 'Daily' })).toBeChecked()
  await expect(personal.getByLabel('From')).toHaveValue('22:00')
  await expect(personal.getByLabel('Until')).toHaveValue('08:00')

  await personal.getByRole('checkbox', { name: 'Mentions' }).uncheck()
  await personal.getByLabel('From').fill('21:30')
  await save(page, 'Save personal notifications', 'Personal notifications updated successfully')
  await shared.getByRole('radio', { name: 'Weekly' }).check({ force: true })
  await save(page, 'Save organization notifications', 'Organization notifications updated successfully')
  await page.reload()
  await expect(personal.getByRole('checkbox', { name: 'Mentions' })).not.toBeChecked()
  await expect(personal.getByLabel('From')).toHaveValue('21:30')
  await expect(shared.getByRole('radio', { name: 'Weekly' })).toBeChecked()
})

test('the audit log shows who changed what, is filtered and exports as CSV', async ({ page }) => {
  await signUpByApi(page)
  await makeOrganization(page)
  await page.request.put('/api/organization', {
    data: { name: 'Alder Finch Trading', timezone: 'America/Chicago' },
  })
  const changed = await page.request.patch('/api/me', {
    data: { given_name: 'Ruth', family_name: 'Okafor', job_title: 'Import "manager"' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  await page.goto('/settings/security')
  const table = page.getByRole('region', { name: 'Audit record' }).getByRole('table')
  await expect(table).toContainText('Created new record')
  await expect(table).toContainText('Name: from Alder Finch Imports to Alder Finch Trading')
  await page.getByLabel('Category').selectOption('user')
  await expect(page).toHaveURL(/category=user/)
  await expect(table).toContainText('Job title: added Import "manager"')
  await expect(table).not.toContainText('Alder Finch Trading')

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.replace(/^\uFEFF/, '').split(/\r?\n/)[0]).toBe('"Date","User","Entity","Action","Changes"')
  expect(csv).toContain('"Ruth Okafor","user","update"')

  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('No audit events found')).toBeVisible()
  await page.route('**/api/audit-events/export**', (route) => route.abort())
  await button(page, 'Export CSV').click()
  await expect(alert(page).filter({ hasText: 'Failed to export audit log' })).toBeVisible()
})
