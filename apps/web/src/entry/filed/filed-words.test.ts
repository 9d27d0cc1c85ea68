import { parseDay } from '@edfe/domain/calendar'
import { expect, test } from 'vitest'
import { filedTitle, shipmentSentence } from './filed-words.ts'
import { nextStepWords } from './next-step-words.ts'

test.each([
  ['accepted', 'CBP', 0, 'CBP accepted your entry'],
  ['accepted_released', 'simulator', 0, 'Practice: CBP would accept your entry and release the goods'],
  ['submitted', 'test', 0, 'Test: CBP’s test system has your entry'],
  ['accepted', 'test', 0, 'Test: CBP would accept your entry'],
  ['exam', 'CBP', 0, 'Your goods are held for an exam'],
  ['redelivery', 'CBP', 0, 'CBP wants the goods back'],
  ['rejected', 'simulator', 2, 'Practice: CBP would reject this entry. Two things to correct.'],
] as const)('the heading %s, by %s, with %s things to correct: %s', (headline, by, count, title) => {
  expect(filedTitle(headline, by, count)).toBe(title)
})

test('a shipment is known by its goods, its supplier and its bill of lading', () => {
  const line = (id: string, description: string) => ({ id, line_number: 1, description })
  const lines = [line('a', 'LED ceiling lamps'), line('b', 'Bamboo shades')]
  const draft = {
    line_items: lines,
    parties: { seller: { name: 'Song Hong Lighting' } },
    shipment_origin: { bill_of_lading: 'ONEYHPHE48217600' },
  }
  expect(shipmentSentence(draft)).toBe(
    'LED ceiling lamps and 1 more line, from Song Hong Lighting. B/L ONEYHPHE48217600',
  )
  expect(shipmentSentence({ line_items: lines.slice(0, 1) })).toBe('LED ceiling lamps')
  expect(shipmentSentence({})).toBe('')
})

test('what came by air is under an air waybill, and a company name that ends with a point ends the sentence', () => {
  const draft = {
    line_items: [{ id: 'a', line_number: 1, description: 'T-shirts' }],
    parties: { seller: { name: 'Ningbo Haoming Co., Ltd.' } },
    shipment_origin: { bill_of_lading: '176-12345675', mode_of_transport: '40' },
  }
  expect(shipmentSentence(draft)).toBe('T-shirts, from Ningbo Haoming Co., Ltd. Air waybill 176-12345675')
})

test('a real entry says what to pay and by when; practice says that nothing is owed', () => {
  const facts = {
    step: { kind: 'pay', by: parseDay('2026-12-04') },
    grandTotal: '819.64',
    isPaid: false,
    isEarlierOnFile: false,
    payment: 'daily',
    keptUntil: '2033-11-19',
    today: '2026-11-23',
  } as const
  expect(nextStepWords({ ...facts, customs: 'CBP' }).title).toBe('Pay $819.64 by Fri Dec 4')
  expect(nextStepWords({ ...facts, customs: 'simulator' }).title).toBe(
    'Nothing was sent to CBP, and nothing is owed',
  )
  expect(nextStepWords({ ...facts, step: { kind: 'none' }, isPaid: true, customs: 'CBP' }).text).toBe(
    'Keep the records of this entry until Sat Nov 19, 2033. We tell you when CBP writes about it.',
  )
})
