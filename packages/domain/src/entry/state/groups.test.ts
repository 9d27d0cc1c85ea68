import { expect, test } from 'vitest'
import { ENTRY_GROUPS, groupOf, groupSql } from './groups.ts'
import { ENTRY_STATUSES, type EntryStatus } from './status.ts'

const group = (status: EntryStatus, isReleased: boolean, isDeleted = false) =>
  groupOf(status, { isReleased, isDeleted })

test('every status belongs to exactly one group', () => {
  for (const status of ENTRY_STATUSES) expect(ENTRY_GROUPS).toContain(group(status, false))
})

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

test('the SQL of a group is the same of the counters and of the entries', () => {
  expect(groupSql('at_cbp', 'counts')).toBe(
    "(status in ('submitted', 'accepted', 'hold') and not released and not deleted)",
  )
  for (const one of ENTRY_GROUPS) {
    const ofEntries = groupSql(one, 'entries')
      .replaceAll('e.status', 'status')
      .replaceAll("coalesce(e.release_status, '') = 'released'", 'released')
      .replaceAll("e.deletion is not distinct from 'deleted'", 'deleted')
    expect(ofEntries).toBe(groupSql(one, 'counts'))
  }
})
