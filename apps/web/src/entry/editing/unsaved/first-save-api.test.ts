import type { Entry } from '@edfe/contracts/entries/entry'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../../../api/problem.ts'
import { entryApi } from '../entry-api.ts'
import { begunEntries } from './begun-entries.ts'
import { firstSaveApi } from './first-save-api.ts'

const AT = '2026-03-05T18:00:00.000Z'
const BILL = { shipment_origin: { bill_of_lading: 'EGLV1' } }
const SAVED = { id: 'e1', entry_number: 'ZZZ00000017', updated_at: AT } as Entry

/** A storage of the browser in memory. */
function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const create = vi.spyOn(entryApi, 'create')
const patch = vi.spyOn(entryApi, 'patch')
const onMade = vi.fn()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  for (const mock of [create, patch, onMade]) mock.mockReset()
  patch.mockResolvedValue(SAVED)
  begunEntries.add('e1')
})

test('the first save makes the entry, and those after it change it', async () => {
  create.mockResolvedValue(SAVED)
  const api = firstSaveApi(onMade)
  await api.patch('e1', BILL, AT, { navigation: 'skip' })
  await api.patch('e1', BILL, AT, {})
  expect(create.mock.calls).toEqual([['e1', BILL, { navigation: 'skip' }]])
  expect(patch.mock.calls).toEqual([['e1', BILL, AT, {}]])
  expect(onMade.mock.calls).toEqual([[SAVED]])
  expect(begunEntries.has('e1')).toBe(false)
})

test('a first save without an answer is sent again under the same id', async () => {
  create.mockRejectedValueOnce(new ApiProblem(0, 'network', 'The server cannot be reached.'))
  create.mockResolvedValueOnce(SAVED)
  const api = firstSaveApi(onMade)
  await expect(api.patch('e1', BILL, AT, {})).rejects.toMatchObject({ isNetwork: true })
  expect(begunEntries.has('e1')).toBe(true)
  await api.patch('e1', BILL, AT, {})
  expect(create.mock.calls.map(([id]) => id)).toEqual(['e1', 'e1'])
  expect(patch).not.toHaveBeenCalled()
})

test('a refused first save says that the entry was not created', async () => {
  create.mockRejectedValue(new ApiProblem(409, '23505', 'Failed to create entry after multiple attempts.'))
  await expect(firstSaveApi(onMade).patch('e1', BILL, AT, {})).rejects.toMatchObject({
    status: 409,
    message:
      'Failed to create a new entry: Failed to create entry after multiple attempts. Please try refreshing the page.',
  })
})

test('a first save that signs without proof is refused in the words of the server', async () => {
  create.mockRejectedValue(new ApiProblem(403, 'proof_required', 'Prove first who you are.'))
  await expect(firstSaveApi(onMade).patch('e1', BILL, AT, {})).rejects.toMatchObject({
    message: 'Prove first who you are.',
  })
})

test('an entry that another tab made and somebody changed is a conflict, and the next save changes it', async () => {
  create.mockRejectedValue(
    new ApiProblem(409, 'draft_conflict', 'Someone else saved newer changes.', { entry: SAVED }),
  )
  const api = firstSaveApi(onMade)
  await expect(api.patch('e1', BILL, AT, {})).rejects.toMatchObject({ code: 'draft_conflict' })
  await api.patch('e1', BILL, AT, {})
  expect(patch).toHaveBeenCalledOnce()
  expect(onMade.mock.calls).toEqual([[SAVED]])
})
