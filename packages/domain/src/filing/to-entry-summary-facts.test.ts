import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { centsText, sumCents, toCents } from '../money/cents.ts'
import type { RulesProfileName } from '../profile/index.ts'
import type { EntrySummaryFacts } from './entry-summary-facts.ts'
import { filedDraft } from './filed-draft.ts'
import { ruleContext, sampleEntry } from './fixtures/index.ts'
import { toEntrySummaryFacts } from './to-entry-summary-facts.ts'

function factsOf(
  change: (draft: DraftData) => void = () => undefined,
  profile?: RulesProfileName,
): EntrySummaryFacts {
  const draft = sampleEntry()
  change(draft)
  const result = toEntrySummaryFacts(filedDraft(draft), ruleContext(profile))
  if (!result.ok)
    throw new Error(result.findings.map(({ rule_id, detail }) => `${rule_id} ${detail}`).join(', '))
  return result.facts
}

const lineFactsOf = (change: Partial<LineItem>, more: (draft: DraftData) => void = () => undefined) =>
  factsOf((draft) => {
    Object.assign(draft.line_items![0]!, change)
    more(draft)
  }).lines[0]!

const withoutFees = (draft: DraftData) => {
  draft.totals_declarations!.fee_summary = []
}

describe('header', () => {
  test('the sample entry in the terms of customs', () => {
    const { lines: _, ...header } = factsOf()
    expect(header).toEqual({
      action: 'A',
      filerCode: 'B76',
      entryNumber: '03245276',
      port: '2704',
      filerReference: 'AF-2206',
      entryType: '01',
      mode: '11',
      bondWaiver: undefined,
      payment: { type: '1' },
      importer: '07-4418290',
      consignee: '07-4418290',
      estimatedEntryDate: '2026-02-24',
      importDate: '2026-02-24',
      stateOfDestination: 'CA',
      cargo: {
        carrierCode: 'EGLV',
        portOfUnlading: '2709',
        firmsCode: 'Y292',
        conveyanceName: 'EGLV',
        inBondDate: undefined,
      },
      manifests: [
        { quantity: '65', unit: 'PCS', bills: [{ kind: 'M', issuer: 'EGLV', number: '14260031845' }] },
      ],
      withdrawal: undefined,
      bonds: [{ type: '8', designation: 'B', surety: '054' }],
      missingDocuments: [],
      headerFees: [],
      adcvdTotals: undefined,
      feeTotals: [
        { classCode: '499', amount: '42.01' },
        { classCode: '501', amount: '15.16' },
      ],
      totals: { duty: '473.03', fees: '57.17', tax: '0.00', ad: '0.00', cv: '0.00', otherRevenue: '0.00' },
    })
  })

  test.each([
    ['0 with 999 is a waiver, unsecured', '0', '999', 'specification', { reason: '999' }, []],
    ['0 with 998 is a waiver, cash in lieu', '0', '998', 'specification', { reason: '998' }, []],
    [
      '0 with a surety is a single bond in the specification',
      '0',
      '054',
      'specification',
      undefined,
      [{ type: '9', designation: 'B', surety: '054', amount: '50000' }],
    ],
    [
      "9 is a single bond in CBP's codes",
      '9',
      '054',
      'cbp',
      undefined,
      [{ type: '9', designation: 'B', surety: '054', amount: '50000' }],
    ],
    ["0 with 999 is none in CBP's codes", '0', '999', 'cbp', { reason: '999' }, []],
  ] as const)('bond type %s', (_, bond_type, surety_no, profile, waiver, bonds) => {
    const facts = factsOf((draft) => Object.assign(draft.header!, { bond_type, surety_no }), profile)
    expect({ waiver: facts.bondWaiver, bonds: facts.bonds }).toEqual({ waiver, bonds })
  })

  test('an informal entry waives its bond without a reason', () => {
    const facts = factsOf((draft) => {
      Object.assign(draft.header!, { entry_type: '11', bond_type: '0', surety_no: '999' })
      Object.assign(draft.line_items![0]!, { entered_value: '1200' })
      draft.totals_declarations!.fee_summary = [{ id: '1', fee_type: 'MPF', amount: '2.69' }]
    })
    expect(facts.bondWaiver).toEqual({})
    expect(facts.headerFees).toEqual([{ classCode: '311', amount: '2.69' }])
    expect(facts.lines[0]!.fees).toEqual([])
    expect(facts.totals.fees).toBe('2.69')
  })

  test('a file reference that is too long is not cut, but left out', () => {
    expect(
      factsOf((draft) => (draft.totals_declarations!.file_reference_no = 'LAMPS-2026-0017')).filerReference,
    ).toBe(undefined)
  })

  test('goods that moved in bond carry number and date before the bill', () => {
    const facts = factsOf((draft) =>
      Object.assign(draft.shipment_origin!, { it_number: '123456789', it_date: '2026-02-25' }),
    )
    expect(facts.cargo.inBondDate).toBe('2026-02-25')
    expect(facts.manifests[0]!.bills.map(({ kind }) => kind)).toEqual(['I', 'M'])
  })

  test('by air the carrier is the airline and the bill has no issuer', () => {
    const facts = factsOf((draft) => {
      Object.assign(draft.shipment_origin!, {
        mode_of_transport: '40',
        importing_carrier: 'KE 082',
        bill_of_lading: '180-12345675',
      })
      draft.totals_declarations!.fee_summary!.pop()
    })
    expect(facts.cargo.carrierCode).toBe('KE')
    expect(facts.manifests[0]!.bills).toEqual([{ kind: 'M', number: '18012345675' }])
  })

  test('a withdrawal names the warehouse entry and no mode, manifest or in-bond date', () => {
    const facts = factsOf((draft) => {
      Object.assign(draft.header!, { entry_type: '31' })
      Object.assign(draft.shipment_origin!, { it_number: '123456789', it_date: '2026-02-25' })
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2709' }
      draft.totals_declarations!.fee_summary!.pop()
    })
    expect(facts.withdrawal).toEqual({ filerCode: 'B76', entryNumber: '03245278', port: '2709' })
    expect([facts.mode, facts.manifests, facts.cargo.inBondDate]).toEqual([undefined, [], undefined])
  })

  test('a draft that customs could not take is refused with its findings, warnings aside', () => {
    const draft = sampleEntry()
    draft.header!.entry_type = '61'
    withoutFees(draft)
    const result = toEntrySummaryFacts(draft, ruleContext())
    expect(result.ok ? [] : result.findings.map(({ rule_id }) => rule_id)).toContain(
      'FILING_TYPE_NOT_AUTOMATED',
    )
    expect(result.ok ? [] : result.findings.filter(({ severity }) => severity !== 'error')).toEqual([])
  })
})

