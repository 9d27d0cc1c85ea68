import type { DraftData } from '@edfe/domain/entry'
import { CBP_PROFILE } from '@edfe/domain/profile'
import type { ShownFinding } from '@edfe/messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declarationSentence } from './declaration-sentence.ts'
import { declaredFacts } from './declared-facts.ts'

const maybe = <T>(...values: T[]) => fc.constantFrom<(T | undefined)[]>(undefined, ...values)
const party = fc.record({
  name: fc.constantFrom('', ' ', 'Ningbo Haoming', 'Sao Mai Co., Ltd.'),
  city: fc.constantFrom('', 'Ningbo'),
})
const LINE = fc.record({
  description: fc.constantFrom('', 'LED ceiling lamps', '1,200 LED ceiling lamps'),
  net_qty: fc.constantFrom('', '1200', '1200.00'),
  net_uom: fc.constantFrom('', 'NO', 'DOZ', 'KG'),
  relationship: fc.constantFrom('', 'Y', 'N'),
  manufacturer: party,
})
const DRAFT: fc.Arbitrary<DraftData> = fc
  .record({
    shipment_origin: fc.record({
      country_of_origin: maybe('VN', 'CN'),
      mode_of_transport: maybe('11', '30', '40', '50'),
      import_date: maybe('2026-11-21', 'soon'),
      importing_carrier: maybe('', 'PACIFIC LARK', 'KE 082'),
      bill_of_lading: maybe('', 'SGNF30418700', '18012345675'),
      us_port_unlading: maybe('', '2709'),
    }),
    parties: fc.record({ seller: party, manufacturer: party }),
    line_items: fc.array(LINE, { maxLength: 3 }),
  })
  .map(
    ({ line_items, ...rest }) =>
      ({
        ...rest,
        line_items: line_items.map((line, at) => ({ ...line, id: String(at), line_number: at + 1 })),
      }) as DraftData,
  )
const PATHS = ['import_date', 'importing_carrier', 'bill_of_lading', 'us_port_unlading'] as const
const ISSUES = fc
  .subarray([...PATHS])
  .map((fields) =>
    fields.map((field) => ({ severity: 'error', path: `shipment_origin.${field}` }) as ShownFinding),
  )
const PORT = maybe('Long Beach')

interface Said {
  draft: DraftData
  parts: ReturnType<typeof declarationSentence>
  sentence: string
  rows: ReturnType<typeof declaredFacts>
}

/** Judges what the review says of any draft, with any of its fields refused. */
function always(judge: (said: Said) => void): void {
  fc.assert(
    fc.property(DRAFT, ISSUES, PORT, (draft, issues, port) => {
      const parts = declarationSentence({ draft, totalValue: '48620.00', portName: port, issues })
      const rows = declaredFacts(draft, CBP_PROFILE, { port, surety: undefined })
      judge({ draft, parts, sentence: parts.map(({ text }) => text).join(''), rows })
    }),
    { numRuns: 500 },
  )
}

const row = (rows: Said['rows'], ...names: string[]) => rows.find(({ name }) => names.includes(name))
const textsOf = (found: Said['rows'][number] | undefined) =>
  (found?.values ?? []).flatMap(({ text, remark }) => [text, remark])

test('each fact that the sentences name of supplier, arrival and bill is in the answers beneath', () => {
  always(({ draft: { shipment_origin: shipment = {}, parties }, parts, rows }) => {
    const said = rows.flatMap((each) => textsOf(each)).join(' | ')
    const values = [
      shipment.bill_of_lading,
      shipment.importing_carrier,
      'Long Beach',
      parties?.seller?.name?.trim(),
    ]
    for (const { text, tone } of parts)
      if (tone === 'fact' && values.includes(text)) expect(said).toContain(text)
  })
})

test('a supplier, an arrival or a bill that the answers call not given is in no sentence', () => {
  always(({ sentence, rows }) => {
    if (textsOf(row(rows, 'Bought from', 'Made by'))[0] === 'Not given')
      expect(sentence).not.toMatch(/bought from|made by/)
    const bill = rows.find(({ name }) => /bill|waybill/i.test(name))
    if (textsOf(bill)[0] === 'Not given') expect(sentence).not.toMatch(/under (air way)?bill [A-Z0-9]/)
  })
})

test('sentences and answers say the same of who sold the goods, who made them and who is related', () => {
  always(({ sentence, rows }) => {
    const found = row(rows, 'Bought from', 'Made by')
    const remark = textsOf(found)[1] ?? ''
    expect(sentence.includes('made by')).toBe(found?.name === 'Made by')
    if (!sentence.includes('bought from')) return
    expect(sentence.includes('who is not related to you')).toBe(remark.includes('Not related to you'))
    expect(sentence.includes('who is related to you for some lines')).toBe(
      remark.includes('Related to you for some lines'),
    )
  })
})

test('a carrier, a bill or a day is called missing only where a check says so', () => {
  fc.assert(
    fc.property(DRAFT, PORT, (draft, portName) => {
      const parts = declarationSentence({ draft, totalValue: '1.00', portName, issues: [] })
      const text = parts.map((part) => part.text).join('')
      expect(text).not.toMatch(
        /carrier that is missing|vessel that is missing|bill that is missing|day that is missing/,
      )
    }),
  )
})

test('no sentence has two stops, two spaces, a blank that was not filled, or a quantity twice', () => {
  always(({ sentence, rows }) => {
    expect(sentence).not.toMatch(/\.\.| {2}|undefined|[{}]/)
    expect(textsOf(row(rows, 'Goods')).join(' ')).not.toMatch(/1,200 1,200/)
  })
})
