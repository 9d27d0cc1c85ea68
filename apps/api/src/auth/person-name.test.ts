import { expect, test } from 'vitest'
import { isNameUsable, splitName } from './person-name.ts'

test.each(['Ada Lovelace', 'Žofie Nováková-Šímová', '王 小明', "Seán O'Neill Jr."])('%s is a name', (name) =>
  expect(isNameUsable(name)).toBe(true),
)

test.each([
  ['a second line', 'Eve\r\nYour account is closed'],
  ['a change of direction', 'Eve \u202egnp.eciovni'],
  ['a bell', 'Eve\u0007'],
  ['more than 200 characters', 'E'.repeat(201)],
])('%s is none', (_, name) => expect(isNameUsable(name)).toBe(false))

test('a name from another service is cut to what a profile holds', () => {
  expect(splitName(`Eve\n${'x'.repeat(500)}`, 'eve@example.com')).toEqual({
    given_name: 'Eve',
    family_name: 'x'.repeat(100),
  })
  expect(splitName(' \u0007 ', 'eve@example.com')).toEqual({ given_name: 'eve', family_name: 'User' })
})
