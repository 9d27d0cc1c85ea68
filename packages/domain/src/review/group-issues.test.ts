import { expect, test } from 'vitest'
import type { DraftData } from '../entry/index.ts'
import { errorsByStep, groupIssues, progressWithErrors } from './index.ts'

const issue = (
  rule_id: string,
  path: string,
  step: 'shipment_origin' | 'line_items',
  severity: 'error' | 'warning' = 'error',
) => ({ rule_id, path, step, severity })

const DRAFT: DraftData = {
  shipment_origin: { bill_of_lading: 'SGNF30418700' },
  line_items: [
    { id: 'a', line_number: 1, charges: '' },
    { id: 'b', line_number: 2, gross_weight_kg: '-14' },
    { id: 'c', line_number: 3 },
  ],
}

const ISSUES = [
  issue('SHIPMENT_VESSEL', 'shipment_origin.importing_carrier', 'shipment_origin'),
  issue('SHIPMENT_BILL_FORMAT', 'shipment_origin.bill_of_lading', 'shipment_origin'),
  issue('LINE_CHARGES', 'line_items.0.charges', 'line_items'),
  issue('LINE_WEIGHT', 'line_items.1.gross_weight_kg', 'line_items'),
  issue('LINE_CHARGES', 'line_items.2.charges', 'line_items'),
  issue('LINE_VALUE_LOW', 'line_items.1.entered_value', 'line_items', 'warning'),
]

test('findings are grouped by step, and what is wrong comes before what is missing and what is to be checked', () => {
  expect(
    groupIssues(ISSUES, DRAFT).map(({ step, counts, groups }) => ({
      step,
      counts,
      groups: groups.map(({ kind, issues }) => [kind, ...issues.map(({ path }) => path)]),
    })),
  ).toEqual([
    {
      step: 'shipment_origin',
      counts: { wrong: 1, missing: 1, check: 0 },
      groups: [
        ['wrong', 'shipment_origin.bill_of_lading'],
        ['missing', 'shipment_origin.importing_carrier'],
      ],
    },
    {
      step: 'line_items',
      counts: { wrong: 1, missing: 2, check: 1 },
      groups: [
        ['wrong', 'line_items.1.gross_weight_kg'],
        ['missing', 'line_items.0.charges', 'line_items.2.charges'],
        ['check', 'line_items.1.entered_value'],
      ],
    },
  ])
})

test('a step that was done and has errors counts them; one that is not done keeps its progress', () => {
  const errors = errorsByStep(ISSUES)
  expect([...errors]).toEqual([
    ['shipment_origin', 2],
    ['line_items', 3],
  ])
  expect(
    progressWithErrors(
      {
        header: { status: 'complete' },
        shipment_origin: { status: 'complete' },
        line_items: { status: 'partial' },
      },
      errors,
    ),
  ).toEqual({
    header: { status: 'complete' },
    shipment_origin: { status: 'incomplete', validationErrors: 2 },
    line_items: { status: 'partial' },
  })
})
