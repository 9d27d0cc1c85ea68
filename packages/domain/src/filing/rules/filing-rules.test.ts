import { describe, expect, test } from 'vitest'
import { ADCVD_TRIALS } from '../../../test/cases/filing/adcvd.cases.ts'
import { BONDS_TRIALS } from '../../../test/cases/filing/bonds.cases.ts'
import { CARGO_TRIALS } from '../../../test/cases/filing/cargo.cases.ts'
import { CERTIFICATION_TRIALS } from '../../../test/cases/filing/certifications.cases.ts'
import { all, type Change, shipment, type Trial } from '../../../test/cases/filing/changes.ts'
import { DECLARATIONS_TRIALS } from '../../../test/cases/filing/declarations.cases.ts'
import { FEES_TRIALS } from '../../../test/cases/filing/fees.cases.ts'
import { HEADER_TRIALS } from '../../../test/cases/filing/header.cases.ts'
import { IN_BOND_TRIALS } from '../../../test/cases/filing/in-bond.cases.ts'
import { IR_TAX_TRIALS } from '../../../test/cases/filing/ir-tax.cases.ts'
import { LICENSES_TRIALS } from '../../../test/cases/filing/licenses.cases.ts'
import { LINES_TRIALS } from '../../../test/cases/filing/lines.cases.ts'
import { METAL_TRIALS } from '../../../test/cases/filing/metal.cases.ts'
import { NOT_SENT_TRIALS } from '../../../test/cases/filing/not-sent.cases.ts'
import { PARTIES_TRIALS } from '../../../test/cases/filing/parties.cases.ts'
import { PAYMENT_TRIALS } from '../../../test/cases/filing/payment.cases.ts'
import { POST_SUMMARY_TRIALS } from '../../../test/cases/filing/post-summary.cases.ts'
import { SETS_TRIALS } from '../../../test/cases/filing/sets.cases.ts'
import { TARIFF_ROWS_TRIALS } from '../../../test/cases/filing/tariff-rows.cases.ts'
import { TOTALS_TRIALS } from '../../../test/cases/filing/totals.cases.ts'
import { ZONE_TRIALS } from '../../../test/cases/filing/zone.cases.ts'
import { ruleContext, sampleEntry } from '../../../test/filing/index.ts'
import { toCents } from '../../money/cents.ts'
import { filingContext } from '../filing-context.ts'
import { filingFindings } from '../filing-findings.ts'
import { fieldLabel } from '../finding-place.ts'
import { type FilingLineRule, filingRule } from './filing-rule.ts'
import { FILING_RULES } from './index.ts'

const TRIALS: Trial[] = [
  ...TOTALS_TRIALS,
  ...HEADER_TRIALS,
  ...ZONE_TRIALS,
  ...BONDS_TRIALS,
  ...CARGO_TRIALS,
  ...IN_BOND_TRIALS,
  ...PARTIES_TRIALS,
  ...LINES_TRIALS,
  ...IR_TAX_TRIALS,
  ...ADCVD_TRIALS,
  ...FEES_TRIALS,
  ...SETS_TRIALS,
  ...TARIFF_ROWS_TRIALS,
  ...LICENSES_TRIALS,
  ...METAL_TRIALS,
  ...DECLARATIONS_TRIALS,
  ...CERTIFICATION_TRIALS,
  ...NOT_SENT_TRIALS,
  ...PAYMENT_TRIALS,
  ...POST_SUMMARY_TRIALS,
]

const sampleWith = (change: Change) => {
  const draft = sampleEntry()
  change(draft)
  return draft
}

const judge = ({
  change,
  profile,
  onFile,
  owedInYear,
  isSentBack,
}: Pick<Trial, 'change' | 'profile' | 'onFile' | 'owedInYear' | 'isSentBack'>) =>
  filingFindings(sampleWith(change), {
    ...ruleContext(profile),
    ...(onFile && { onFile: { draft: sampleWith(onFile) } }),
    ...(isSentBack && { isSentBack }),
    ...(owedInYear && { owedInYear: toCents(owedInYear) }),
  })

test('the sample entry can be filed as it is', () => {
  expect(judge({ change: () => undefined })).toEqual([])
})

describe.each(FILING_RULES)('$id', (rule) => {
  const trials = TRIALS.filter((trial) => trial.rule === rule.id)

  test('has a passing and a failing case', () => {
    expect(new Set(trials.map(({ holds }) => holds)).size).toBe(2)
  })

  test.each(trials)('$title', (trial) => {
    const found = judge(trial).filter(({ rule_id }) => rule_id === rule.id)
    expect(found.map(({ message }) => message.id)).toEqual(trial.holds ? [] : [`rule.${rule.id}`])
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
    const broken = TRIALS.filter(({ change, profile }) => {
      const draft = sampleWith(change)
      for (const item of draft.line_items ?? []) for (const name of rule.onlyWith) delete item[name]
      const context = filingContext(draft, ruleContext(profile))
      return context.lines.some((line) => rule.isBroken(line, ruleContext(profile), context))
    })
    expect(broken.map(({ title }) => title)).toEqual([])
  })
})

describe('a field that step 2 gives for all lines', () => {
  const paths = (change: Change) =>
    judge({ change })
      .filter(({ rule_id }) => rule_id.startsWith('FILING_MANUFACTURER_FORMAT'))
      .map(({ path }) => path)
  const second =
    (own: string): Change =>
    (draft) => {
      draft.line_items!.push({
        ...draft.line_items![0]!,
        id: 'line-2',
        line_number: 2,
        manufacturer_mid: own,
      })
    }

  test('is one finding there, however many lines use it', () => {
    expect(paths(all(shipment({ manufacturer_id: 'TW-1' }), second('')))).toEqual([
      'shipment_origin.manufacturer_id',
    ])
  })

  test('is found on a line that has its own', () => {
    expect(paths(second('TW-2'))).toEqual(['line_items.1.manufacturer_mid'])
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
