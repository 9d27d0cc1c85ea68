import { expect, test } from 'vitest'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { ADDITIONAL_BOND, factsOf, lineFactsOf, takeProposedFees } from './fixtures/facts-of.ts'

test.each([
  ['123.50', '124'],
  ['123.49', '123'],
])('an entered value of %s is filed as %s dollars', (entered_value, value) => {
  expect(lineFactsOf({ entered_value }, takeProposedFees).tariffs[0]!.value).toBe(value)
})

test('quantities keep two decimals and pieces become NO', () => {
  expect(lineFactsOf({ net_qty: '12.345' }).tariffs[0]!.quantities).toEqual([{ amount: '12.35', unit: 'NO' }])
  expect(lineFactsOf({ net_qty: '', net_uom: 'X' }).tariffs[0]!.quantities).toEqual([{ unit: 'X' }])
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

test('steel says where it was melted and poured, on the steel lines', () => {
  const facts = factsOf((draft) => {
    const [first] = draft.line_items!
    draft.line_items = [
      { ...first!, htsus: '7318.15.8085' },
      { ...first!, id: 'line-2', line_number: 2 },
    ]
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
    takeProposedFees(draft)
  })
  expect(facts.lines.map(({ declarations }) => declarations)).toEqual([[{ type: '08', meltPour: 'DE' }], []])
})

test('a derivative is declared on the line with its heading of section 232, and not on the others', () => {
  const facts = factsOf((draft) => {
    const [first] = draft.line_items!
    draft.line_items = [
      { ...first!, tariff_rows: [{ hts: '9903.82.10', duty: '100.00' }] },
      { ...first!, id: 'line-2', line_number: 2, htsus: '6109.10.0012' },
    ]
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
    takeProposedFees(draft)
  })
  expect(facts.lines.map(({ declarations }) => declarations)).toEqual([[{ type: '08', meltPour: 'DE' }], []])
})

test('aluminum says smelt and cast; N/A means that there is no second smelter', () => {
  const { declarations } = lineFactsOf({ htsus: '7604.10.1000' }, (draft) =>
    Object.assign(draft.shipment_origin!, {
      contains_metal: 'Y',
      primary_country_of_smelt: 'IS',
      secondary_country_of_smelt: 'N/A',
      country_of_cast: 'DE',
    }),
  )
  expect(declarations).toEqual([{ type: '07', primarySmelt: 'IS', secondarySmelt: undefined, cast: 'DE' }])
})

test('an AD/CVD case carries rate, value and duty, and adds up in the totals', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-570-967-000',
      adcvd_case_role: 'all_others',
      adcvd_rate: '68.89',
    })
  })
  expect(facts.lines[0]!.adcvd).toEqual([
    {
      caseNumber: 'A570967000',
      claim: 'C',
      rate: '68.89',
      rateKind: 'A',
      value: '0',
      quantity: '0',
      duty: '8355.67',
    },
  ])
  expect(facts.bonds).toEqual([
    { type: '8', designation: 'B', surety: '054' },
    { type: '9', designation: 'A', surety: '054', amount: '12000', account: 'STB2026001' },
  ])
  expect(facts.lines[0]!.parties.at(-1)).toEqual({ kind: 'E', id: 'TWHSI118TAI' })
  expect(facts.adcvdTotals).toEqual({
    bondedAd: '0.00',
    cashAd: '8355.67',
    bondedCv: '0.00',
    cashCv: '0.00',
  })
  expect(facts.totals).toMatchObject({ duty: '473.03', ad: '8355.67', cv: '0.00' })
})

test('textiles under a visa say when they left their country of origin, if they come straight from it', () => {
  const from = (exporting_country: string) => (draft: DraftData) =>
    Object.assign(draft.shipment_origin!, { exporting_country })
  const visa = { visa_number: '6TW123456' }
  expect(lineFactsOf(visa).textileExportDate).toBe('2026-02-04')
  expect(lineFactsOf(visa, from('HK')).textileExportDate).toBeUndefined()
  expect(lineFactsOf({}).textileExportDate).toBeUndefined()
})

