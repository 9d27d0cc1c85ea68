import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleEntry } from '../../test/filing/sample-entry.ts'
import { anyDraft } from '../../test/snapshot/any-draft.ts'
import { bent, counter, file, snapshotOf, undeclared } from '../../test/snapshot/sample-file.ts'
import { lineTable } from '../entry/field-table.ts'
import { checkCanonical, fromCanonical, importDraft } from './index.ts'

/** Values of fields that are no plain number. */
const SAMPLES: Record<string, unknown> = {
  adcvd_case_number: 'A-570-967',
  adcvd_case_role: 'exporter',
  adcvd_claim: 'B',
  product_claim: 'M',
  net_cost: 'Y',
  adcvd_rate_kind: 'S',
  duty_reason: 'cbp',
  second_case_rate_kind: 'A',
  census_overrides: [{ warning: '27I', reason: '20' }],
  second_case_number: 'C-570-968-000',
  second_case_claim: 'C',
  non_reimbursement: 'Y',
  origin_country: 'VN',
  currency_code: 'EUR',
  set_indicator: 'X',
  zone: { status: 'N' },
  metal: { steel_melt_pour: 'SE' },
  importer_declarations: { auto_license: 'AB123456' },
  manufacturer: { name: 'Saigon Lamp' },
  manufacturer_mid: 'VNSAILAM12HO',
  pga_flags: ['FD1'],
  agency_statements: [{ agency: 'CPS', program: 'CPS', disclaimer: 'A' }],
  license_numbers: [{ requirement_id: 'PNC', number: 'AB123456' }],
  permit_info: [{ requirement_id: 'APH', number: 'P123456' }],
  charges_breakdown: [{ code: 'C490', amount: '12' }],
  invoice: { currency_code: 'EUR', foreign_value: '10.00' },
  valuation: { terms_of_sale: 'CIF', international_freight: '2.50' },
  invoice_rows: [{ part_number: 'HM-1', description: 'Oak table', quantity: '24.000', value: '5280.00' }],
  tariff_rows: [{ hts: '9903.88.15', rate: '7.5%', duty: '35.48', source: 'calculated' }],
  tariff_rows_removed: [{ hts: '9903.05.90', rate: '12.5%', duty: '10.00' }],
  tariff_answers: [{ question: 'metal_share', answer: 'under_15' }],
  duty_source: 'calculated',
  classification: { hts: '9405.41.8440', words: 'lantern', reasons: [{ source: 'own', words: 'lantern' }] },
}

