import { describe, expect, test } from 'vitest'
import { sampleEntry } from '../../test/filing/sample-entry.ts'
import { AT, bent, file, snapshotOf } from '../../test/snapshot/sample-file.ts'
import type { DraftData } from '../entry/draft.ts'
import { checkCanonical, makeSnapshot, toCanonical } from './index.ts'

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
      message: {
        defaultMessage: 'Versioning error: version {version} does not follow version {latest}.',
        params: { version: 2, latest: 2 },
      },
    })
  })

  test('refuses an entry of which there is nothing to write', () => {
    expect(makeSnapshot({ ...input, draft: {}, version: 1, latestVersion: 0 })).toMatchObject({
      code: 'JSON_GENERATION_FAILED',
      message: { defaultMessage: 'JSON generation failed: the entry has no header.' },
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
