import { beforeEach, expect, test, vi } from 'vitest'
import { FakeStorage } from '../../test/editor-server.ts'
import { forgetPerson, unsavedEntriesOf } from './kept-here.ts'

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value))

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  keep('edfe.draft.e1.parties', { value: {}, base: '1', owner: 'ruth' })
  keep('edfe.draft.e1.shipment_origin', { value: {}, base: '1', owner: 'ruth' })
  keep('edfe.draft.e2.parties', { value: {}, base: '1', owner: 'tomas' })
  keep('edfe.local-entries', { 'local-e3': { id: 'local-e3' }, 'local-e4': { id: 'local-e4' } })
  keep('edfe.local-facts', { 'local-e3': { ownerId: 'ruth' }, 'local-e4': { ownerId: 'tomas' } })
  keep('edfe.entry-defaults', { user: 'ruth' })
  keep('edfe.local-serial', 3)
})

test('the entries that hold unsaved text of a person are counted once each, and not those of others', () => {
  expect(unsavedEntriesOf('ruth')).toEqual(['e1', 'local-e3'])
  expect(unsavedEntriesOf('tomas')).toEqual(['e2', 'local-e4'])
  expect(unsavedEntriesOf('ines')).toEqual([])
})

test('signing out removes everything of a person, and leaves what somebody else has typed here', () => {
  forgetPerson('ruth')
  expect(unsavedEntriesOf('ruth')).toEqual([])
  expect(unsavedEntriesOf('tomas')).toEqual(['e2', 'local-e4'])
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'edfe.draft.e2.parties',
    'edfe.local-entries',
    'edfe.local-facts',
    'edfe.local-serial',
  ])
  expect(localStorage.getItem('edfe.local-entries')).not.toContain('local-e3')
})

test('signing out removes the papers of the tab and the work with them', () => {
  const caches = { delete: vi.fn(async () => true) }
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  sessionStorage.setItem('edfe.papers.ruth.new', '{}')
  forgetPerson('ruth')
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(caches.delete).toHaveBeenCalledWith('edfe.papers.')
})

test('text of version 0.2.0, which names nobody, counts as the text of whoever is signed in', () => {
  keep('edfe.draft.e5.parties', { value: {}, base: '1' })
  expect(unsavedEntriesOf('ines')).toEqual(['e5'])
})
