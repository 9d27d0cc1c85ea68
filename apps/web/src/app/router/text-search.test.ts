import { expect, test } from 'vitest'
import { textSearch } from './text-search.ts'

test('texts that a page knows are read, everything else in the address falls away', () => {
  const read = textSearch('token', 'error')
  expect(read({ token: 'abc', error: 5, other: 'x' })).toEqual({ token: 'abc' })
})
