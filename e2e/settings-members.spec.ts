import { expectAccessible } from './harness/accessible.ts'
import { signInNew } from './harness/account.ts'
import { newSession } from './harness/api-session.ts'
import { linkInMail } from './harness/outbox.ts'
import { newPerson } from './harness/person.ts'
import { screenshot } from './harness/screenshot.ts'
import { alert, button, makeOrganization, status } from './harness/settings.ts'
import { joinAs } from './harness/team.ts'
import { expect, test } from './harness/test.ts'

test('a member is invited, joins, changes role, is disabled and removed', async ({
  page,
  browser,
  product,
}) => {
  await signInNew(page, product)
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

test('an open invitation shows its expiry, is revoked, created again and resent', async ({
  page,
  product,
}) => {
  await signInNew(page, product)
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
  await expect(revoke).toContainText('The link in the email will not work any more.')
  await revoke.getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  await button(page, 'Invite Member').click()
  await dialog.getByLabel('Email').fill(invited.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(row).toContainText('Invited')
  await button(page, `Resend invitation to ${invited.email}`).click()
  await expect(status(page, 'Invitation sent again')).toBeVisible()
})

test('the open page of a member who is removed empties without a reload', async ({ page, product }) => {
  const admin = await newSession(product)
  await admin.createEntry()
  const member = await joinAs(product, admin, 'preparer', 'Tomas Lindqvist')
  await page.context().addCookies(member.cookiesFor(product.url))
  await page.goto('/entries')
  const rows = page.getByRole('region', { name: 'Entries' }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  const { members } = (await admin.send('GET', '/api/members')) as { members: { id: string; name: string }[] }
  const { id } = members.find(({ name }) => name === 'Tomas Lindqvist') ?? { id: '' }
  await admin.send('DELETE', `/api/members/${id}`)
  await expect(rows).toHaveCount(0)
})

test('the last admin stays', async ({ page, product }) => {
  const { name } = await signInNew(page, product)
  await makeOrganization(page)
  await page.goto('/settings/members')
  await page.getByLabel(`Role of ${name}`).selectOption('auditor')
  await expect(alert(page)).toHaveText('Cannot remove the last admin')
  await expect(page.getByLabel(`Role of ${name}`)).toHaveValue('admin')
  await button(page, `Disable ${name}`).click()
  await expect(alert(page)).toHaveText('Cannot disable the last admin')
  // Removing asks no question that ends in a refusal.
  await expect(button(page, `Remove ${name}`)).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, `Remove ${name}`)).toHaveAttribute('title', 'Cannot remove the last admin')
})
