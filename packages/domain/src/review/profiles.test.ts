import { describe, expect, test } from 'vitest'
import { withPath } from '../../test/cases/cases.ts'
import { ruleContext } from '../../test/filing/rule-context.ts'
import { sampleEntry } from '../../test/filing/sample-entry.ts'
import type { DraftData } from '../entry/draft.ts'
import type { RulesProfileName } from '../profile/index.ts'
import { errorsOf } from '../rules/check-step.ts'
import { checkEntry } from './check-entry.ts'

/** The rules that refuse the sample entry, on 5 March 2026, after a change and not before it. */
function refusals(profile: RulesProfileName, changes: Record<string, unknown>): string[] {
  const ctx = ruleContext(profile)
  const errors = (draft: DraftData) => errorsOf(checkEntry(draft, ctx)).map(({ rule_id }) => rule_id)
  const before = errors(sampleEntry())
  const changed = Object.entries(changes).reduce<DraftData>(
    (draft, [path, value]) => withPath(draft, path, value),
    sampleEntry(),
  )
  return errors(changed).filter((rule) => !before.includes(rule))
}

const DATES = {
  entered: 'header.entry_date',
  imported: 'shipment_origin.import_date',
  exported: 'shipment_origin.export_date',
}

describe.each([
  [
    'goods that arrive in five days',
    { [DATES.entered]: '2026-03-10', [DATES.imported]: '2026-03-10' },
    ['HEADER_ENTRY_DATE_NOT_FUTURE', 'REVIEW_SUMMARY_NOT_BEFORE_ENTRY', 'SHIPMENT_IMPORT_DATE_NOT_FUTURE'],
  ],
  [
    'a truck from Canada that leaves and arrives in five days',
    { [DATES.entered]: '2026-03-10', [DATES.imported]: '2026-03-10', [DATES.exported]: '2026-03-10' },
    [
      'HEADER_ENTRY_DATE_NOT_FUTURE',
      'REVIEW_SUMMARY_NOT_BEFORE_ENTRY',
      'SHIPMENT_EXPORT_DATE_NOT_FUTURE',
      'SHIPMENT_IMPORT_DATE_NOT_FUTURE',
    ],
  ],
  [
    'goods that left on the day of import',
    { [DATES.imported]: '2026-02-24', [DATES.exported]: '2026-02-24' },
    ['SHIPMENT_EXPORT_BEFORE_IMPORT'],
  ],
  [
    'an entry of two years ago',
    {
      [DATES.entered]: '2024-03-05',
      [DATES.imported]: '2024-03-05',
      [DATES.exported]: '2024-02-20',
      'line_items.0.duty_reason': 'other',
      'line_items.0.duty_note': 'HTS 2024, chapter 94',
    },
    ['HEADER_ENTRY_DATE_WITHIN_YEAR'],
  ],
])('%s', (_, changes, refusedBy) => {
  test("is refused by the specification's rules", () => {
    expect(refusals('specification', changes).sort()).toEqual(refusedBy)
  })
  test("is taken by CBP's rules", () => {
    expect(refusals('cbp', changes)).toEqual([])
  })
})

describe('a withdrawal from a warehouse for consumption', () => {
  const withdrawal = {
    'export_details.warehouse_withdrawal': true,
    'export_details.warehouse_reference': 'B76-0324527-6',
  }
  const rule = 'SHIPMENT_EXPORT_TIMING_REQUIRED'
  test("names its date of export under the specification's rules", () => {
    expect(refusals('specification', withdrawal)).toContain(rule)
  })
  test("needs none under CBP's rules", () => {
    expect(refusals('cbp', withdrawal)).not.toContain(rule)
  })
})

describe('further than 90 days ahead', () => {
  test("no entry is taken by CBP's rules", () => {
    const dates = { [DATES.entered]: '2026-06-04', [DATES.imported]: '2026-06-04' }
    expect(refusals('cbp', dates)).toEqual([
      'HEADER_ENTRY_DATE_WITHIN_90_DAYS',
      'SHIPMENT_IMPORT_DATE_WITHIN_90_DAYS',
    ])
  })
})

describe.each(['specification', 'cbp'] as const)('under the rules %s', (profile) => {
  test.each(['EGLVSHA2401ABCD', 'EGLVAB123456', 'EGLV123456789012'])('the bill %s is filed', (bill) => {
    expect(refusals(profile, { 'shipment_origin.bill_of_lading': bill })).toEqual([])
  })
  test('goods that left after their import are refused', () => {
    expect(refusals(profile, { [DATES.exported]: '2026-02-25' })).not.toEqual([])
  })
})
