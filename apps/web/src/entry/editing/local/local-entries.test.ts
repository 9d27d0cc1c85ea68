import type { DraftData } from '@edfe/domain/entry'
import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { blankEntry } from '../blank-entry.ts'
import {
  createLocalEntry,
  isLocalId,
  keepLocalCopy,
  localApi,
  localEntriesOf,
  localIdOf,
  removeLocalEntry,
  serverIdOf,
} from './local-entries.ts'

const AT = '2026-03-05T18:00:00.000Z'
const LATER = '2026-03-05T18:05:00.000Z'
const api = localApi(() => LATER)

const begin = (more: Partial<Parameters<typeof createLocalEntry>[0]> = {}) =>
  createLocalEntry({ profile: SPECIFICATION_PROFILE, at: AT, ownerId: 'ruth', ...more })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('a local entry has filer code 123, the next serial and the specified defaults', () => {
  const first = begin()
  const second = begin()
  expect(isLocalId(first.id)).toBe(true)
  expect(first).toMatchObject({ org_id: 'local', owner: 'local' })
  expect([first.entry_number.slice(0, 10), second.entry_number.slice(0, 10)]).toEqual([
    '1230000001',
    '1230000002',
  ])
  expect(first.draft_data.header).toMatchObject({ entry_type: '01', surety_no: '999', port_code: 'NY10' })
})

test('an update merges into the draft and refreshes the saved time', async () => {
  const { id } = begin()
  await api.patch(id, { header: { port_code: '2704' } }, AT, { current_step: 'step-2' })
  expect(await api.get(id)).toMatchObject({
    draft_data: { header: { entry_type: '01', port_code: '2704' } },
    current_step: 'step-2',
    last_saved_at: LATER,
  })
})

test('clearing a part empties it and keeps the others', async () => {
  const { id } = begin()
  await api.patch(id, { shipment_origin: { bill_of_lading: 'EGLV1' } }, AT, {})
  await api.stepProgress(id, { step: 'shipment_origin', status: 'valid', validationErrors: 0 })
  const cleared = await api.clear(id, 'transport')
  expect(cleared.draft_data).toMatchObject({ header: { entry_type: '01' }, shipment_origin: {} })
  expect(cleared.draft_data.shipment_origin?.bill_of_lading).toBeUndefined()
  expect(cleared.step_progress.shipment_origin).toBeUndefined()
  const all = await api.clear(id, 'all')
  expect(all.draft_data.header).toEqual({ entry_number: all.entry_number })
})

test('progress follows the step status rule', async () => {
  const { id } = begin()
  const entry = await api.stepProgress(id, { step: 'header', status: 'incomplete', validationErrors: 2 })
  expect(entry.step_progress.header).toMatchObject({
    status: 'incomplete',
    validationErrors: 2,
    visitedAt: LATER,
  })
})

test('an uploaded entry is no longer in this browser', async () => {
  const { id } = begin()
  removeLocalEntry(id)
  await expect(api.get(id)).rejects.toMatchObject({ status: 404, message: 'Entry not found' })
})

test('only who began a local entry is shown it', () => {
  const { id } = begin()
  begin({ ownerId: 'ann' })
  expect(localEntriesOf('ruth').map((entry) => entry.id)).toEqual([id])
  removeLocalEntry(id)
  expect(localEntriesOf('ruth')).toEqual([])
})

test('every attempt to upload a local entry goes to one entry of the server', () => {
  const { id } = begin({ serverId: '8c5f1f0e-0000-4000-8000-000000000001' })
  expect(serverIdOf(id)).toBe('8c5f1f0e-0000-4000-8000-000000000001')
  expect(localIdOf(serverIdOf(id))).toBe(id)
  expect(serverIdOf(begin().id)).not.toBe(serverIdOf(begin().id))
})

const ON_FILE = {
  header: { entry_number: '', port_code: '2704', surety_no: '036' },
  parties: { importer_number: '123-45-6789', importer_of_record: { name: 'Alder & Finch' } },
}

test('a local entry begins with what the organization has set, without the importer number on file', () => {
  const { draft_data, entry_number } = begin({ begun: ON_FILE })
  expect(draft_data).toMatchObject({
    header: { entry_number, entry_type: '01', port_code: '2704', surety_no: '036' },
    parties: { importer_of_record: { name: 'Alder & Finch' } },
  })
  expect(localStorage.getItem('edfe.local-entries')).not.toContain('123-45-6789')
})

describe('the copy of an entry whose first save fails', () => {
  const unsaved = (draft: DraftData) =>
    blankEntry({ id: '8c5f1f0e-0000-4000-8000-000000000001', entryNumber: '', draft, at: AT })
  const keep = (draft: DraftData) =>
    keepLocalCopy(unsaved({ ...ON_FILE, ...draft }), ON_FILE, SPECIFICATION_PROFILE, LATER, 'ruth')

  test('is one local entry with one number, however often it is kept', () => {
    keep({ shipment_origin: { bill_of_lading: 'EGLV1' } })
    keep({ shipment_origin: { bill_of_lading: 'EGLV12' } })
    const [copy, ...others] = localEntriesOf('ruth')
    expect(others).toEqual([])
    expect(copy).toMatchObject({
      id: 'local-8c5f1f0e-0000-4000-8000-000000000001',
      draft_data: {
        header: { entry_number: copy?.entry_number, port_code: '2704' },
        shipment_origin: { bill_of_lading: 'EGLV12' },
      },
    })
    expect(copy?.entry_number).toMatch(/^1230000001/)
  })

  test('holds an importer number that was typed, and not the one on file', () => {
    keep({})
    expect(localStorage.getItem('edfe.local-entries')).not.toContain('123-45-6789')
    keep({ parties: { importer_number: '12-345678900' } })
    expect(localEntriesOf('ruth')[0]?.draft_data.parties?.importer_number).toBe('12-345678900')
  })
})
