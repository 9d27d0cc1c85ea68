import { describe, expect, test } from 'vitest'
import { RELEASE_RULES } from '../filing/release/release-findings.ts'
import { FILING_RULES } from '../filing/rules/index.ts'
import { entryRules, feeRules, lineRules } from '../rules/catalogue/index.ts'
import { ruleRecord } from './rule-record.ts'

const RULES = [...entryRules, ...lineRules, ...feeRules, ...FILING_RULES, ...RELEASE_RULES]

describe('the rules of all layers', () => {
  test('have an id each', () => {
    const ids = RULES.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('are recorded with their layer and source', () => {
    const records = RULES.map(({ id }) => ruleRecord(id))
    expect(records.map((record) => [record?.layer, record?.source])).toEqual(
      RULES.map(({ layer, source }) => [layer, source]),
    )
    expect(new Set(records.map((record) => record?.layer))).toEqual(new Set(['form', 'data', 'filing']))
  })

  test('name what they read', () => {
    // These judge the summary on file or the one that CBP sent back, and no fact of the entry.
    expect(RULES.filter(({ reads }) => reads.length === 0).map(({ id }) => id)).toEqual([
      'FILING_PAYMENT_NOT_SENT',
      'FILING_RECONCILIATION_CORRECTED',
      'FILING_CORRECTION_EARLY',
      'FILING_CORRECTION_LATE',
      'FILING_CORRECTION_LAST_DAYS',
    ])
  })
})

test('what customs found has no rule of the product', () => {
  expect(ruleRecord('CBP_432')).toBeUndefined()
})
