import { describe, expect, test } from 'vitest'
import { type Case, casesOf, type Values, withValues } from '../../../test/cases/cases.ts'
import { FILING_CASES } from '../../../test/cases/filing/index.ts'
import { ruleContext, sampleEntry } from '../../../test/filing/index.ts'
import { toCents } from '../../money/cents.ts'
import { sampleEntryLine } from '../../sample/index.ts'
import { filingContext } from '../filing-context.ts'
import { filingFindings } from '../filing-findings.ts'
import { fieldLabel } from '../finding-place.ts'
import { type FilingLineRule, filingRule } from './filing-rule.ts'
import { FILING_RULES } from './index.ts'

const sampleWith = (values: Values) => withValues(sampleEntry(), values)

type Conditions = Pick<Case, 'under' | 'onFile' | 'isSentBack' | 'owedInYear'>

const findings = (values: Values, { under, onFile, isSentBack, owedInYear }: Conditions = {}) =>
  filingFindings(sampleWith(values), {
    ...ruleContext(under),
    ...(onFile && { onFile: { draft: sampleWith(onFile) } }),
    ...(isSentBack && { isSentBack }),
    ...(owedInYear && { owedInYear: toCents(owedInYear) }),
  })

const EVERY_CASE = FILING_RULES.flatMap(({ id }) => casesOf(FILING_CASES, id))

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

describe('a rule that is asked only where a line gives what it is about', () => {
  const rules = FILING_RULES.filter(
    (rule): rule is FilingLineRule => 'onlyWith' in rule && rule.onlyWith.length > 0,
  )

  test.each(rules)('$id finds nothing on lines without it', (rule) => {
    const broken = EVERY_CASE.filter(({ example, under }) => {
      const draft = sampleWith(example as Values)
      for (const item of draft.line_items ?? []) for (const name of rule.onlyWith) delete item[name]
      const context = filingContext(draft, ruleContext(under))
      return context.lines.some((line) => rule.isBroken(line, ruleContext(under), context))
    })
    expect(broken.map(({ title }) => title)).toEqual([])
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

test('a filing rule cannot read what it has not declared', () => {
  const rule = filingRule({
    id: 'FILING_UNDECLARED',
    at: 'mode_of_transport',
    source: 'a sample for this test',
    mayRead: ['mode'],
    // @ts-expect-error entryType is not among `mayRead`
    holds: ({ mode, entryType }) => mode !== entryType,
    message: 'A sample for this test.',
  })
  expect(rule.reads).toEqual(['mode'])
})

test('rule ids are unique, each with a source and words', () => {
  expect(new Set(FILING_RULES.map(({ id }) => id)).size).toBe(FILING_RULES.length)
  for (const { layer, source, message } of FILING_RULES) {
    expect(layer).toBe('filing')
    expect(source).toMatch(/CBP|CATAIR|CFR/)
    expect(message).toMatch(/[.]$/)
  }
})
