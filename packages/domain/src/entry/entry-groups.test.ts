import { expect, test } from 'vitest'
import { GROUP_STATUSES, groupOf } from './entry-groups.ts'
import { ENTRY_STATUSES, type EntryStatus } from './status.ts'

test('every status belongs to exactly one group', () => {
  expect(Object.values(GROUP_STATUSES).flat().sort()).toEqual([...ENTRY_STATUSES].sort())
})

const group = (status: EntryStatus, isReleased: boolean, isDeleted = false) =>
  groupOf(status, { isReleased, isDeleted })

test('an accepted entry is at CBP until its goods are released; a rejected one stays rejected', () => {
  expect(group('accepted', false)).toBe('at_cbp')
  expect(group('accepted', true)).toBe('released')
  expect(group('released', true)).toBe('released')
  expect(group('rejected', true)).toBe('rejected')
})

test('an entry whose summary CBP has deleted is no longer at CBP, even when its goods were released', () => {
  expect(group('accepted', false, true)).toBe('deleted')
  expect(group('accepted', true, true)).toBe('deleted')
})
