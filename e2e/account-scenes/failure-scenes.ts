import type { Page } from '@playwright/test'
import { answer, asAdmin, COLLEAGUE, cutOff, cutOffWrites, press, type Scene, type Stage } from './stage.ts'

/** A page that cannot load what it shows. */
const load =
  (path: string, call: string): Scene =>
  async (stage) => {
    await answer(stage.page, call, 500)
    await asAdmin(stage, path)
  }

/** A save that does not reach the server. */
const save =
  (path: string, call: string, act: (page: Page) => Promise<unknown>): Scene =>
  async (stage) => {
    await asAdmin(stage, path)
    await cutOffWrites(stage.page, call)
    await act(stage.page)
  }

async function invite({ page }: Pick<Stage, 'page'>) {
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
export const FAILURE_SCENES = {
  'Failed to load organization': load(ORGANIZATION, '**/api/organization'),
  'Failed to update organization': save(ORGANIZATION, '**/api/organization', (page) =>
    press(page, 'Save organization'),
  ),
  'Failed to update address': save(ORGANIZATION, '**/api/organization/address', (page) =>
    press(page, 'Save address'),
  ),
  'Failed to load members': load(MEMBERS, '**/api/members'),
  'Failed to invite member': save(MEMBERS, '**/api/members/invite', (page) => invite({ page })),
  'Failed to invite user': async (stage) => {
    await asAdmin(stage, MEMBERS)
    await answer(stage.page, '**/api/members/invite', 502)
    await invite(stage)
  },
  'Invalid response from invite-user function': async (stage) => {
    await asAdmin(stage, MEMBERS)
    await answer(stage.page, '**/api/members/invite', 200)
    await invite(stage)
  },
  'Failed to update role': save(MEMBERS, '**/api/members/*', (page) => makeAuditor(page, COLLEAGUE)),
  'Failed to remove member': save(MEMBERS, '**/api/members/*', (page) => remove(page, COLLEAGUE)),
  'Cannot remove the last admin': async (stage) => {
    await asAdmin(stage, MEMBERS)
    await makeAuditor(stage.page, stage.person.name)
  },
  'Cannot disable the last admin': async (stage) => {
    await asAdmin(stage, MEMBERS)
    await press(stage.page, `Disable ${stage.person.name}`)
  },
  'Failed to load account data': load(ACCOUNT, '**/api/me'),
  'Failed to update profile': save(ACCOUNT, '**/api/me', (page) => press(page, 'Save profile')),
  'Failed to update preferences': save(ACCOUNT, '**/api/me/preferences', (page) =>
    press(page, 'Save preferences'),
  ),
  'Failed to load notifications': load(NOTIFICATIONS, '**/api/me/notifications'),
  'Failed to update personal notifications': save(NOTIFICATIONS, '**/api/me/notifications', (page) =>
    press(page, 'Save personal notifications'),
  ),
  'Failed to update organization notifications': save(
    NOTIFICATIONS,
    '**/api/organization/notifications',
    (page) => press(page, 'Save organization notifications'),
  ),
  'Failed to load audit events': load(SECURITY, '**/api/audit-events?**'),
  'Failed to export audit log': async (stage) => {
    await asAdmin(stage, SECURITY)
    await cutOff(stage.page, '**/api/audit-events/export**')
    await press(stage.page, 'Export CSV')
  },
  'Failed to load drafts': load('/dashboard', '**/api/entries/drafts'),
} satisfies Record<string, Scene>
