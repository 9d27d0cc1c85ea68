import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DraftData } from '../entry/draft.ts'
import { lineTable } from '../entry/field-table.ts'
import { sampleEntry } from '../filing/fixtures/sample-entry.ts'
import { checkCanonical, fromCanonical, importDraft, makeSnapshot, toCanonical } from './index.ts'
import { anyDraft } from './test/any-draft.ts'

const AT = '2026-03-05T14:00:00Z'
const snapshotOf = (draft: DraftData) => toCanonical({ draft, findings: [], version: 1, generatedAt: AT })

const counter = () => {
  let next = 0
  return () => `id-${++next}`
}

/** The sample entry before anyone declared anything. */
function undeclared(): DraftData {
  const { final_review: _review, totals_declarations = {}, ...rest } = sampleEntry()
  const {
    declaration_ior_agent: _agent,
    declaration_purchase_agreement: _purchase,
    declarant_signature: _signature,
    declarant_date: _date,
    ...totals
  } = totals_declarations
  return { ...rest, totals_declarations: totals }
}

/** A snapshot as a file: plain JSON that a test may bend. */
const file = (draft: DraftData = sampleEntry()) => JSON.parse(JSON.stringify(snapshotOf(draft)))

describe('canonical JSON', () => {
  test('states the sample entry in the names of the data layer, amounts with their places written out', () => {
    const { header, transport, lines, totals, fees } = snapshotOf(sampleEntry())
    expect(header).toMatchObject({ entry_number: 'B7603245276', type: 'formal', port_code: '2704' })
    expect(transport).toMatchObject({ country_of_origin: 'TWN', default_origin_country: 'TW' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      line_number: 1,
      htsus: '9405.41.84.40',
      quantity: '65.000',
      unit_value: '186.60',
      line_value: '12129.00',
      origin_country: 'TW',
      hts_rate: '3.9000',
      mid_status: 'generated',
    })
    expect(fees.map((row) => [row.class_code, row.amount_usd])).toEqual([
      ['499', '42.01'],
      ['501', '15.16'],
    ])
    expect(totals).toMatchObject({ total_duty: '473.03', total_other: '57.17', grand_total: '530.20' })
  })

  test('writes its members in one order whatever the order of the draft', () => {
    const draft = sampleEntry()
    const reversed = Object.fromEntries(Object.entries(draft).reverse()) as DraftData
    expect(JSON.stringify(snapshotOf(reversed))).toBe(JSON.stringify(snapshotOf(draft)))
    expect(Object.keys(snapshotOf({}))).toEqual(Object.keys(snapshotOf(draft)))
  })

  test.each([
    ['with hyphens', '123-45-6789'],
    ['without hyphens', '123456789'],
  ])('never holds a social security number %s', (_, ssn) => {
    const draft = sampleEntry()
    draft.parties = { ...draft.parties, importer_number: ssn, consignee_number: ssn, same_as_importer: false }
    const payload = snapshotOf(draft)
    expect(JSON.stringify(payload)).not.toContain(ssn)
    expect(payload.parties.importer_number).toBe('***-**-6789')
    expect(payload.parties.consignee_number).toBe('***-**-6789')
  })

  test('says MULTI where the origins of the lines differ', () => {
    const draft = sampleEntry()
    const [line] = draft.line_items!
    draft.line_items = [line!, { ...line!, id: 'line-2', line_number: 2, origin_country: 'VN' }]
    expect(snapshotOf(draft).transport.country_of_origin).toBe('MULTI')
    expect(snapshotOf(draft).lines.map((row) => row.origin_country)).toEqual(['TW', 'VN'])
  })

  test('counts the issues by severity', () => {
    const finding = { rule_id: 'HEADER_X', path: 'header.port_code', message: 'Port' }
    const findings = [
      { ...finding, severity: 'error' as const },
      { ...finding, severity: 'warning' as const },
      { ...finding, severity: 'error' as const },
    ]
    const { summary } = toCanonical({ draft: sampleEntry(), findings, version: 1, generatedAt: AT })
    expect(summary).toEqual({ issue_count: 3, error_count: 2, warning_count: 1, info_count: 0 })
  })
})

