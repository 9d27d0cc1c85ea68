import { encodeEntrySummary } from '@edfe/abi'
import { totalsOf } from '@edfe/domain/calculations'
import type { LineItem } from '@edfe/domain/entry'
import { filingFindings } from '@edfe/domain/filing'
import { ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { declarations, metal, mostly, seldom } from '../../test/any-declarations.ts'
import { feeRowsOf } from '../../test/fee-rows.ts'
import { answer, envelope, factsOf } from '../../test/sample-batch.ts'

const [given] = sampleEntry().line_items!

/** The licenses of steel and of aluminum bars. */
const STEEL = { license_numbers: [{ type_code: '01', number: '123456' }] }
const LICENSED = { license_numbers: [{ type_code: '28', number: 'A12345678' }] }

/** Goods that declare something, mostly right: their number, their origin, what they claim, and the record 54 that they need. */
const declared = fc.record({
  goods: fc.constantFrom<Partial<LineItem>>(
    { htsus: '4407.11.0001', importer_declarations: { softwood_conforms: 'N', softwood_price: '9000' } },
    { htsus: '7208.10.1500', ...STEEL, importer_declarations: { steel_exclusion: 'STX001234' } },
    { htsus: '7208.10.1500', ...STEEL, tariff_rows: [{ hts: '9903.82.02', duty: '0.00' }] },
    {
      htsus: '7208.10.1500',
      ...STEEL,
      origin_country: 'KR',
      importer_declarations: { korean_certificate: 'KR1234567' },
    },
    { htsus: '7604.10.1000', ...LICENSED, importer_declarations: { aluminum_exclusion: 'APR001234' } },
    { htsus: '7604.10.1000', ...LICENSED, tariff_rows: [{ hts: '9903.85.67', duty: '0.00' }] },
    { htsus: '7616.99.5190', tariff_rows: [{ hts: '9903.85.68', duty: '0.00' }] },
    { htsus: '7411.10.1030', tariff_rows: [{ hts: '9903.82.02', duty: '0.00' }] },
    { htsus: '8302.10.6030', tariff_rows: [{ hts: '9903.82.09', duty: '0.00' }] },
    {
      htsus: '8708.30.5090',
      tariff_rows: [{ hts: '9903.94.05', duty: '0.00' }],
      importer_declarations: { auto_license: 'AB123456', case_certified: 'Y' },
    },
    {
      htsus: '8426.19.0000',
      tariff_rows: [{ hts: '9903.91.09', duty: '0.00' }],
      importer_declarations: { crane_certified: 'Y' },
    },
    {
      htsus: '2204.21.5005',
      product_claim: 'C',
      ir_tax_amount: '254.40',
      importer_declarations: {
        craft_producer_id: 'TTB-FP-ABC1234',
        craft_producer_name: 'Bodega Sol',
        craft_rate_code: 'W0001A',
        craft_tax_rate: '1.07',
      },
    },
  ),
  metal: fc.option(metal, { nil: undefined }),
  more: seldom(declarations),
  origin: mostly('TW', 'KR', 'PR'),
})

test('what goods declare and the rules pass, customs does not refuse', { timeout: 600_000 }, () => {
  const types = new Set<string>()
  fc.assert(
    fc.property(declared, ({ goods, metal: countries, more, origin }) => {
      const draft = sampleEntry()
      draft.line_items = [
        {
          ...given!,
          net_uom: 'KG',
          origin_country: origin,
          ...goods,
          metal: countries,
          importer_declarations: { ...more, ...goods.importer_declarations },
        },
      ]
      draft.totals_declarations!.fee_summary = feeRowsOf(draft)
      const totals = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
      Object.assign(draft.totals_declarations!, Object.fromEntries(totals))
      if (filingFindings(draft, ruleContext()).some(({ severity }) => severity === 'error')) return
      const facts = factsOf(draft)
      for (const { type } of facts.lines[0]!.declarations) types.add(type)
      expect(
        answer(encodeEntrySummary(facts, envelope)).conditions.filter(({ severity }) => severity === 'F'),
      ).toEqual([])
    }),
    { numRuns: 2000, seed: 20260305 },
  )
  expect([...types].sort()).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '10', '11', '12'])
})
