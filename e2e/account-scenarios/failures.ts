import { expect, type Page } from '@playwright/test'
import {
  answer,
  asAdmin,
  COLLEAGUE,
  cutOff,
  cutOffWrites,
  type Fixtures,
  press,
  type Scenario,
} from './fixtures.ts'

/** A page that cannot load what it shows, and loads it when it is asked again. */
const load =
  (path: string, call: string): Scenario =>
  async (fixtures) => {
    const { page } = fixtures
    await answer(page, call, 500)
    await asAdmin(fixtures, path)
    return async (message) => {
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).first().click()
      await expect.soft(page.getByText(message, { exact: true }), `${message} after a retry`).toHaveCount(0)
    }
  }

/** A save that does not reach the server. */
const save =
  (path: string, call: string, act: (page: Page) => Promise<unknown>): Scenario =>
  async (fixtures) => {
    await asAdmin(fixtures, path)
    await cutOffWrites(fixtures.page, call)
    await act(fixtures.page)
  }

async function invite({ page }: Pick<Fixtures, 'page'>) {
  await press(page, 'Invite Member')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('mara@alderfinch.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
}

async function remove(page: Page, name: string) {
  await press(page, `Remove ${name}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
}

const makeAuditor = (page: Page, name: string) => page.getByLabel(`Role of ${name}`).selectOption('auditor')
const ORGANIZATION = '/settings/organization'
const MEMBERS = '/settings/members'
const ACCOUNT = '/settings/account'
const NOTIFICATIONS = '/settings/notifications'
const SECURITY = '/settings/security'

/** Settings, list and dashboard where something goes wrong. */
export const FAILURES = {
  'Failed to load organization': load(ORGANIZATION, '**/api/organization'),
  'Failed to update organization': save(ORGANIZATION, '**/api/organization', (page) =>
    press(page, 'Save organization'),
  ),
  'Failed to update address': save(ORGANIZATION, '**/api/organization/address', async (page) => {
    await page.getByLabel('Address line 2').fill('Third floor')
    await press(page, 'Save organization')
  }),
  'Failed to load members': load(MEMBERS, '**/api/members'),
  'Failed to invite member': save(MEMBERS, '**/api/members/invite', (page) => invite({ page })),
  'Failed to invite user': async (fixtures) => {
    await asAdmin(fixtures, MEMBERS)
    await answer(fixtures.page, '**/api/members/invite', 502)
    await invite(fixtures)
  },
  'Invalid response from invite-user function': async (fixtures) => {
    await asAdmin(fixtures, MEMBERS)
    await answer(fixtures.page, '**/api/members/invite', 200)
    await invite(fixtures)
  },
  'Failed to update role': save(MEMBERS, '**/api/members/*', (page) => makeAuditor(page, COLLEAGUE)),
  'Failed to remove member': [
    save(MEMBERS, '**/api/members/*', (page) => remove(page, COLLEAGUE)),
    save(MEMBERS, '**/api/members/**', (page) => press(page, `Disable ${COLLEAGUE}`)),
  ],
  'Cannot remove the last admin': async (fixtures) => {
    await asAdmin(fixtures, MEMBERS)
    await makeAuditor(fixtures.page, fixtures.person.name)
  },
  'Cannot disable the last admin': async (fixtures) => {
    await asAdmin(fixtures, MEMBERS)
    await press(fixtures.page, `Disable ${fixtures.person.name}`)
  },
  'Failed to load account data': load(ACCOUNT, '**/api/me'),
  'Failed to update profile': save(ACCOUNT, '**/api/me', (page) => press(page, 'Save profile')),
  'Failed to update preferences': save(ACCOUNT, '**/api/me/preferences', (page) =>
    press(page, 'Save preferences'),
  ),
  'Failed to load notifications': [
    load(NOTIFICATIONS, '**/api/me/notifications'),
    load(NOTIFICATIONS, '**/api/organization/notifications'),
  ],
  'Failed to update personal notifications': save(NOTIFICATIONS, '**/api/me/notifications', (page) =>
    press(page, 'Save personal notifications'),
  ),
  'Failed to update organization notifications': save(
    NOTIFICATIONS,
    '**/api/organization/notifications',
    (page) => press(page, 'Save organization notifications'),
  ),
  'Failed to load audit events': load(SECURITY, '**/api/audit-events?**'),
  'Failed to export audit log': async (fixtures) => {
    await asAdmin(fixtures, SECURITY)
    await cutOff(fixtures.page, '**/api/audit-events/export**')
    await press(fixtures.page, 'Export CSV')
  },
  'Failed to load drafts': load('/dashboard', '**/api/entries/drafts'),
} satisfies Record<string, Scenario | Scenario[]>
