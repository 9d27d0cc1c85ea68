import type { EntryDefaults } from '@edfe/contracts/entries/entry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showOrganization } from '../../api/shown-organization.ts'
import { setSession } from '../../session/session-store.ts'
import { storedDefaults } from './stored-defaults.ts'

const DEFAULTS = { rules_profile: 'cbp' } as EntryDefaults
const signIn = (id: string) => setSession({ user: { id, email: `${id}@example.com`, name: id } })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  signIn('ruth')
  showOrganization('alder')
  storedDefaults.write(DEFAULTS)
})
afterEach(() => {
  vi.unstubAllGlobals()
  showOrganization(undefined)
})

test('the defaults of an organization are there for the person who got them, also after a reload', () => {
  expect(storedDefaults.read()).toEqual(DEFAULTS)
  showOrganization(undefined)
  expect(storedDefaults.read()).toEqual(DEFAULTS)
})

test('the next person who signs in to this browser does not get them', () => {
  signIn('tomas')
  expect(storedDefaults.read()).toBeUndefined()
})

test('the same person in another organization does not get them', () => {
  showOrganization('finch')
  expect(storedDefaults.read()).toBeUndefined()
})

test('what an earlier version kept for anybody is not read', () => {
  localStorage.setItem('edfe.entry-defaults', JSON.stringify(DEFAULTS))
  expect(storedDefaults.read()).toBeUndefined()
})
