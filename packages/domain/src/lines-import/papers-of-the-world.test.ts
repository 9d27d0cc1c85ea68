import { describe, expect, test } from 'vitest'
import { EXPORTS } from '../../test/cases/lines-import/exports-of-the-world.cases.ts'
import { PAPERS } from '../../test/cases/lines-import/papers-of-the-world.cases.ts'
import { findColumns } from './find-columns.ts'
import type { ImportField } from './import-columns.ts'
import { readCountry } from './read-country.ts'
import { readFoundSheet, readSheet } from './read-sheet.ts'
import { readUnit } from './read-unit.ts'

const sheetOf = (text: string) => ({ name: '', rows: text.split('\n').map((row) => row.split('|')) })

describe.each(Object.entries({ ...PAPERS, ...EXPORTS }))('%s', (_, { sheet, currency, lines }) => {
  const read = readFoundSheet(sheetOf(sheet))

  test('gives the values of its lines', () => {
    const texts = read.rows.map(({ cells }, index) =>
      Object.fromEntries(
        Object.keys(lines[index] ?? {}).map((field) => [field, cells[field as ImportField]?.text]),
      ),
    )
    expect(texts).toEqual(lines)
  })

  test('marks every value that reads in another way than it is written', () => {
    const unmarked = read.rows.flatMap(({ cells }) =>
      Object.values(cells).filter(
        ({ raw, text, state, note }) =>
          state === 'same' &&
          note === undefined &&
          raw.replace(/[\s.,]/g, '').toUpperCase() !== text.replace(/[\s.]/g, '').toUpperCase() &&
          Number(raw.replaceAll(',', '')) !== Number(text),
      ),
    )
    expect(unmarked).toEqual([])
  })

  test('says its currency or asks for it', () => {
    const isNamed = typeof currency === 'string'
    expect(read.named).toEqual(isNamed ? { code: currency, asked: [] } : { code: undefined, asked: currency })
  })

  test('agrees with the totals that it states', () => {
    expect(read.totals?.checks.filter(({ difference }) => difference !== '0') ?? []).toEqual([])
  })
})

test('under headings of an unknown language, a value that a person chose is asked for its currency', () => {
  const sheet = sheetOf('Наименование|Кол-во|Сумма\nСтул|10|1000.00')
  const read = readSheet(sheet, {
    ...findColumns(sheet),
    columns: { description: 0, net_qty: 1, entered_value: 2 },
  })
  expect(read.named).toEqual({ code: undefined, asked: ['USD', 'EUR'] })
})

test.each([
  ['Descrizione|Quantità|Total\nSedia|2|24', ['EUR', 'USD', 'CHF']],
  ['Description|Qty|Total\nChair|2|24', 'USD'],
] as const)(
  'where “Total” is the only word over values, the other headings say of which language: %j',
  (text, currency) => {
    const { named } = readFoundSheet(sheetOf(text))
    expect(named.code ?? named.asked).toEqual(currency)
  },
)

test.each([
  ['Shenzhen, China', 'CN'],
  ['Binh Duong Province, Vietnam', 'VN'],
  ['Georgia, USA', undefined],
  ['Various, China', undefined],
  ['Assembled in Mexico, USA', undefined],
  ['Kina', 'CN'],
  ['Китай', 'CN'],
  ['ABD', 'US'],
  ['İngiltere', 'GB'],
  ['Großbritannien', 'GB'],
  ['Holanda', 'NL'],
  ['Česká republika', 'CZ'],
  ['Bosnien', 'BA'],
  ['S. Arabia', 'SA'],
  ['N.A.', undefined],
  ['NA', undefined],
  ['n/a', undefined],
  ['Namibia', 'NA'],
])('the country %j is %s', (text, code) => {
  expect(readCountry(text)).toBe(code)
})

test('NA is Namibia where a person types it', () => {
  expect(readCountry('NA', true)).toBe('NA')
})

test.each([
  ['litros', 'L'],
  ['lin. ft', 'FT'],
  ['码', 'YD'],
  ['peças', 'NO'],
  ['S/T', 'STN'],
  ['L/T', 'TON'],
  ['bộ', 'NO'],
  ['kpl.', 'NO'],
  ['ks', 'NO'],
  ['Satz', 'NO'],
  ['düzine', 'DOZ'],
  ['para', 'PRS'],
  ['metro', 'M'],
  ['卷', 'NO'],
])('the unit %j is %s', (text, code) => {
  expect(readUnit(text)).toBe(code)
})
