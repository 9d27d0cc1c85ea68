import { expect, test } from 'vitest'
import { csvCell } from './csv.ts'

test.each(['=1+1', '+1', '-1-1', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("http://x")'])(
  'a cell that begins like a formula, %j, is text behind an apostrophe and is otherwise unchanged',
  (text) => expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`),
)

test.each([
  'Harbour & Sons',
  '{"before":{}}',
  'a=b',
  '12-3456789',
  '-1',
  '-0.01',
  '2026-03-05T12:00:00.000Z',
  '',
])('any other text, %j, is unchanged', (text) =>
  expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`),
)

test('quotes are doubled, and commas and line ends stay inside their cell', () => {
  expect(csvCell('Import "manager",\nNewark')).toBe('"Import ""manager"",\nNewark"')
})