describe('import', () => {
  test('of an exported sample entry gives the sample entry back', () => {
    const result = fromCanonical(file(), counter())
    const [line] = sampleEntry().line_items!
    expect(result).toMatchObject({ ok: true, notes: [] })
    if (!result.ok) return
    expect(result.draft.header).toEqual(sampleEntry().header)
    expect(result.draft.line_items![0]).toMatchObject({ description: line!.description, htsus: line!.htsus })
    expect(result.draft.parties).toMatchObject({ same_as_importer: true, consignee_number: 'SAME' })
    expect(result.draft.line_items![0]).not.toHaveProperty('origin_country')
  })

  test('of an exported snapshot gives the same snapshot', () => {
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        const payload = snapshotOf(draft)
        const result = fromCanonical(JSON.parse(JSON.stringify(payload)), counter())
        expect(result.ok).toBe(checkCanonical(payload).ok)
        if (result.ok) expect(snapshotOf(result.draft)).toEqual(payload)
      }),
      { numRuns: 200 },
    )
  })

  test('names every wrong field with its path and takes nothing', () => {
    const wrong = [
      ['header.entry_type', 1],
      ['header.colour', 'blue'],
      ['transport.import_date', '03/05/2026'],
      ['transport.is_ftz', 'no'],
      ['lines.0.line_value', 12129],
      ['lines.0.charges', [{ code: 'C490', amount: '1.5' }]],
      ['lines.0.line_number', 7],
      ['lines.0.pga.flags', 'FD1'],
      ['fees.1.fee_type', 'Milk Fee'],
    ] as const
    const json = wrong.reduce((bending, [path, value]) => bent(bending, path, value), file())
    expect(fromCanonical(json, counter())).toEqual({
      ok: false,
      problems: [
        { path: 'header.colour', message: 'Is not a field of this format.' },
        { path: 'header.entry_type', message: 'Must be text.' },
        { path: 'transport.import_date', message: 'Must be a day such as 2026-03-05.' },
        { path: 'transport.is_ftz', message: 'Must be true or false.' },
        { path: 'lines.0.line_number', message: 'Must be 1, the place in the list.' },
        {
          path: 'lines.0.line_value',
          message: 'Must be an amount as text with at most 2 decimals, such as "12129.00".',
        },
        { path: 'lines.0.charges.0.amount', message: 'Must be a whole amount as text, such as "450".' },
        { path: 'lines.0.pga.flags', message: 'Must be a list of texts.' },
        {
          path: 'fees.1.fee_type',
          message: 'Must be AD or CVD or MPF or HMF or Mail Fee or Tea Fee or Beef Fee or Other Fee.',
        },
      ],
    })
  })

  test('takes a file that says only what it must', () => {
    const lines = [{ htsus: '9405418440', line_value: '12129', origin_country: 'TW' }]
    const json = { schema_version: '1.0', header: { port_code: '2704' }, lines }
    expect(fromCanonical(json, counter())).toEqual({
      ok: true,
      notes: [],
      draft: {
        header: { port_code: '2704' },
        line_items: [
          {
            id: 'id-1',
            line_number: 1,
            htsus: '9405.41.8440',
            entered_value: '12129',
            origin_country: 'TW',
          },
        ],
      },
    })
  })

  test('takes one origin for all as the origin of step 2', () => {
    const lines = [{ htsus: '9405418440', line_value: '12129' }]
    const transport = { country_of_origin: 'TWN', manufacturer_id: 'TWBRILIG88TAI' }
    const json = { schema_version: '1.0', header: { port_code: '2704' }, transport, lines }
    expect(fromCanonical(json, counter())).toMatchObject({
      draft: { shipment_origin: { country_of_origin: 'TW', manufacturer_id: 'TWBRILIG88TAI' } },
    })
  })

  test.each([
    ['transport.country_of_origin', 'CHN', 'Must be "TWN": it follows from the other fields.'],
    ['transport.ftz_number', '0050', 'Must be left out: it follows from the other fields.'],
    ['transport.is_ftz', true, 'Must be false: it follows from the other fields.'],
    ['header.type', 'informal', 'Must be "formal": it follows from the other fields.'],
    ['lines.0.unit_value', '186.61', 'Must be "186.60": it follows from the other fields.'],
  ])('names %s of %j, which the other fields contradict', (path, value, message) => {
    expect(fromCanonical(bent(file(), path, value), counter())).toEqual({
      ok: false,
      problems: [{ path, message }],
    })
  })

  test('says which number was masked and has to be typed again', () => {
    const draft = sampleEntry()
    draft.parties = { ...draft.parties, importer_number: '123-45-6789' }
    expect(fromCanonical(file(draft), counter())).toMatchObject({
      ok: true,
      notes: [{ path: 'parties.importer_number', message: 'The number is masked. Type it again in step 3.' }],
    })
  })

  test('into a new entry leaves signature, ticks and acknowledgement behind, and says so', () => {
    const draft = sampleEntry()
    draft.totals_declarations = {
      ...draft.totals_declarations,
      declaration_ior_agent: true,
      declarant_name: 'Ada Harbor',
      declarant_signature: 'Ada Harbor',
      declarant_date: '03/05/2026',
    }
    draft.final_review = { acknowledged: true, declarant_role: 'approver' }
    const result = importDraft(file(draft), counter())
    expect(result).toMatchObject({
      ok: true,
      draft: { totals_declarations: { declarant_name: 'Ada Harbor', total_duty: '473.03' } },
      notes: [
        {
          path: 'declaration.signature',
          message: 'The declaration is not imported. Sign it again in step 5.',
        },
      ],
    })
    if (!result.ok) return
    expect(result.draft.totals_declarations).not.toHaveProperty('declarant_signature')
    expect(result.draft.totals_declarations).not.toHaveProperty('declaration_ior_agent')
    expect(result.draft).not.toHaveProperty('final_review')
    expect(importDraft(file(undeclared()), counter())).toMatchObject({ ok: true, notes: [] })
  })

  test.each([
    ['3.0', 'Version 3.0 is not supported; this product reads "1.0" or "2.0".'],
    [1, 'Must be "1.0" or "2.0".'],
    [undefined, 'Must be "1.0" or "2.0".'],
  ])('refuses schema version %s', (version, message) => {
    expect(fromCanonical({ ...file(), schema_version: version }, counter())).toEqual({
      ok: false,
      problems: [{ path: 'schema_version', message }],
    })
  })

  test.each([
    ['a list', []],
    ['a text', 'entry'],
    ['nothing', null],
  ])('refuses %s in place of an entry', (_, json) => {
    expect(fromCanonical(json, counter())).toMatchObject({ ok: false })
  })

  test('refuses a text that no database keeps', () => {
    const json = bent(file(), 'lines.0.description', 'lamp\u0000')
    expect(fromCanonical(json, counter())).toMatchObject({ problems: [{ path: 'lines.0.description' }] })
  })

  test('refuses more than 999 lines as a whole', () => {
    const [line] = file().lines
    const json = {
      ...file(),
      lines: Array.from({ length: 1000 }, (_, at) => ({ ...line, line_number: at + 1 })),
    }
    expect(fromCanonical(json, counter())).toMatchObject({
      problems: [{ path: 'lines', message: 'Must hold at most 999.' }],
    })
  })

  test('carries every field that a line has', () => {
    const draft = sampleEntry()
    const line = draft.line_items![0]!
    const kept = Object.values(lineTable).map((field) => field.path.split('.')[0]!)
    Object.assign(line, { ...Object.fromEntries(kept.map((name) => [name, SAMPLES[name] ?? '1'])), ...line })
    const result = fromCanonical(file(draft), counter())
    expect(result.ok && Object.keys(result.draft.line_items![0]!)).toEqual(
      expect.arrayContaining([...new Set(kept)]),
    )
  })
})
