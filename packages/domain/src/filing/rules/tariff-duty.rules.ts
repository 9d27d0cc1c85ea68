import { isSetComponent } from '../../entry/article-set.ts'
import { type Cents, dollarsText, sumCents, toCents } from '../../money/cents.ts'
import { isDutyApart } from '../../reference/filed-duty.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingLine } from '../filing-context.ts'
import { ASKED_OF_TARIFF, type AskedLine } from '../tariff-question.ts'
import {
  DECLARED,
  isReadWhole,
  isStated,
  isTakenAsStated,
  judgedByCustoms,
  missingHeadings,
  openHoles,
  otherReading,
  readTariff,
} from '../tariff-reading.ts'
import { type FilingRule, filingLineRule, filingRule } from './filing-rule.ts'

type SummedLine = AskedLine & Pick<FilingLine, 'duty_amount' | 'set_indicator'>

/**
 * By how much the lines of an entry differ from the tariff in all; undefined where customs does not calculate one of
 * them. A part of a set has no duty to calculate. Lines as the tariff reads them need no judgement.
 */
function totalDifference(lines: readonly SummedLine[], ctx: RuleContext): Cents | undefined {
  if (lines.every((line) => isSetComponent(line) || readTariff(line, ctx)?.duty === line.duty_amount))
    return 0n
  const differences = lines.map((line) => {
    const duty = toCents(line.duty_amount)
    const expected = isSetComponent(line) ? duty : judgedByCustoms(line, ctx)?.expected
    return expected === undefined ? undefined : duty - expected
  })
  return differences.every((difference) => difference !== undefined) ? sumCents(differences) : undefined
}

/** The duty of lines against the tariff, and what the law may change of it that the data lacks. */
export const TARIFF_DUTY_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_TARIFF_DUTY',
    at: 'duty_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 624',
    message:
      'You declare another duty than that of the tariff, {expected}. If CBP calculates as the tariff does, it rejects a difference of more than $2.99.',
    mayRead: [...ASKED_OF_TARIFF, ...DECLARED],
    holds: (line, ctx) => {
      const reading = otherReading(line, ctx)
      if (!reading) return true
      return isReadWhole(line) ? !isTakenAsStated(line, ctx) : missingHeadings(reading, line, ctx).length > 0
    },
    params: (line, ctx) => ({ expected: dollarsText(toCents(readTariff(line, ctx)?.duty)) }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_DUTY_TYPED',
    at: 'duty_amount',
    source: 'CBP ACE error dictionary, condition 624',
    message:
      'The duty differs from that of the tariff, {expected}, by more than the $2.99 that CBP allows{stated, select, no {, and no reason with a note is given} other {}}.',
    detail:
      'Use the duty of the tariff in step 4. If the tariff data lacks a measure, add its heading of chapter 99 and the duty there, with a reason and a note of what you looked up and where.',
    mayRead: [...ASKED_OF_TARIFF, ...DECLARED],
    holds: (line, ctx) => !isReadWhole(line) || !otherReading(line, ctx) || isTakenAsStated(line, ctx),
    params: (line, ctx) => ({
      expected: dollarsText(toCents(readTariff(line, ctx)?.duty)),
      stated: line.duty_source !== 'calculated' && isStated(line) ? 'yes' : 'no',
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_HOLE',
    at: 'duty_note',
    source: 'CBP ACE error dictionary, conditions 613, 624 and 771',
    message: '{holes} The line needs a note of what you looked up, and where.',
    detail:
      'Look it up. If another duty is right, enter its heading of chapter 99 and the duty in step 4, with the reason.',
    mayRead: [...ASKED_OF_TARIFF, 'duty_note'],
    holds: (line, ctx) => openHoles(line, ctx).length === 0,
    params: (line, ctx) => ({ holes: openHoles(line, ctx).map(({ says }) => says) }),
  }),
  filingRule({
    id: 'FILING_TARIFF_DUTY_TOTAL',
    at: 'total_duty',
    source: 'CBP ACE error dictionary, condition 627',
    message:
      'The duties of the lines differ from the tariff by {difference} in all, by more than the $2.99 that CBP allows for an entry.',
    detail: 'Use the duty of the tariff in step 4 on the lines whose duty is some cents or dollars apart.',
    ofLines: [...ASKED_OF_TARIFF, 'duty_amount', 'set_indicator'],
    holds: ({ lines }, ctx) => {
      const difference = totalDifference(lines, ctx)
      return difference === undefined || !isDutyApart(difference, 0n)
    },
    params: ({ lines }, ctx) => {
      const difference = totalDifference(lines, ctx) ?? 0n
      return { difference: dollarsText(difference < 0n ? -difference : difference) }
    },
  }),
]
