import { describe, expect, test } from 'vitest'
import { type Case, casesOf, type Values, withValues } from '../../../test/cases/cases.ts'
import { FILING_CASES } from '../../../test/cases/filing/index.ts'
import { ruleContext, sampleEntry } from '../../../test/filing/index.ts'
import { fieldLabel } from '../../entry/field-words.ts'
import { toCents } from '../../money/cents.ts'
import { sampleEntryLine } from '../../sample/index.ts'
import { filingFindings } from '../filing-findings.ts'
import { filingLineRule, filingRule } from './filing-rule.ts'
import { FILING_RULES } from './index.ts'

const sampleWith = (values: Values) => withValues(sampleEntry(), values)

type Conditions = Pick<
  Case,
  'under' | 'onFile' | 'isReviewed' | 'isSentBack' | 'owedInYear' | 'importerProblem' | 'partActions'
>

const findings = (
  values: Values,
  { under, onFile, isReviewed, isSentBack, owedInYear, importerProblem, partActions }: Conditions = {},
) =>
  filingFindings(sampleWith(values), {
    ...ruleContext(under),
    ...(onFile && { onFile: { draft: sampleWith(onFile), ...(isReviewed && { isReviewed }) } }),
    ...(isSentBack && { isSentBack }),
    ...(importerProblem && { importerProblem }),
    ...(partActions && { partActions }),
    ...(owedInYear && { owedInYear: toCents(owedInYear) }),
  })

test('the sample entry can be filed as it is', () => {
  expect(findings({})).toEqual([])
})

describe.each(FILING_RULES)('$id', (rule) => {
  const cases = casesOf(FILING_CASES, rule.id)

  test('has a passing and a failing case', () => {
    expect(new Set(cases.map(({ isMet }) => isMet)).size).toBe(2)
  })

  test.each(cases)('$title', ({ example, isMet, ...conditions }) => {
    const found = findings(example as Values, conditions).filter(({ rule_id }) => rule_id === rule.id)
    expect(found.map(({ message }) => message.id)).toEqual(isMet ? [] : [`rule.${rule.id}`])
    for (const { path, step } of found) {
      expect(path.split('.').at(-1)).toMatch(/^\w+$/)
      expect(fieldLabel(path).defaultMessage).not.toContain('_')
      expect(step).toEqual(expect.any(String))
    }
  })
})

describe('a field that step 2 gives for all lines', () => {
  const paths = (values: Values) =>
    findings(values)
      .filter(({ rule_id }) => rule_id.startsWith('FILING_MANUFACTURER_FORMAT'))
      .map(({ path }) => path)
  const withSecond = (manufacturer_mid: string): Values => ({
    line_items: [sampleEntryLine(), { ...sampleEntryLine('line-2', 2), manufacturer_mid }],
  })

  test('is one finding there, however many lines use it', () => {
    expect(paths({ manufacturer_id: 'TW-1', ...withSecond('') })).toEqual(['shipment_origin.manufacturer_id'])
  })

  test('is found on a line that has its own', () => {
    expect(paths(withSecond('TW-2'))).toEqual(['line_items.1.manufacturer_mid'])
  })
})

describe('a filing rule cannot read what it has not declared', () => {
  const shared = { source: 'a sample for this test', message: 'A sample for this test.' } as const

  test('of the entry and of every line', () => {
    const rule = filingRule({
      id: 'FILING_UNDECLARED',
      at: 'mode_of_transport',
      ...shared,
      reads: ['house_bill'],
      mayRead: ['mode'],
      ofLines: ['origin'],
      holds: (facts) => {
        // @ts-expect-error entry_type is not declared
        const undeclared = facts.entry_type
        // @ts-expect-error htsus is not declared of lines
        const ofLine = facts.lines[0]?.htsus
        return facts.house_bill === facts.mode && facts.lines[0]?.origin === undeclared && !ofLine
      },
    })
    expect(rule.reads).toEqual(['house_bill', 'mode', 'lines.origin'])
  })

  test('of its line', () => {
    const rule = filingLineRule({
      id: 'FILING_UNDECLARED',
      at: 'htsus',
      ...shared,
      reads: ['product_claim'],
      entry: ['entryType'],
      // @ts-expect-error ir_tax_amount is not declared
      holds: ({ product_claim, ir_tax_amount }, _rules, { entryType }) =>
        product_claim !== ir_tax_amount + entryType,
    })
    expect(rule.reads).toEqual(['product_claim', 'entryType'])
  })

  test('and one rule alone, which compares all of it with the summary on file, reads the whole entry', () => {
    const whole = FILING_RULES.filter(({ reads }) => reads.some((name) => /^(draft|lines?)$/.test(name)))
    expect(whole.map(({ id }) => id)).toEqual(['FILING_CORRECTION_UNCHANGED'])
  })
})

test('rule ids are unique, each with a source and words', () => {
  expect(new Set(FILING_RULES.map(({ id }) => id)).size).toBe(FILING_RULES.length)
  for (const { layer, source, message } of FILING_RULES) {
    expect(layer).toBe('filing')
    expect(source).toMatch(/CBP|CATAIR|CFR/)
    expect(message).toMatch(/[.?]$/)
  }
})