test('goods under a case name their exporter when it is not the manufacturer', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-570-967-000',
      adcvd_rate: '68.89',
      non_reimbursement: 'Y',
      exporter_mid: 'HKGOLTRA12KOW',
    })
  })
  expect(facts.lines[0]!.parties.at(-1)).toEqual({ kind: 'E', id: 'HKGOLTRA12KOW' })
  expect(facts.lines[0]!.nonReimbursement).toBe(true)
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

test('goods under paired orders have two cases on one line, one under a bond and one in cash', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-570-967-000',
      adcvd_case_role: 'all_others',
      adcvd_rate: '10',
      adcvd_claim: 'B',
      second_case_number: 'C-570-968-000',
      second_case_rate: '5.5',
      non_reimbursement_id: 'NRD0001234',
    })
  })
  const pair = facts.lines[0]!.adcvd
  expect(pair.map(({ caseNumber, claim, rate, duty }) => [caseNumber, claim, rate, duty])).toEqual([
    ['A570967000', 'B', '10.00', '1212.90'],
    ['C570968000', 'C', '5.50', '667.10'],
  ])
  expect(pair.map(({ nonReimbursement }) => nonReimbursement)).toEqual(['NRD0001234', undefined])
  expect(facts.adcvdTotals).toEqual({
    bondedAd: '1212.90',
    cashAd: '0.00',
    bondedCv: '0.00',
    cashCv: '667.10',
  })
  expect(facts.totals).toMatchObject({ ad: '1212.90', cv: '667.10' })
})

test('a rate in dollars for each unit goes with the quantity of the case, and no value', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-570-967-000',
      adcvd_rate: '1.25',
      adcvd_rate_kind: 'S',
      adcvd_quantity: '970.5',
    })
  })
  expect(facts.lines[0]!.adcvd[0]).toMatchObject({
    rate: '1.25',
    rateKind: 'S',
    value: '0',
    quantity: '970.5',
    duty: '1213.13',
  })
})

test('a case that counts another value than the line is filed with that value', () => {
  const { adcvd } = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'A-570-967-000',
      adcvd_rate: '10',
      adcvd_value: '8000',
    })
  }).lines[0]!
  expect(adcvd[0]).toMatchObject({ rateKind: 'A', value: '8000', quantity: '0', duty: '800.00' })
})

test('a case under a bond is claimed so, and its duty is bonded instead of cash', () => {
  const facts = factsOf((draft) => {
    draft.header!.entry_type = '03'
    Object.assign(draft.bond_information!, ADDITIONAL_BOND)
    Object.assign(draft.line_items![0]!, {
      adcvd_case_number: 'C-570-968-000',
      adcvd_case_role: 'all_others',
      adcvd_rate: '10',
      adcvd_claim: 'B',
      non_reimbursement_id: 'NRD0001234',
    })
  })
  expect(facts.lines[0]!.adcvd[0]).toMatchObject({
    claim: 'B',
    duty: '1212.90',
    nonReimbursement: 'NRD0001234',
  })
  expect(facts.adcvdTotals).toMatchObject({ bondedCv: '1212.90', cashCv: '0.00', cashAd: '0.00' })
  expect(facts.totals).toMatchObject({ cv: '1212.90' })
})

