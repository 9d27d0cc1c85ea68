import { expect, test } from 'vitest'
import { withPath } from '../../test/cases/cases.ts'
import { VALID_CONTEXT as ctx, VALID_DRAFT } from '../../test/cases/rules/valid-draft.ts'
import { exampleDrafts, ruleContext } from '../../test/filing/index.ts'
import type { DraftData } from '../entry/draft.ts'
import { STEPS, type StepKey } from '../entry/steps.ts'
import { findingPlace } from '../filing/finding-place.ts'
import { checkStep, errorsOf } from '../rules/check-step.ts'
import { checkEntry } from './check-entry.ts'
import { NEEDS_LATER_STEPS, refusedValues } from './refused-values.ts'

const refused = (step: StepKey, changes: Record<string, unknown>): string[] => {
  const draft = Object.entries(changes).reduce<DraftData>(
    (before, [path, value]) => withPath(before, path, value),
    VALID_DRAFT,
  )
  return refusedValues(draft, ctx)
    .filter((finding) => finding.step === step)
    .map(({ rule_id, path }) => `${path} ${rule_id}`)
}

test.each(STEPS.map(({ key }) => key))('%s refuses nothing of a whole entry', (step) => {
  expect(refused(step, {})).toEqual([])
})

test.each<[string, StepKey, string, string, string]>([
  [
    'a port that CBP does not have',
    'shipment_origin',
    'shipment_origin.us_port_unlading',
    '9999',
    'FILING_UNLADING_PORT_UNKNOWN',
  ],
])(
  '%s is refused by the step that asks for it, whose own rules let it pass',
  (_what, step, path, value, rule) => {
    expect(refused(step, { [path]: value })).toEqual([`${path} ${rule}`])
    expect(errorsOf(checkStep(step, withPath(VALID_DRAFT, path, value), ctx))).toEqual([])
    for (const { key } of STEPS) if (key !== step) expect(refused(key, { [path]: value })).toEqual([])
  },
)

test('a value is judged as it will be saved', () => {
  expect(refused('shipment_origin', { 'shipment_origin.bill_of_lading': ' maeu 123456789 ' })).toEqual(
    refused('shipment_origin', { 'shipment_origin.bill_of_lading': 'MAEU123456789' }),
  )
})

test('a blank field waits for the review', () => {
  expect(refused('shipment_origin', { 'shipment_origin.bill_of_lading': '' })).toEqual([])
})

test('a choice that step 1 names at once holds up no step', () => {
  expect(refused('header', { 'header.port_code': 'NY10' })).toEqual([])
})

test.each([...NEEDS_LATER_STEPS])(
  '%s, which later steps may still bear out, waits for the review',
  (rule) => {
    const examples = exampleDrafts(rule, 'broken')
    expect(examples.length).toBeGreaterThan(0)
    for (const { draft, profile } of examples) {
      const rules = ruleContext(profile)
      const found = checkEntry(draft, rules).find(({ rule_id }) => rule_id === rule)
      expect(found?.severity).toBe('error')
      expect(refusedValues(draft, rules).map(({ rule_id }) => rule_id)).not.toContain(rule)
    }
  },
)

test('what is wrong with the number of an importer who is the consignee is said once', () => {
  const found = refused('parties_locations', {
    'parties.same_as_importer': true,
    'parties.importer_number': '12-34567',
  })
  expect(found.filter((one) => one.startsWith('parties.consignee_number'))).toEqual([])
})

test('what is wrong with a further bill is of step 2', () => {
  expect(findingPlace('shipment_origin.further_bills.0.bill_of_lading')).toEqual({
    step: 'shipment_origin',
    page: 'transport',
  })
})
