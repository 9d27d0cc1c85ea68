import { encodeEntrySummary } from '@edfe/abi'
import { filingFindings } from '@edfe/domain/filing'
import { ADDITIONAL_BOND, ruleContext, sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '../../test/any-entry.ts'
import { answer, envelope, factsOf } from '../../test/sample-batch.ts'

const [given] = sampleEntry().line_items!

test('what the filing rules pass, customs does not refuse for form', { timeout: 600_000 }, () => {
  let passed = 0
  fc.assert(
    fc.property(anyEntry, (draft) => {
      if (filingFindings(draft, ruleContext()).some(({ severity }) => severity === 'error')) return
      passed += 1
      const response = answer(encodeEntrySummary(factsOf(draft), envelope))
      const fatal = response.conditions.filter(({ severity }) => severity === 'F')
      expect(fatal.map(({ code, narrative }) => `${code} ${narrative}`)).toEqual([])
      expect(response.disposition).toBe('accepted')
    }),
    { numRuns: 9000, seed: 20260305 },
  )
  expect(passed).toBeGreaterThan(300)
})

test('a case of $1.25 for each unit is taken', () => {
  const draft = sampleEntry()
  draft.header!.entry_type = '03'
  draft.bond_information = { ...draft.bond_information, ...ADDITIONAL_BOND }
  draft.line_items = [
    {
      ...given!,
      adcvd_case_number: 'A-583-851-000',
      adcvd_rate: '1.25',
      adcvd_rate_kind: 'S',
      adcvd_quantity: '970.5',
    },
  ]
  expect(answer(encodeEntrySummary(factsOf(draft), envelope))).toMatchObject({
    conditions: [],
    disposition: 'accepted',
  })
})
