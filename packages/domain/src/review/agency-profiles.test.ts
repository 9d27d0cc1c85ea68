import { describe, expect, test } from 'vitest'
import { releasedEntry, ruleContext } from '../../test/filing/index.ts'
import type { DraftData, LineItem } from '../entry/draft.ts'
import { checkEntry } from './check-entry.ts'

/** What the rules of a profile find of an entry that is released first, whose line is changed. */
const found = (profile: 'specification' | 'cbp', change: Partial<LineItem>): string[] => {
  const released = releasedEntry()
  const draft: DraftData = { ...released, line_items: [{ ...released.line_items![0]!, ...change }] }
  return checkEntry(draft, ruleContext(profile))
    .map(({ rule_id }) => rule_id)
    .filter((id) => /^LINE_(FOOD|PESTICIDE|PLANT|PGA)|AGENCY_FLAG/.test(id))
    .sort()
}

/** Specification 2§5, to the letter: the numbers, the code of special handling, and the number of the paper. */
const NEEDS = [
  [
    'FOOD',
    ['1901.20.15.00', '2009.11.00.20', '2106.90.99.98'],
    'PNC',
    'license_numbers',
    'AB123456',
    'A1234567',
  ],
  ['PESTICIDE', ['3808.91.25.01'], 'EPC', 'license_numbers', '12-34-5', '12-34'],
  ['PLANT', ['0601.10.15.00', '0602.90.30.50'], 'APH', 'permit_info', 'P123456', '123456'],
] as const

describe.each(NEEDS)("the specification's rule of %s", (id, numbers, code, list, number, wrong) => {
  const paper = (value: string) => ({ [list]: [{ requirement_id: code, number: value }] })
  const rules = [`LINE_${id}_CODE`, `LINE_${id}_NUMBER`]

  test.each(numbers)('%s needs its number and its code under the specification', (htsus) => {
    const own = (change: Partial<LineItem>) =>
      found('specification', { htsus, ...change }).filter((rule) => rule.startsWith(`LINE_${id}`))
    expect(own({})).toEqual(rules)
    expect(own({ special_handling: code })).toEqual([rules[1]])
    expect(own({ special_handling: code, ...paper(wrong) })).toEqual([rules[1]])
    expect(own({ special_handling: code, ...paper(number) })).toEqual([])
  })

  test.each(numbers)('%s needs neither under the rules of CBP', (htsus) => {
    expect(found('cbp', { htsus }).filter((rule) => rule.startsWith('LINE_'))).toEqual([])
  })
})

test('under the rules of CBP the flags of the number take their place', () => {
  const chair = { htsus: '9401.61.40.11' }
  expect(found('cbp', chair)).toEqual(['FILING_RELEASE_AGENCY_FLAG'])
  const declined = { agency: 'APH', program: 'APL', disclaimer: 'G' }
  expect(found('cbp', { ...chair, agency_statements: [declined] })).toEqual([])
})

test('a flag of the line needs the number of a paper under the specification alone', () => {
  const flagged = { pga_flags: ['FD2'], license_numbers: [] }
  expect(found('specification', flagged)).toEqual(['LINE_PGA_REQUIREMENTS'])
  expect(found('cbp', flagged)).toEqual([])
})
