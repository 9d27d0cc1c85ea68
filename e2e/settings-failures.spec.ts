import type { Page } from '@playwright/test'
import { signUpByApi } from './harness/account.ts'
import { expect, test } from './harness/test.ts'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const setRole = (page: Page) => page.getByLabel('Role of Ruth Okafor').selectOption('auditor')
const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const invite = async (page: Page) => {
  await press('Invite Member')(page)
  await page.getByRole('dialog').getByLabel('Email').fill('lena@alderfinch.example')
  await inDialog('Send invitation')(page)
}
const remove = async (page: Page) => {
  await press('Remove Ruth Okafor')(page)
  await inDialog('Remove')(page)
}

/** A page that cannot load says so in the specified words, and loads when it is asked again. */
const LOADS = [
  ['/settings/organization', '**/api/organization', 'Failed to load organization'],
  ['/settings/members', '**/api/members', 'Failed to load members'],
  ['/settings/account', '**/api/me', 'Failed to load account data'],
  ['/settings/notifications', '**/api/me/notifications', 'Failed to load notifications'],
  ['/settings/notifications', '**/api/organization/notifications', 'Failed to load notifications'],
  ['/settings/security', '**/api/audit-events?**', 'Failed to load audit events'],
] as const

for (const [path, call, message] of LOADS) {
  test(`${path} without ${call.slice(3)} says '${message}'`, async ({ page }) => {
    await signUpByApi(page)
    await page.request.put('/api/organization', { data: { name: 'Alder Finch Imports' } })
    await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
    await page.unroute(call)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByText(message)).toHaveCount(0)
  })
}

/** A save that does not reach the server says so in the specified words. */
const SAVES = [
  [
    '/settings/organization',
    '**/api/organization',
    press('Save organization'),
    'Failed to update organization',
  ],
  [
    '/settings/organization',
    '**/api/organization/address',
    press('Save address'),
    'Failed to update address',
  ],
  ['/settings/members', '**/api/members/invite', invite, 'Failed to invite member'],
  ['/settings/members', '**/api/members/*', setRole, 'Failed to update role'],
  ['/settings/members', '**/api/members/**', press('Disable Ruth Okafor'), 'Failed to remove member'],
  ['/settings/members', '**/api/members/*', remove, 'Failed to remove member'],
  ['/settings/account', '**/api/me/preferences', press('Save preferences'), 'Failed to update preferences'],
  [
    '/settings/notifications',
    '**/api/me/notifications',
    press('Save personal notifications'),
    'Failed to update personal notifications',
  ],
  [
    '/settings/notifications',
    '**/api/organization/notifications',
    press('Save organization notifications'),
    'Failed to update organization notifications',
  ],
] as const

test('a failed save shows the message of its screen', async ({ page }) => {
  test.slow()
  await signUpByApi(page)
  await page.request.put('/api/organization', { data: { name: 'Alder Finch Imports' } })
  await page.request.put('/api/organization/address', {
    data: { line1: '12 Wharf Road', line2: '', city: 'Seattle', state: 'WA', postal: '98101', country: 'US' },
  })
  for (const [path, call, act, message] of SAVES) {
    await test.step(message, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 2 }).or(page.getByRole('table')).first().waitFor()
      await page.route(call, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.abort(),
      )
      await act(page)
      await expect.soft(page.getByText(message, { exact: true }), message).toBeVisible()
      await page.unroute(call)
    })
  }
})