test('a license with a type code is sent with it, one without is for its agency alone', () => {
  const { licenses } = lineFactsOf({
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

/** A derivative of steel beside lamps, in an entry whose metal comes from Germany. */
function declarationsWith(answer: string | undefined, metal: 'Y' | 'N' = 'Y') {
  const facts = factsOf((draft) => {
    Object.assign(draft.shipment_origin!, {
      contains_metal: metal,
      country_of_melt_pour: 'DE',
      primary_country_of_smelt: 'IS',
      secondary_country_of_smelt: 'N/A',
      country_of_cast: 'DE',
    })
    const [lamps] = draft.line_items!
    const hinges = {
      ...lamps!,
      id: 'hinges',
      htsus: '8302.10.6030',
      tariff_rows: [{ hts: '9903.82.09', duty: '0.00' }],
      tariff_answers: answer ? [{ question: 'metal_origin', answer }] : [],
    }
    draft.line_items = [
      { ...lamps!, line_number: 1 },
      { ...hinges, line_number: 2 },
    ]
    takeProposedFees(draft)
  })
  return facts.lines.map(({ declarations }) => declarations)
}

test('a line of metal declares the countries of the entry, and lamps beside it declare none', () =>
  expect(declarationsWith(undefined)).toEqual([
    [],
    [
      { type: '07', primarySmelt: 'IS', secondarySmelt: undefined, cast: 'DE' },
      { type: '08', meltPour: 'DE' },
    ],
  ]))

test('a line that answers where its metal comes from declares that', () => {
  const american = [
    { type: '07', primarySmelt: 'US', secondarySmelt: undefined, cast: 'US' },
    { type: '08', meltPour: 'US' },
  ]
  expect(declarationsWith('united_states')).toEqual([[], american])
  expect(declarationsWith('united_states', 'N')).toEqual([[], american])
  expect(declarationsWith('elsewhere')).toEqual(declarationsWith(undefined))
})

test('aluminum of which a part was smelted in Russia names Russia second', () =>
  expect(declarationsWith('russia')[1]).toContainEqual({
    type: '07',
    primarySmelt: 'IS',
    secondarySmelt: 'RU',
    cast: 'DE',
  }))

/** Tubes of steel in an entry whose steel comes from Germany, after a change of the one line. */
const tubesWith = (change: Partial<LineItem>) =>
  lineFactsOf({ htsus: '7306.30.5028', ...change }, (draft) =>
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' }),
  ).declarations

test('a line with a country of its own declares that, and not the one of the entry', () => {
  expect(tubesWith({})).toEqual([{ type: '08', meltPour: 'DE' }])
  expect(tubesWith({ metal: { steel_melt_pour: 'JP' } })).toEqual([{ type: '08', meltPour: 'JP' }])
})

test('a line of copper declares its smelt and cast, unless it comes from a possession of the United States', () => {
  const copper = (origin_country: string) =>
    lineFactsOf(
      {
        htsus: '7411.10.1030',
        origin_country,
        metal: { copper_primary_smelt: 'CL', copper_secondary_smelt: 'N/A', copper_cast: 'OTH' },
      },
      takeProposedFees,
    ).declarations
  expect(copper('TW')).toEqual([{ type: '12', primarySmelt: 'CL', secondarySmelt: undefined, cast: 'OTH' }])
  expect(copper('MP')).toEqual([])
  expect(copper('PR')).toEqual([])
})

test('a line that answers that its copper is American declares that', () => {
  const declared = (htsus: string) =>
    lineFactsOf({
      htsus,
      tariff_rows: [{ hts: '9903.82.06', duty: '0.00' }],
      tariff_answers: [{ question: 'metal_origin', answer: 'united_states' }],
    }).declarations
  expect(declared('7411.10.1030').map(({ type }) => type)).toEqual(['12'])
  expect(declared('8302.10.6030').map(({ type }) => type)).toEqual(['07', '08'])
})

test('lamps declare no metal, even when no line of the entry is of metal', () => {
  const { declarations } = lineFactsOf({}, (draft) =>
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' }),
  )
  expect(declarations).toEqual([])
})

test('recycled aluminum has no primary smelt; its second one is the origin of the goods', () => {
  const { declarations } = lineFactsOf({ htsus: '7616.99.5190', origin_country: 'KR' }, (draft) => {
    draft.trade_remedies = {
      section232_applicable: true,
      is_recycled_aluminum: true,
      primary_country_smelt: 'CA',
      country_cast: 'KR',
    }
  })
  expect(declarations).toEqual([{ type: '07', primarySmelt: undefined, secondarySmelt: 'KR', cast: 'KR' }])
})
