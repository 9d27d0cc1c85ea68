import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { ENCODED_LISTS } from '../test/encoded-lists.cases.ts'
import { readFile } from './read-file.ts'
import { decoded, ENCODINGS } from './text-encodings.ts'

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16))

test.each(ENCODED_LISTS)('the letters of $of are found in $encoding', async ({ encoding, text, hex }) => {
  const result = await readFile(bytesOf(hex))
  expect(result).toMatchObject({ ok: true, encoding })
  expect(result.ok && result.sheets[0]?.rows).toEqual(Papa.parse(text.trimEnd()).data)
})

test('a person reads a list in every other encoding by hand', async () => {
  const { text, hex } = ENCODED_LISTS.find(({ encoding }) => encoding === 'cp850')!
  const readings = await Promise.all(ENCODINGS.map((encoding) => readFile(bytesOf(hex), encoding)))
  expect(readings.map((reading) => reading.ok && reading.encoding)).toEqual(ENCODINGS)
  expect(decoded(bytesOf(hex), 'cp850')).toBe(text)
  expect(decoded(bytesOf(hex), 'windows-1252')).not.toBe(text)
})

test('Unicode with one letter cut in two keeps all others', async () => {
  const bytes = new TextEncoder().encode('Bezeichnung;Menge\nStühle für draußen;10\nTür größer;2')
  const damaged = bytes.filter((_, at) => at !== bytes.indexOf(0xc3) + 1)
  const result = await readFile(damaged)
  expect(result).toMatchObject({ encoding: 'utf-8' })
  expect(result.ok && result.sheets[0]?.rows.slice(1)).toEqual([
    ['St\ufffdhle für draußen', '10'],
    ['Tür größer', '2'],
  ])
})
