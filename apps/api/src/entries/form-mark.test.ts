import { expect, test } from 'vitest'
import { formMark } from './form-mark.ts'

test.each([
  ['accepted', 'simulator', 'PRACTICE: NOT SENT TO CBP'],
  ['draft', 'simulator', 'DRAFT - PRACTICE: NOT SENT TO CBP'],
  ['draft', 'directory', 'DRAFT'],
  ['rejected', 'directory', 'REJECTED'],
  ['accepted', 'directory', undefined],
] as const)('an entry that is %s by way of the %s prints the mark %s', (status, gateway, mark) => {
  expect(formMark({ status, deletion: null }, gateway)).toBe(mark)
})

test('an entry whose summary CBP deleted says so; one that CBP is asked to delete is still on file', () => {
  expect(formMark({ status: 'accepted', deletion: 'deleted' }, 'directory')).toBe('DELETED')
  expect(formMark({ status: 'accepted', deletion: 'requested' }, 'directory')).toBeUndefined()
})
