import type { Page } from '@playwright/test'
import { newSession } from '../harness/api-session.ts'
import { joinAs } from '../harness/team.ts'
import { answer, asAdmin, press, type Scenario } from './fixtures.ts'

const save =
  (path: string, button: string): Scenario =>
  async (fixtures) => {
    await asAdmin(fixtures, path)
    await press(fixtures.page, button)
  }

/** Somebody who has just joined, looked at among the members. */
const withNewMember =
  (name: string, act: (page: Page, name: string) => Promise<unknown>): Scenario =>
  async (fixtures) => {
    await joinAs(fixtures.product, fixtures.admin, 'preparer', name)
    await asAdmin(fixtures, '/settings/members')
    await act(fixtures.page, name)
  }

/** The audit record with one event that has these snapshots. */
const audit =
  (before_json: unknown, after_json: unknown): Scenario =>
  async (fixtures) => {
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
    await answer(fixtures.page, '**/api/audit-events?**', 200, page)
    await asAdmin(fixtures, '/settings/security')
  }

/** Settings where all goes well, and how the audit record describes changes. */
export const SUCCESSES = {
  'Organization updated successfully': save('/settings/organization', 'Save organization'),
  'Organization created successfully': async (fixtures) => {
    const newcomer = await newSession(fixtures.product)
    await asAdmin({ ...fixtures, admin: newcomer }, '/settings/organization')
    await fixtures.page.getByLabel('Name', { exact: true }).fill('Quay Trading')
    await press(fixtures.page, 'Create organization')
  },
  'Address updated successfully': async (fixtures) => {
    await asAdmin(fixtures, '/settings/organization')
    await fixtures.page.getByLabel('Address line 2').fill('Second floor')
    await press(fixtures.page, 'Save organization')
  },
  'Member invited successfully': async (fixtures) => {
    await asAdmin(fixtures, '/settings/members')
    await press(fixtures.page, 'Invite Member')
    await fixtures.page.getByRole('dialog').getByLabel('Email').fill('mara@alderfinch.example')
    await press(fixtures.page, 'Send invitation')
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
  'No audit events found': (fixtures) => asAdmin(fixtures, '/settings/security?end_date=2020-01-01'),
  'No changes recorded': audit(null, null),
  'Created new record': audit(null, { name: 'Alder Finch Imports' }),
  'Deleted record': audit({ name: 'Alder Finch Imports' }, null),
  'No significant changes': audit({ name: 'Alder Finch' }, { name: 'Alder Finch', updated_at: '2026-03-05' }),
} satisfies Record<string, Scenario>
