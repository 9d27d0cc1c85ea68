import type { Finding } from '@edfe/domain/rules'
import { expect, test } from 'vitest'
import { tariffChanges } from './tariff-changes.ts'

const finding = (rule_id: string, field: string, params: Record<string, string>): Finding => ({
  rule_id,
  severity: 'warning',
  path: `line_items.0.${field}`,
  message: { id: `rule.${rule_id}`, params },
  step: 'line_items',
})
const duty = finding('FILING_TARIFF_DUTY_TYPED', 'duty_amount', { expected: '$120.00' })
const headings = finding('FILING_TARIFF_HEADINGS', 'tariff_rows', { headings: '9903.88.15' })
const draft = { line_items: [{ id: 'a', line_number: 1, duty_amount: '100.00' }] }

test('a line that lacks a row is named once, by the row', () =>
  expect(tariffChanges(draft, [], [duty, headings])).toEqual([
    { line: 1, duty: '$100.00', headings: '9903.88.15' },
  ]))

test('a typed duty is named by what the tariff makes of the line now', () =>
  expect(tariffChanges(draft, [], [duty])).toEqual([{ line: 1, duty: '$100.00', expected: '$120.00' }]))

test('what was found before is no change', () => expect(tariffChanges(draft, [duty], [duty])).toEqual([]))
