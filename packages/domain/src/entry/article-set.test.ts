import { expect, test } from 'vitest'
import { agriculturalFeesOf } from '../calculations/agricultural-fees.ts'
import { lineFees, totalsOf } from '../calculations/index.ts'
import { centsText } from '../money/index.ts'
import { setComponents } from './article-set.ts'
import { entryKind } from './derived-facts.ts'
import type { DraftData, LineItem } from './draft.ts'

const line = (
  id: number,
  set_indicator: string,
  entered_value: string,
  htsus = '9405.41.8440',
): LineItem => ({
  id: String(id),
  line_number: id,
  set_indicator,
  entered_value,
  htsus,
  duty_amount: set_indicator === 'V' ? '0.00' : '39.00',
})

/** A set of two parts beside an article that is none. */
const draft: DraftData = {
  header: { entry_type: '01', entry_date: '2026-02-24' },
  shipment_origin: { mode_of_transport: '11' },
  line_items: [line(1, 'X', '3000'), line(2, 'V', '1000'), line(3, 'V', '2000'), line(4, '', '500')],
}

test('the value of a set counts once: that of its header', () => {
  expect(totalsOf(draft).total_entered_value.amount).toBe('3500.00')
  expect(totalsOf(draft).total_duty.amount).toBe('78.00')
})

test('processing and harbor fee are those of the header', () => {
  const fees = lineFees(draft).map(({ mpf, hmf }) => [mpf, hmf].map((fee) => fee && centsText(fee)))
  expect(fees).toEqual([
    ['10.39', '3.75'],
    [undefined, undefined],
    [undefined, undefined],
    ['1.73', '0.63'],
  ])
})

test('an informal entry is within its limit by the value of its sets', () => {
  const informal = { ...draft, header: { entry_type: '11' } }
  expect(entryKind(informal)).toBe('formal')
  const small = [line(1, 'X', '2000'), line(2, 'V', '1000'), line(3, 'V', '1000')]
  expect(entryKind({ ...informal, line_items: small })).toBe('informal')
})

test('a part owes an agricultural fee, its set does not', () => {
  const beef = '0201.30.5085'
  expect(agriculturalFeesOf(line(1, 'X', '3000', beef))).toEqual([])
  expect(agriculturalFeesOf(line(2, 'V', '1000', beef)).map(({ code }) => code)).toEqual(['053'])
})

test('the parts of a set are the lines V right below it', () => {
  const lines = [...draft.line_items!, line(5, 'V', '1')]
  expect(setComponents(lines, 0).map(({ id }) => id)).toEqual(['2', '3'])
  expect(setComponents(lines, 3).map(({ id }) => id)).toEqual(['5'])
})
