import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factsOf, takeProposedFees } from '../../test/filing/facts-of.ts'
import { ruleContext, sampleEntry } from '../../test/filing/index.ts'
import { centsText, sumCents, toCents } from '../money/cents.ts'
import { toEntrySummaryFacts } from './to-entry-summary-facts.ts'

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
      [{ type: '9', designation: 'B', surety: '054', amount: '50000', account: '991234567' }],
    ],
    [
      "9 is a single bond in CBP's codes",
      '9',
      '054',
      'cbp',
      undefined,
      [{ type: '9', designation: 'B', surety: '054', amount: '50000', account: '991234567' }],
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
      Object.assign(draft.shipment_origin!, {
        it_number: '123456782',
        it_date: '2026-02-24',
        us_port_unlading: '2809',
      }),
    )
    expect(facts.cargo.inBondDate).toBe('2026-02-24')
    expect(facts.manifests[0]!.bills.map(({ kind }) => kind)).toEqual(['I', 'M'])
  })

  test('each further bill is a manifest with its packages, and the first bill counts the rest', () => {
    const { manifests } = factsOf((draft) => {
      Object.assign(draft.shipment_origin!, {
        house_bill: 'CHSLSHA4471120',
        further_bills: [
          { house_bill: 'CHSLSHA4471121', packages: '20' },
          { bill_of_lading: 'MAEU263000123', packages: '5', unit: 'PLT' },
        ],
      })
    })
    const [first] = sampleEntry().line_items!
    expect(manifests.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [String(Number(first!.manifest_qty) - 25), 'PCS'],
      ['20', 'PCS'],
      ['5', 'PLT'],
    ])
    const masterNumber = sampleEntry().shipment_origin!.bill_of_lading!.slice(4)
    expect(manifests.map(({ bills }) => bills.map(({ kind, number }) => `${kind} ${number}`))).toEqual([
      [`M ${masterNumber}`, 'H SHA4471120'],
      [`M ${masterNumber}`, 'H SHA4471121'],
      ['M 263000123'],
    ])
  })

  test('bills that moved under several in-bond numbers each have their own, and one date', () => {
    const { manifests, cargo } = factsOf((draft) => {
      Object.assign(draft.shipment_origin!, {
        it_number: '123456782',
        it_date: '2026-02-24',
        us_port_unlading: '2809',
        further_bills: [
          { bill_of_lading: 'MAEU263000123', it_number: 'V4412345678', packages: '5' },
          { it_number: '234567896', packages: '7' },
        ],
      })
    })
    const masterNumber = sampleEntry().shipment_origin!.bill_of_lading!.slice(4)
    expect(manifests.map(({ bills }) => bills.map(({ kind, number }) => `${kind} ${number}`))).toEqual([
      ['I 123456782', `M ${masterNumber}`],
      ['I V4412345678', 'M 263000123'],
      ['I 234567896', `M ${masterNumber}`],
    ])
    expect(cargo.inBondDate).toBe('2026-02-24')
  })

  test('goods that moved in bond say so on every bill', () => {
    const { manifests } = factsOf((draft) => {
      Object.assign(draft.shipment_origin!, {
        it_number: '123456782',
        it_date: '2026-02-24',
        us_port_unlading: '2809',
        further_bills: [{ bill_of_lading: 'MAEU263000123', packages: '5' }],
      })
    })
    expect(manifests.map(({ bills }) => bills[0])).toEqual([
      { kind: 'I', number: '123456782' },
      { kind: 'I', number: '123456782' },
    ])
  })

  test('a house bill and a sub-house bill follow their master bill', () => {
    const facts = factsOf((draft) =>
      Object.assign(draft.shipment_origin!, { house_bill: 'CHSLSHA4471120', sub_house_bill: 'SUB1' }),
    )
    expect(facts.manifests[0]!.bills).toEqual([
      expect.objectContaining({ kind: 'M', issuer: 'EGLV' }),
      { kind: 'H', issuer: 'CHSL', number: 'SHA4471120' },
      { kind: 'S', number: 'SUB1' },
    ])
  })

  test('the carrier may be another company than the issuer of the bill, which keeps its own code', () => {
    const facts = factsOf((draft) =>
      Object.assign(draft.shipment_origin!, {
        carrier_code: 'ONEY',
        trip_number: '024E',
        manifest_unit: 'PLT',
      }),
    )
    expect(facts.cargo).toMatchObject({ carrierCode: 'ONEY', tripIdentifier: '024E' })
    expect(facts.manifests[0]).toMatchObject({ unit: 'PLT', bills: [{ kind: 'M', issuer: 'EGLV' }] })
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

  test('a withdrawal names the warehouse entry and no mode, port of unlading, manifest or in-bond date', () => {
    const facts = factsOf((draft) => {
      Object.assign(draft.header!, { entry_type: '31' })
      Object.assign(draft.shipment_origin!, { it_number: '123456789', it_date: '2026-02-25' })
      draft.export_details = { warehouse_reference: 'B76-0324527-8/2709' }
      draft.totals_declarations!.fee_summary!.pop()
    })
    expect(facts.withdrawal).toEqual({ filerCode: 'B76', entryNumber: '03245278', port: '2709' })
    expect([facts.mode, facts.cargo.portOfUnlading, facts.manifests, facts.cargo.inBondDate]).toEqual([
      undefined,
      undefined,
      [],
      undefined,
    ])
  })

  test('a draft that customs could not take is refused with its findings, warnings aside', () => {
    const draft = sampleEntry()
    draft.header!.entry_type = '61'
    takeProposedFees(draft)
    const result = toEntrySummaryFacts(draft, ruleContext())
    expect(result.ok ? [] : result.findings.map(({ rule_id }) => rule_id)).toContain(
      'FILING_TYPE_NOT_AUTOMATED',
    )
    expect(result.ok ? [] : result.findings.filter(({ severity }) => severity !== 'error')).toEqual([])
  })
})

test('a deferral of I.R. tax is sent where there is tax, and only there', () => {
  const deferred = (tax: string) =>
    factsOf((draft) => {
      draft.totals_declarations!.deferred_tax_code = '2'
      Object.assign(draft.line_items![0]!, { htsus: '3303.00.3000', ir_tax_amount: tax })
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
        takeProposedFees(draft)
        draft.totals_declarations!.fee_summary!.push({
          id: '1',
          fee_type: 'Beef Fee',
          amount: centsText(cents),
        })
      })
      const shares = facts.lines
        .flatMap(({ fees }) => fees.filter(({ classCode }) => classCode === '053'))
        .map(({ amount }) => toCents(amount))
      expect(sumCents(shares)).toBe(cents)
    }),
    { numRuns: 50 },
  )
})
