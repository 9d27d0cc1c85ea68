import type { DraftData } from '@edfe/domain/entry'
import type { ShownFinding } from '@edfe/messages'
import { expect, test } from 'vitest'
import { declarationSentence } from './declaration-sentence.ts'

const DRAFT: DraftData = {
  shipment_origin: {
    country_of_origin: 'VN',
    mode_of_transport: '11',
    import_date: '2026-11-21',
    importing_carrier: 'PACIFIC LARK',
    bill_of_lading: 'SGNF30418700',
    us_port_unlading: '2709',
  },
  parties: { seller: { name: 'Sao Mai Craft' } },
  line_items: [
    { id: 'a', line_number: 1, description: 'Pendant lamps', relationship: 'N' },
    { id: 'b', line_number: 2, description: 'Lamp shades', relationship: 'N' },
  ],
}
const FACTS = { draft: DRAFT, totalValue: '48620.00', portName: 'Long Beach', issues: [] }

const textOf = (facts: Parameters<typeof declarationSentence>[0]) =>
  declarationSentence(facts)
    .map(({ text, tone }) => (tone === 'problem' ? `[${text}]` : text))
    .join('')

test('the review says in one sentence what is declared', () => {
  expect(textOf(FACTS)).toBe(
    'You are importing Pendant lamps and 1 more line from Vietnam, worth $48,620.00, bought from Sao Mai Craft, ' +
      'who is not related to you. They arrive at Long Beach on November 21, 2026 by sea, on PACIFIC LARK, ' +
      'under bill SGNF30418700.',
  )
})

const wrong = (...fields: string[]) =>
  fields.map((field) => ({ severity: 'error', path: `shipment_origin.${field}` }) as ShownFinding)

test('a fact that a check refuses and one that is missing are marked inside the sentence', () => {
  const { importing_carrier: _carrier, ...shipment } = DRAFT.shipment_origin ?? {}
  const issues = wrong('bill_of_lading', 'importing_carrier')
  const text = textOf({ ...FACTS, draft: { ...DRAFT, shipment_origin: shipment }, issues })
  expect(text).toContain('by sea, on [a vessel that is missing], under bill [SGNF30418700]')
})

test('what is not given and nobody asks for is left out, so that no sentence beside ‘No errors’ calls it missing', () => {
  const { country_of_origin } = DRAFT.shipment_origin ?? {}
  const draft = { ...DRAFT, shipment_origin: { country_of_origin, us_port_unlading: '2709' } }
  expect(textOf({ ...FACTS, draft })).toMatch(/who is not related to you\. They are entered at Long Beach\.$/)
})

test('who made the goods is not called their seller', () => {
  const line_items = DRAFT.line_items?.map((line) => ({ ...line, manufacturer: { name: 'Sao Mai Craft' } }))
  const made = textOf({ ...FACTS, draft: { ...DRAFT, parties: {}, line_items } })
  expect(made).toContain('worth $48,620.00, made by Sao Mai Craft. They arrive')
})

test('a company name that ends with a point ends its sentence without a second one', () => {
  const line_items = DRAFT.line_items?.map((line) => ({ ...line, relationship: '' }))
  const draft = { ...DRAFT, parties: { seller: { name: 'Sao Mai Co., Ltd.' } }, line_items }
  expect(textOf({ ...FACTS, draft })).toContain('bought from Sao Mai Co., Ltd. They arrive')
})

test('what came by air is carried by an airline, under an air waybill', () => {
  const by_air = { mode_of_transport: '40', importing_carrier: 'KE 082', bill_of_lading: '18012345675' }
  const draft = { ...DRAFT, shipment_origin: { ...DRAFT.shipment_origin, ...by_air } }
  expect(textOf({ ...FACTS, draft })).toContain('by air, carried by KE 082, under air waybill 18012345675.')
})

test('nobody is called related while the supplier is not known', () => {
  const { manufacturer: _maker, seller: _seller, ...parties } = DRAFT.parties ?? {}
  const text = textOf({ ...FACTS, draft: { ...DRAFT, parties } })
  expect(text).toContain('worth $48,620.00. They arrive')
})

test('an empty draft is a sentence too, all of its facts marked', () => {
  const issues = wrong('import_date', 'importing_carrier', 'bill_of_lading')
  expect(textOf({ draft: {}, totalValue: '0.00', portName: undefined, issues })).toBe(
    'You are importing [goods without a description] from [a country that is missing], worth [nothing yet]. They ' +
      'arrive at [a port that is missing] on [a day that is missing], carried by [a carrier that is missing], under ' +
      'bill [that is missing].',
  )
})
