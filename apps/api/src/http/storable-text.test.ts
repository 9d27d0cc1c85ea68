import { expect, test } from 'vitest'
import { holdsUnstorableText } from './storable-text.ts'

const holds = (json: string) => holdsUnstorableText(json, JSON.parse(json))

test.each([
  ['a NUL in a text', String.raw`{"a":["x\u0000"]}`],
  ['a NUL in a name', String.raw`{"a\u0000":1}`],
  ['half of a pair', String.raw`"\ud800x"`],
])('%s cannot be kept', (_, json) => expect(holds(json)).toBe(true))

test.each([
  ['a whole pair', String.raw`"\ud83d\ude80"`],
  ['another control character', String.raw`"\u0007"`],
  ['text about an escape', String.raw`"\\u0000"`],
  ['numbers and nothing', String.raw`{"\u00e9":[1,null,true]}`],
])('%s can', (_, json) => expect(holds(json)).toBe(false))

test('a body that nests a million deep is looked through', () => {
  const deep = '['.repeat(1e6) + String.raw`"\u0000"` + ']'.repeat(1e6)
  expect(holds(deep)).toBe(true)
})