describe('lines', () => {
  test.each([
    ['123.50', '124'],
    ['123.49', '123'],
  ])('an entered value of %s is filed as %s dollars', (entered_value, value) => {
    expect(lineFactsOf({ entered_value }, withoutFees).tariffs[0]!.value).toBe(value)
  })

  test('quantities keep two decimals and pieces become NO', () => {
    expect(lineFactsOf({ net_qty: '12.345' }).tariffs[0]!.quantities).toEqual([
      { amount: '12.35', unit: 'NO' },
    ])
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
      draft.totals_declarations!.fee_summary = []
    })
    expect(facts.lines.map(({ declarations }) => declarations)).toEqual([
      [{ type: '08', meltPour: 'DE' }],
      [],
    ])
  })

  test('a derivative is declared on the line with its heading of section 232, and not on the others', () => {
    const facts = factsOf((draft) => {
      const [first] = draft.line_items!
      draft.line_items = [
        { ...first!, tariff_rows: [{ hts: '9903.82.10', duty: '100.00' }] },
        { ...first!, id: 'line-2', line_number: 2, htsus: '6109.10.0012' },
      ]
      Object.assign(draft.shipment_origin!, { contains_metal: 'Y', country_of_melt_pour: 'DE' })
      draft.totals_declarations!.fee_summary = []
    })
    expect(facts.lines.map(({ declarations }) => declarations)).toEqual([
      [{ type: '08', meltPour: 'DE' }],
      [],
    ])
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
    expect(facts.lines[0]!.parties.at(-1)).toEqual({ kind: 'E', id: 'TWHSI118TAI' })
    expect(facts.adcvdTotals).toEqual({
      bondedAd: '0.00',
      cashAd: '8355.67',
      bondedCv: '0.00',
      cashCv: '0.00',
    })
    expect(facts.totals).toMatchObject({ duty: '473.03', ad: '8355.67', cv: '0.00' })
  })

  test('goods under a case name their exporter when it is not the manufacturer', () => {
    const facts = factsOf((draft) => {
      draft.header!.entry_type = '03'
      Object.assign(draft.line_items![0]!, {
        adcvd_case_number: 'A-570-967-000',
        adcvd_rate: '68.89',
        exporter_mid: 'HKGOLTRA12KOW',
      })
    })
    expect(facts.lines[0]!.parties.at(-1)).toEqual({ kind: 'E', id: 'HKGOLTRA12KOW' })
  })

  test('a re-warehouse entry names its warehouse entry and sends no import date', () => {
    const facts = factsOf((draft) => {
      draft.header!.entry_type = '22'
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2704' }
      draft.totals_declarations!.fee_summary = []
    })
    expect(facts.withdrawal).toEqual({ filerCode: 'B76', entryNumber: '03245278', port: '2704' })
    expect(facts.importDate).toBeUndefined()
  })

  test('a case under a bond is claimed so, and its duty is bonded instead of cash', () => {
    const facts = factsOf((draft) => {
      draft.header!.entry_type = '03'
      Object.assign(draft.line_items![0]!, {
        adcvd_case_number: 'C-570-968-000',
        adcvd_case_role: 'all_others',
        adcvd_rate: '10',
        adcvd_claim: 'B',
      })
    })
    expect(facts.lines[0]!.adcvd[0]).toMatchObject({ claim: 'B', duty: '1212.90' })
    expect(facts.adcvdTotals).toMatchObject({ bondedCv: '1212.90', cashCv: '0.00', cashAd: '0.00' })
    expect(facts.totals).toMatchObject({ cv: '1212.90' })
  })
})

