import type { Sentence } from '@edfe/domain/messages'
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { jsonFault } from './json-fault.ts'

const inEnglish = ({ defaultMessage, params }: Sentence) =>
  new IntlMessageFormat(defaultMessage, 'en').format(params as Record<string, string>)

test.each([
  ['', 'Line 1, column 1: a value is expected here, where the text ends.'],
  ['{"lines":', 'Line 1, column 10 (lines): a value is expected here, where the text ends.'],
  ['{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3 (b): a comma or } is expected here, not "\\"".'],
  ['{"a": 1,}', 'Line 1, column 9: a field name in double quotes is expected here, not "}".'],
  ['{"header": {,}}', 'Line 1, column 13 (header): a field name in double quotes is expected here, not ",".'],
  ['[1 2]', 'Line 1, column 4 (0): a comma or ] is expected here, not "2".'],
  ['[0true]', 'Line 1, column 3 (0): a comma or ] is expected here, not "t".'],
  ['[1,]', 'Line 1, column 4 (1): a value is expected here, not "]".'],
  ['[1', 'Line 1, column 3 (0): a comma or ] is expected here, where the text ends.'],
  ['{"a":1', 'Line 1, column 7 (a): a comma or } is expected here, where the text ends.'],
  ["{'a': 1}", 'Line 1, column 2: a field name in double quotes is expected here, not "\'".'],
  ['{"lines": [{"a" 1}]}', 'Line 1, column 17 (lines.0.a): a colon is expected here, not "1".'],
  ['{"a": 1} x', 'Line 1, column 10: nothing more is expected here, not "x".'],
  ['{"a": tru}', 'Line 1, column 7 (a): a value is expected here, not "t".'],
  ['{"a": "b\n"}', 'Line 1, column 7 (a): the text in double quotes has no end on its line.'],
  [
    '{"a": "\\x"}',
    'Line 1, column 7 (a): the text in double quotes has a backslash that begins no escape of JSON.',
  ],
  ['["\t"]', 'Line 1, column 2 (0): the text in double quotes contains a control character.'],
  ['/* a */ 1', 'Line 1, column 1: a value is expected here, not "/".'],
  ['%PDF-1.7', 'Line 1, column 1: a value is expected here, not "%".'],
])('%j is refused at its position', (text, message) => {
  const fault = jsonFault(text)
  expect(fault && inEnglish(fault.message)).toBe(message)
})

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('a text has no fault exactly when it is JSON', () => {
  const json = fc.json()
  const broken = fc
    .tuple(json, fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '0', 'x', '\n'))
    .map(([text, at, sign]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + sign + text.slice(place + 1)
    })
  fc.assert(
    fc.property(fc.oneof(json, broken), (text) => {
      expect(jsonFault(text) === undefined).toBe(isJson(text))
    }),
    { numRuns: 3000 },
  )
})

test('a body of a million brackets is refused too', () => {
  expect(jsonFault('['.repeat(1_000_000))?.message.defaultMessage).toBe('It nests too many lists or objects.')
})