describe('the checks of a snapshot', () => {
  test('pass the sample entry', () => {
    expect(checkCanonical(file())).toEqual({ ok: true })
  })

  test.each([
    ['schema_version', 1.0, 'schema_version: Must be text.'],
    ['generated_at', 'yesterday', 'generated_at: Must be an instant such as 2026-03-05T14:00:00Z.'],
    ['header.entry_number', '', 'header.entry_number: Is required.'],
    ['header.port_code', '', 'header.port_code: Is required.'],
    ['lines', 'none', 'lines: Must be a list.'],
    ['lines.0.htsus', '9405.41', 'lines.0.htsus: Must have at least 10 characters.'],
    ['lines.0.line_value', '', 'lines.0.line_value: Is required.'],
    ['summary.issue_count', 4, 'summary.issue_count: Must be 0, the number of issues.'],
    ['transport.import_date', '2026-02-30', 'transport.import_date: Must be a day such as 2026-03-05.'],
    ['parties', null, 'parties: Must be an object.'],
  ])('name %s of %j', (path, value, words) => {
    expect(checkCanonical(bent(file(), path, value))).toMatchObject({
      ok: false,
      code: 'SCHEMA_VALIDATION_FAILED',
      message: `Schema validation failed: ${words}`,
    })
  })

  test('say how many more there are', () => {
    const two = bent(bent(file(), 'header.port_code', ''), 'lines.0.line_value', '')
    expect(checkCanonical(two)).toMatchObject({
      message: 'Schema validation failed: header.port_code: Is required. (and 1 more)',
    })
  })
})

describe('making the next snapshot', () => {
  const input = { draft: sampleEntry(), findings: [], generatedAt: AT }

  test('counts versions up by one', () => {
    expect(makeSnapshot({ ...input, version: 3, latestVersion: 2 })).toMatchObject({
      payload: { version: 3 },
    })
  })

  test('refuses a version that does not follow the latest', () => {
    expect(makeSnapshot({ ...input, version: 2, latestVersion: 2 })).toMatchObject({
      code: 'VERSIONING_ERROR',
      message: 'Versioning error: version 2 does not follow version 2.',
    })
  })

  test('refuses an entry of which there is nothing to write', () => {
    expect(makeSnapshot({ ...input, draft: {}, version: 1, latestVersion: 0 })).toMatchObject({
      code: 'JSON_GENERATION_FAILED',
      message: 'JSON generation failed: the entry has no header.',
    })
  })

  test('refuses a line whose value cannot be read', () => {
    const draft = sampleEntry()
    draft.line_items = [{ ...draft.line_items![0]!, entered_value: 'twelve' }]
    expect(makeSnapshot({ ...input, draft, version: 1, latestVersion: 0 })).toMatchObject({
      code: 'SCHEMA_VALIDATION_FAILED',
      problems: [{ path: 'lines.0.line_value' }],
    })
  })
})

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
        { path: 'fees.1.fee_type', message: 'Must be AD or CVD or MPF or HMF or Tea Fee or Beef Fee.' },
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
    ['2.0', 'Version 2.0 is not supported; this product reads "1.0".'],
    [1, 'Must be "1.0".'],
    [undefined, 'Must be "1.0".'],
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

/** Values of fields that are no plain number. */
const SAMPLES: Record<string, unknown> = {
  adcvd_case_number: 'A-570-967',
  adcvd_case_role: 'exporter',
  adcvd_claim: 'B',
  origin_country: 'VN',
  currency_code: 'EUR',
  manufacturer: { name: 'Saigon Lamp' },
  manufacturer_mid: 'VNSAILAM12HO',
  pga_flags: ['FD1'],
  license_numbers: [{ requirement_id: 'PNC', number: 'AB123456' }],
  permit_info: [{ requirement_id: 'APH', number: 'P123456' }],
  charges_breakdown: [{ code: 'C490', amount: '12' }],
  invoice: { currency_code: 'EUR', foreign_value: '10.00' },
  tariff_rows: [{ hts: '9903.88.15', rate: '7.5%', duty: '35.48', source: 'calculated' }],
  tariff_answers: [{ question: 'metal_share', answer: 'under_15' }],
  duty_source: 'calculated',
}

/** The file with one value changed; list places are numbers. */
function bent(json: Record<string, unknown>, path: string, value: unknown) {
  const copy = structuredClone(json)
  const keys = path.split('.')
  const last = keys.pop()!
  const section = keys.reduce<Record<string, unknown>>(
    (place, key) => place[key] as Record<string, unknown>,
    copy,
  )
  section[last] = value
  return copy
}
