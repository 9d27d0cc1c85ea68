import { expect, test } from 'vitest'
import { factsOf, lineFactsOf, takeProposedFees } from '../../test/filing/facts-of.ts'
import type { DraftData } from '../entry/draft.ts'

test.each([
  ['123.50', '124'],
  ['123.49', '123'],
])('an entered value of %s is filed as %s dollars', (entered_value, value) => {
  expect(lineFactsOf({ entered_value }, takeProposedFees).tariffs[0]!.value).toBe(value)
})

test('quantities keep two decimals and pieces become NO', () => {
  expect(lineFactsOf({ net_qty: '12.345' }).tariffs[0]!.quantities).toEqual([{ amount: '12.35', unit: 'NO' }])
  expect(lineFactsOf({ htsus: '3303.00.3000', net_qty: '', net_uom: 'X' }).tariffs[0]!.quantities).toEqual([
    { unit: 'X' },
  ])
})

test('goods that weigh anything weigh at least a kilogram', () => {
  expect(lineFactsOf({ gross_weight_kg: '0.2' }).grossWeight).toBe('1')
  expect(lineFactsOf({ gross_weight_kg: '2.5' }).grossWeight).toBe('3')
})

test('a long description goes on in further records, broken between words', () => {
  const { descriptions } = lineFactsOf({ description: `${'lamp '.repeat(30)}end` })
  expect(descriptions.join(' ')).toBe(`${'LAMP '.repeat(30)}END`)
  expect(descriptions.every((piece) => piece.length <= 70)).toBe(true)
})

test("Canadian goods go by the province of the manufacturer's ID", () => {
  const shipment = (draft: DraftData) =>
    Object.assign(draft.shipment_origin!, { country_of_origin: 'CA', exporting_country: 'CA' })
  expect(lineFactsOf({ manufacturer_mid: 'XOBRILIG88TOR' }, shipment).origin).toBe('XO')
})

test('the sold-to party is the consignee', () => {
  expect(lineFactsOf({}).parties).toEqual([
    { kind: 'M', id: 'TWHSI118TAI' },
    { kind: 'S', id: '07-4418290' },
  ])
})

test.each([
  ['2208.30.6000', '016'],
  ['2204.21.5005', '017'],
  ['2402.20.8000', '018'],
  ['2203.00.0030', '022'],
])('internal revenue tax of %s is class %s', (htsus, classCode) => {
  expect(lineFactsOf({ htsus, ir_tax_amount: '5.00' }).irTax).toEqual({ classCode, amount: '5.00' })
})

test('textiles under a visa say when they left their country of origin, if they come straight from it', () => {
  const from = (exporting_country: string) => (draft: DraftData) =>
    Object.assign(draft.shipment_origin!, { exporting_country })
  const visa = { visa_number: '6TW123456' }
  expect(lineFactsOf(visa).textileExportDate).toBe('2026-02-04')
  expect(lineFactsOf(visa, from('HK')).textileExportDate).toBeUndefined()
  expect(lineFactsOf({}).textileExportDate).toBeUndefined()
})

test('a re-warehouse entry names its warehouse entry and sends no import date', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '22'
    draft.export_details = { warehouse_reference: 'B76-0324527-8/2704' }
    takeProposedFees(draft)
  })
  expect(facts.withdrawal).toEqual({ filerCode: 'B76', entryNumber: '03245278', port: '2704' })
  expect(facts.importDate).toBeUndefined()
})

test('only the final withdrawal closes its warehouse entry', () => {
  const withdrawal = (final_withdrawal: boolean) =>
    factsOf((draft) => {
      draft.header!.entry_type = '31'
      draft.export_details = { warehouse_reference: 'B76-0324527-8', final_withdrawal }
      draft.totals_declarations!.fee_summary!.pop()
    }).withdrawal
  expect(withdrawal(true)?.isFinal).toBe(true)
  expect(withdrawal(false)?.isFinal).toBeUndefined()
})

test('a license with a type code is sent with it, one without is for its agency alone', () => {
  const { licenses } = lineFactsOf({
    htsus: '7208.10.1500',
    license_numbers: [
      { requirement_id: 'PNC', number: 'AB123456' },
      { requirement_id: 'SIMA', number: 'STEEL1234', type_code: '01' },
    ],
    permit_info: [{ requirement_id: 'APH', number: 'P123456' }],
  })
  expect(licenses).toEqual([{ type: '01', number: 'STEEL1234' }])
})

test('a permit with a type code is sent as well', () => {
  const { licenses } = lineFactsOf({
    permit_info: [{ requirement_id: 'APH', number: 'P123456', type_code: '17' }],
  })
  expect(licenses).toEqual([{ type: '17', number: 'P123456' }])
})
