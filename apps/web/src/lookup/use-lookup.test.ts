import { expect, test } from 'vitest'
import { fitting } from './use-lookup.ts'

const answer = {
  rows: [
    { code: 'AF', name: 'Afghanistan' },
    { code: 'VN', name: 'Viet Nam' },
  ],
  total: 249,
}

test('while a search runs, a row of the search before stays only when it fits what is typed', () => {
  expect(fitting(answer, 'viet').rows.map((row) => row.code)).toEqual(['VN'])
  expect(fitting(answer, ' vn ').rows.map((row) => row.code)).toEqual(['VN'])
  expect(fitting(answer, 'zz').rows).toEqual([])
})

test('nothing typed keeps every row', () => {
  expect(fitting(answer, '')).toEqual(answer)
})
