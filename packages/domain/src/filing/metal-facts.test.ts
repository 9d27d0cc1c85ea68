import { expect, test } from 'vitest'
import { factsOf, lineFactsOf, takeProposedFees } from '../../test/filing/facts-of.ts'
import type { LineItem } from '../entry/draft.ts'

/** Aluminum bars are entered with a license. */
const LICENSED = { license_numbers: [{ type_code: '28', number: 'A12345678' }] }

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

const SHIRTS = { net_uom: 'DOZ', net_qty_2: '9', net_uom_2: 'KG' }

test('a derivative is declared on the line with its heading of section 232, and not on the others', () => {
  const facts = factsOf((draft) => {
    const [first] = draft.line_items!
    draft.line_items = [
      { ...first!, tariff_rows: [{ hts: '9903.82.10', duty: '100.00' }] },
      { ...first!, id: 'line-2', line_number: 2, htsus: '6109.10.0012', fee_exemption: '1', ...SHIRTS },
    ]
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
    takeProposedFees(draft)
  })
  expect(facts.lines.map(({ declarations }) => declarations)).toEqual([[{ type: '08', meltPour: 'DE' }], []])
})

test('aluminum says smelt and cast; N/A means that there is no second smelter', () => {
  const { declarations } = lineFactsOf({ htsus: '7604.10.1000', ...LICENSED }, (draft) =>
    Object.assign(draft.shipment_origin!, {
      contains_metal: 'Y',
      primary_country_of_smelt: 'IS',
      secondary_country_of_smelt: 'N/A',
      country_of_cast: 'DE',
    }),
  )
  expect(declarations).toEqual([{ type: '07', primarySmelt: 'IS', secondarySmelt: undefined, cast: 'DE' }])
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

const STEEL_LICENSE = [{ type_code: '01', number: 'STL123456' }]

/** Tubes of steel in an entry whose steel comes from Germany, after a change of the one line. */
const tubesWith = (change: Partial<LineItem>) =>
  lineFactsOf({ htsus: '7306.30.5028', license_numbers: STEEL_LICENSE, ...change }, (draft) =>
    Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' }),
  ).declarations

test('a line with its own country declares that one, not the country of the entry', () => {
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
