import type { EntryStatus } from '@edfe/domain/entry'
import { customsAt } from '@edfe/domain/profile'
import { expect, test } from 'vitest'
import { formMarks } from './form-mark.ts'

const first = (status: EntryStatus) => ({
  status,
  deletion: null,
  summary_version: 1,
  corrects_summary: null,
  is_post_summary: false,
  draft: {},
})

test.each([
  ['accepted', 'simulator', ['PRACTICE: NOT SENT TO CBP']],
  ['draft', 'simulator', ['DRAFT', 'PRACTICE: NOT SENT TO CBP']],
  ['accepted', 'test', ['TEST: NOT FILED WITH CBP']],
  ['draft', 'directory', ['DRAFT']],
  ['validated', 'directory', ['NOT FILED']],
  ['submitted', 'directory', ['SUBMITTED, NOT YET ACCEPTED']],
  ['rejected', 'directory', ['REJECTED']],
  ['accepted', 'directory', []],
  ['released', 'directory', []],
] as const)('an entry that is %s by way of the %s prints the marks %s', (status, gateway, marks) => {
  expect(formMarks(first(status), customsAt(gateway))).toEqual({ marks, note: undefined })
})

test('an entry whose summary CBP deleted says so; one that CBP is asked to delete is still on file', () => {
  expect(formMarks({ ...first('accepted'), deletion: 'deleted' }, 'CBP').marks).toEqual(['DELETED'])
  expect(formMarks({ ...first('accepted'), deletion: 'requested' }, 'CBP').marks).toEqual([])
})

test('a later version names the one that it replaces, or corrects when CBP rejected that one', () => {
  const third = { ...first('accepted'), summary_version: 3 }
  expect(formMarks({ ...third, corrects_summary: 'on_file' }, 'CBP').note).toBe(
    'Version 3. Replaces version 2',
  )
  expect(formMarks({ ...third, corrects_summary: 'rejected' }, 'CBP').note).toBe(
    'Version 3. Corrects version 2',
  )
})

test('a correction after payment says that it asks for accelerated liquidation', () => {
  const correction = {
    ...first('accepted'),
    summary_version: 2,
    corrects_summary: 'on_file',
    is_post_summary: true,
    draft: { header: { accelerated_liquidation: true } },
  } as const
  expect(formMarks(correction, 'CBP').note).toBe(
    'Version 2. Replaces version 1. Accelerated liquidation requested',
  )
})
