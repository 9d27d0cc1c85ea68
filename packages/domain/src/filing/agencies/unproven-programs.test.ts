import { expect, test } from 'vitest'
import { unprovenPrograms } from './unproven-programs.ts'

const line = (...agency_statements: object[]) => ({ id: 'a', line_number: 1, agency_statements })
const codes = (...lines: ReturnType<typeof line>[]) =>
  unprovenPrograms({ line_items: lines }).map(({ code }) => code)

test('data of programs from guides at second hand are named once; reasons for no data are not', () => {
  const food = { agency: 'FDA', program: 'FOO' }
  const toy = { agency: 'CPS', program: 'CPS', variant: 'REF' }
  expect(codes(line(food, toy), line(food))).toEqual(['FDA:FOO', 'CPS:CPS'])
  expect(codes(line({ ...food, disclaimer: 'A' }), line({ agency: 'FSI', program: 'FSI' }))).toEqual([])
  expect(unprovenPrograms({})).toEqual([])
})
