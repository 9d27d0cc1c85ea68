import { beforeEach, expect, test, vi } from 'vitest'
import { bill, FakeStorage, server } from '../../../../test/editor-server.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { unsavedEntriesOf } from '../../../session/kept-here.ts'
import { setSession } from '../../../session/session-store.ts'
import { entryApi } from '../entry-api.ts'
import { LocalBackup } from '../local-backup.ts'
import { saveKeptEntries } from './save-kept-entries.ts'

const RUTH = 'ruth'

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage())
  setSession({ user: { id: RUTH, email: 'ruth@example.com', name: 'Ruth' } })
})

test('text that an earlier visit left unsaved goes to the server, merged with what others saved since', async () => {
  const customs = server()
  vi.spyOn(entryApi, 'get').mockImplementation(customs.api.get)
  vi.spyOn(entryApi, 'patch').mockImplementation(customs.api.patch)
  new LocalBackup('e1').write({ shipment_origin: bill('EGLV2') }, customs.stored.updated_at)
  await saveKeptEntries(RUTH)
  expect(customs.stored.draft_data.shipment_origin?.bill_of_lading).toBe('EGLV2')
  expect(unsavedEntriesOf(RUTH)).toEqual([])
})

test('an entry that the server does not give out keeps its text here, and the others are saved', async () => {
  const customs = server()
  vi.spyOn(entryApi, 'get').mockImplementation(async (id) => {
    if (id === 'e2') throw new ApiProblem(404, 'entry_not_found', 'Entry not found')
    return customs.stored
  })
  vi.spyOn(entryApi, 'patch').mockImplementation(customs.api.patch)
  for (const id of ['e1', 'e2']) {
    new LocalBackup(id).write({ shipment_origin: bill('EGLV2') }, customs.stored.updated_at)
  }
  await saveKeptEntries(RUTH)
  expect(unsavedEntriesOf(RUTH)).toEqual(['e2'])
})

test('what the server does not take is tried once: an open page of the entry has its own tries', async () => {
  vi.useFakeTimers()
  const customs = server()
  vi.spyOn(entryApi, 'get').mockImplementation(customs.api.get)
  vi.spyOn(entryApi, 'patch').mockImplementation(customs.api.patch)
  new LocalBackup('e1').write({ shipment_origin: bill('EGLV2') }, customs.stored.updated_at)
  customs.failures.push(new ApiProblem(0, 'network', 'No connection.'))
  await saveKeptEntries(RUTH)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(customs.patches).toHaveLength(1)
  expect(unsavedEntriesOf(RUTH)).toEqual(['e1'])
  vi.useRealTimers()
})
