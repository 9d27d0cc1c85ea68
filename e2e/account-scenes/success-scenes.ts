import type { Page } from '@playwright/test'
import { ApiSession } from '../harness/api-session.ts'
import { joinAs } from '../harness/team.ts'
import { answer, asAdmin, press, type Scene } from './stage.ts'

const save =
  (path: string, button: string): Scene =>
  async (stage) => {
    await asAdmin(stage, path)
    await press(stage.page, button)
  }

/** Somebody who has just joined, looked at among the members. */
const withNewMember =
  (name: string, act: (page: Page, name: string) => Promise<unknown>): Scene =>
  async (stage) => {
    await joinAs(stage.product, stage.admin, 'preparer', name)
    await asAdmin(stage, '/settings/members')
    await act(stage.page, name)
  }

/** The audit record with one event that has these snapshots. */
const audit =
  (before_json: unknown, after_json: unknown): Scene =>
  async (stage) => {
    const event = {
      id: '00000000-0000-4000-8000-000000000001',
      seq: 1,
      actor_user_id: null,
      actor_name: null,
      entity: 'organization',
      entity_id: null,
      action: 'update',
      before_json,
      after_json,
      ip: null,
      user_agent: null,
      created_at: '2026-03-05T15:00:00.000Z',
    }
    const page = { events: [event], total: 1, page: 1, page_size: 25 }
    await answer(stage.page, '**/api/audit-events?**', 200, page)
    await asAdmin(stage, '/settings/security')
  }

/** Settings where all goes well, and how the audit record speaks of changes. */
export const SUCCESS_SCENES = {
  'Organization updated successfully': save('/settings/organization', 'Save organization'),
  'Organization created successfully': async (stage) => {
    const newcomer = new ApiSession(stage.product.url)
    await newcomer.signUp()
    await asAdmin({ ...stage, admin: newcomer }, '/settings/organization')
    await stage.page.getByLabel('Name', { exact: true }).fill('Quay Trading')
    await press(stage.page, 'Create organization')
  },
  'Address updated successfully': save('/settings/organization', 'Save address'),
  'Member invited successfully': async (stage) => {
    await asAdmin(stage, '/settings/members')
    await press(stage.page, 'Invite Member')
    await stage.page.getByRole('dialog').getByLabel('Email').fill('mara@alderfinch.example')
    await press(stage.page, 'Send invitation')
  },
  'Member role updated successfully': withNewMember('Otto Brandt', (page, name) =>
    page.getByLabel(`Role of ${name}`).selectOption('approver'),
  ),
  'Member disabled successfully': withNewMember('Ivo Kral', (page, name) => press(page, `Disable ${name}`)),
  'Member enabled successfully': withNewMember('Nadia Seif', async (page, name) => {
    await press(page, `Disable ${name}`)
    await press(page, `Enable ${name}`)
  }),
  'Member removed successfully': withNewMember('Piet Haas', async (page, name) => {
    await press(page, `Remove ${name}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  }),
  'Profile updated successfully': save('/settings/account', 'Save profile'),
  'Preferences updated successfully': save('/settings/account', 'Save preferences'),
  'Personal notifications updated successfully': save(
    '/settings/notifications',
    'Save personal notifications',
  ),
  'Organization notifications updated successfully': save(
    '/settings/notifications',
    'Save organization notifications',
  ),
  'No audit events found': (stage) => asAdmin(stage, '/settings/security?end_date=2020-01-01'),
  'No changes recorded': audit(null, null),
  'Created new record': audit(null, { name: 'Alder Finch Imports' }),
  'Deleted record': audit({ name: 'Alder Finch Imports' }, null),
  'No significant changes': audit({ name: 'Alder Finch' }, { name: 'Alder Finch', updated_at: '2026-03-05' }),
} satisfies Record<string, Scene>
