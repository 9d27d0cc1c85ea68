import { describe, expect, test } from 'vitest'
import { VALID_CONTEXT, VALID_DRAFT } from '../../test/cases/rules/valid-draft.ts'
import { entryFacts } from './facts.ts'
import { entryGroup } from './rule-shapes.ts'

const sample = entryGroup({ layer: 'data', source: 'a sample for this test' })

const rule = sample.rule({
  id: 'REVIEW_SAMPLE',
  at: 'export_date',
  reads: ['export_date', 'import_date'],
  mayRead: ['isFtz'],
  when: ({ isFtz }) => !isFtz,
  holds: ({ export_date, import_date }) => export_date <= import_date,
  message: 'Export date must be before import date',
})

const judge = (shipment: object) => {
  const facts = entryFacts({
    ...VALID_DRAFT,
    shipment_origin: { ...VALID_DRAFT.shipment_origin, ...shipment },
  })
  return rule.judge(facts, VALID_CONTEXT, facts)
}

describe('a rule', () => {
  test('waits while a fact that it reads is missing', () => {
    expect(judge({ import_date: '' })).toBe('waiting')
    expect(judge({ export_date: undefined })).toBe('waiting')
  })

  test('is met where it does not apply', () => {
    expect(judge({ importing_carrier: 'FTZ 0050', export_date: '2026-03-01' })).toBe('met')
  })

  test('is broken by facts that it refuses', () => {
    expect(judge({ export_date: '2026-03-01' })).toBe('broken')
  })

  test('cannot read what it has not declared', () => {
    sample.rule({
      id: 'REVIEW_UNDECLARED',
      at: 'export_date',
      reads: ['export_date'],
      // @ts-expect-error import_date is not among `reads`
      holds: ({ export_date, import_date }) => export_date <= import_date,
      message: 'never said',
    })
    expect(rule.reads).toEqual(['export_date', 'import_date', 'isFtz'])
  })
})
