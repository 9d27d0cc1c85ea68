import { expect, test } from 'vitest'
import { FILE_FINDINGS, SECURITY_FILING_RULES, UNIFIED_RULES } from '../../security-filing/index.ts'
import { filingConditionToFinding } from './isf-condition-to-finding.ts'

const HEADER = { severity: 'error', recordId: 'SF10', image: 'SF10' } as const
const messageOf = ({ code, narrative }: { code: string; narrative: string }) =>
  filingConditionToFinding({ ...HEADER, code, narrative }).message

test.each(FILE_FINDINGS)('what CBP has on file is said in plain words: $rule', (found) => {
  expect(messageOf(found)).toMatchObject({ id: found.words.id })
})

test.each([...UNIFIED_RULES, ...SECURITY_FILING_RULES])(
  'a condition of CBP is said in plain words: $rule',
  (rule) => {
    expect(messageOf(rule)).toMatchObject({ id: expect.stringMatching(/^isf\./) })
  },
)

test('an unknown importer leads to its number', () => {
  const condition = { ...HEADER, code: 'S17', narrative: 'ISF IMP NBR NOT ON FILE' }
  expect(filingConditionToFinding(condition)).toMatchObject({ path: 'parties.importer_number' })
})

test('what CBP finds beyond its list is in its own words', () => {
  expect(messageOf({ code: '', narrative: 'NEW RULE' })).toMatchObject({ params: { text: 'NEW RULE' } })
})