test('a deferral of I.R. tax is sent where there is tax, and only there', () => {
  const deferred = (tax: string) =>
    factsOf((draft) => {
      draft.totals_declarations!.deferred_tax_code = '2'
      draft.line_items![0]!.ir_tax_amount = tax
    }).deferredTaxCode
  expect(deferred('12.50')).toBe('2')
  expect(deferred('0')).toBeUndefined()
})

test('a fee of the whole entry is shared among its lines without losing a cent', () => {
  const values = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(values, fc.bigInt({ min: 1n, max: 10_000_000n }), (dollars, cents) => {
      const facts = factsOf((draft) => {
        const [first] = draft.line_items!
        draft.line_items = dollars.map((value, index) => ({
          ...first!,
          id: String(index),
          line_number: index + 1,
          entered_value: String(value),
          htsus: '0201.30.5085',
        }))
        draft.totals_declarations!.fee_summary = [{ id: '1', fee_type: 'Beef Fee', amount: centsText(cents) }]
      })
      const shares = facts.lines.flatMap(({ fees }) => fees.map(({ amount }) => toCents(amount)))
      expect(sumCents(shares)).toBe(cents)
    }),
    { numRuns: 50 },
  )
})

test('a license with a type code is sent with it, one without is for its agency alone', () => {
  const { licenses } = lineFactsOf({
    license_numbers: [
      { requirement_id: 'PNC', number: 'AB123456' },
      { requirement_id: 'SIMA', number: 'STEEL-1234', type_code: '14' },
    ],
    permit_info: [{ requirement_id: 'APH', number: 'P123456' }],
  })
  expect(licenses).toEqual([{ type: '14', number: 'STEEL-1234' }])
})

test('a permit with a type code is sent as well', () => {
  const { licenses } = lineFactsOf({
    permit_info: [{ requirement_id: 'APH', number: 'P123456', type_code: '17' }],
  })
  expect(licenses).toEqual([{ type: '17', number: 'P123456' }])
})
