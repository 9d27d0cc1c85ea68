import { SPECIFICATION_PROFILE } from '@edfe/domain/profile'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  createLocalEntry,
  isLocalId,
  localApi,
  localEntriesOf,
  rememberServerId,
  removeLocalEntry,
  serverIdOf,
} from './local-entries.ts'

const AT = '2026-03-05T18:00:00.000Z'
const LATER = '2026-03-05T18:05:00.000Z'
const api = localApi(() => LATER)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('a local entry has filer code 123, the next serial and the specified defaults', () => {
  const first = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  const second = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  expect(isLocalId(first.id)).toBe(true)
  expect(first).toMatchObject({ org_id: 'local', owner: 'local' })
  expect([first.entry_number.slice(0, 10), second.entry_number.slice(0, 10)]).toEqual([
    '1230000001',
    '1230000002',
  ])
  expect(first.draft_data.header).toMatchObject({ entry_type: '01', surety_no: '999', port_code: 'NY10' })
})

test('an update merges into the draft and refreshes the saved time', async () => {
  const { id } = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  await api.patch(id, { header: { port_code: '2704' } }, AT, { current_step: 'step-2' })
  expect(await api.get(id)).toMatchObject({
    draft_data: { header: { entry_type: '01', port_code: '2704' } },
    current_step: 'step-2',
    last_saved_at: LATER,
  })
})

test('clearing a part empties it and keeps the others', async () => {
  const { id } = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
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
  const { id } = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  const entry = await api.stepProgress(id, { step: 'header', status: 'incomplete', validationErrors: 2 })
  expect(entry.step_progress.header).toMatchObject({
    status: 'incomplete',
    validationErrors: 2,
    visitedAt: LATER,
  })
})

test('an uploaded entry is no longer in this browser', async () => {
  const { id } = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  removeLocalEntry(id)
  await expect(api.get(id)).rejects.toMatchObject({ status: 404, message: 'Entry not found' })
})

test('only who began a local entry is shown it', () => {
  const { id } = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  createLocalEntry(SPECIFICATION_PROFILE, AT, 'ann')
  expect(localEntriesOf('ruth').map((entry) => entry.id)).toEqual([id])
  removeLocalEntry(id)
  expect(localEntriesOf('ruth')).toEqual([])
})

test('an upload that failed is remembered, so that the next one creates no second entry', () => {
  const { id } = createLocalEntry(SPECIFICATION_PROFILE, AT, 'ruth')
  expect(serverIdOf(id)).toBeUndefined()
  rememberServerId(id, 'server-1')
  expect(serverIdOf(id)).toBe('server-1')
  expect(localEntriesOf('ruth')).toHaveLength(1)
})
