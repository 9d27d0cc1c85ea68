import { expect, test } from 'vitest'
import { ENTRY_GROUPS, GROUP_STATUSES, groupOf } from './entry-groups.ts'
import { ENTRY_STATUSES } from './status.ts'

test('every status belongs to exactly one group', () => {
  const grouped = ENTRY_GROUPS.flatMap((group) => GROUP_STATUSES[group])
  expect([...grouped].sort()).toEqual([...ENTRY_STATUSES].sort())
})

test('an accepted entry is at CBP until its goods are released; a rejected one stays rejected', () => {
  expect(groupOf('accepted', false)).toBe('at_cbp')
  expect(groupOf('accepted', true)).toBe('released')
  expect(groupOf('released', true)).toBe('released')
  expect(groupOf('rejected', true)).toBe('rejected')
})
