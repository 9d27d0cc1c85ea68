import { expect, test } from 'vitest'
import { sampleEntry } from '../../test/filing/index.ts'
import { openConditions, type SentCondition } from './open-conditions.ts'

const condition = (changes: Partial<SentCondition>): SentCondition => ({
  rule_id: 'CBP_138',
  severity: 'error',
  path: 'header.surety_no',
  step: 'header',
  block: '4',
  message: 'Surety unknown.',
  sent_value: '987',
  ...changes,
})
const withSurety = (surety_no: string) => ({
  ...sampleEntry(),
  header: { ...sampleEntry().header, surety_no },
})

test('a condition is at its field while the field has the value that was sent', () => {
  expect(openConditions(withSurety('987'), [condition({})])).toMatchObject([
    {
      path: 'header.surety_no',
      severity: 'error',
      message: { id: 'condition.at-field', params: { text: 'Surety unknown.' } },
    },
  ])
})

test('another value takes it away', () =>
  expect(openConditions(withSurety('054'), [condition({})])).toEqual([]))

test('a warning and a notice ask for no correction', () =>
  expect(openConditions(withSurety('987'), [condition({ severity: 'warning' })])).toEqual([]))

test('a field that was sent empty is marked until it has a value', () => {
  const empty = condition({ path: 'shipment_origin.it_number', step: 'shipment_origin', sent_value: null })
  expect(openConditions(sampleEntry(), [empty])).toHaveLength(1)
  const draft = sampleEntry()
  draft.shipment_origin = { ...draft.shipment_origin, it_number: '123456789' }
  expect(openConditions(draft, [empty])).toEqual([])
})

test('rows are not compared', () => {
  const fees = condition({
    path: 'totals_declarations.fee_summary',
    step: 'totals_declarations',
    sent_value: null,
  })
  expect(openConditions({ totals_declarations: { fee_summary: [] } }, [fees])).toEqual([])
})

test('a masked personal number is compared as it was shown', () => {
  const number = condition({
    path: 'parties.importer_number',
    step: 'parties_locations',
    sent_value: '***-**-6789',
  })
  expect(openConditions({ parties: { importer_number: '123-45-6789' } }, [number])).toHaveLength(1)
  expect(openConditions({ parties: { importer_number: '223-45-6780' } }, [number])).toEqual([])
})
