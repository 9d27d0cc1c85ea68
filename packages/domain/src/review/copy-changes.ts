import type { CalendarDay } from '../calendar/index.ts'
import type { DraftData } from '../entry/index.ts'
import { filingFindings } from '../filing/filing-findings.ts'
import { defineMessage, type Message } from '../messages/index.ts'
import { dollarsText, toCents } from '../money/cents.ts'
import { mpfYear } from '../reference/fee-rates.ts'
import type { RuleContext } from '../rules/context.ts'

export const copyMessages = {
  fees: defineMessage<{ earlier: string; minimum: string; maximum: string }>({
    id: 'copy.changed.fees',
    defaultMessage:
      'The merchandise processing fee has changed since fiscal year {earlier}: at least {minimum}, at most {maximum} an entry. Step 5 recalculates it.',
  }),
  bond: defineMessage({
    id: 'copy.changed.bond',
    defaultMessage: 'The bond is the one in your organization settings, not that of the earlier entry.',
  }),
  numbers: defineMessage<{ lines: string; count: number }>({
    id: 'copy.changed.numbers',
    defaultMessage:
      '{count, plural, one {The HTS number of line {lines} is} other {The HTS numbers of lines {lines} are}} not in today’s tariff. Find the number that replaces it in step 4.',
  }),
  duty: defineMessage<{ lines: string; count: number }>({
    id: 'copy.changed.duty',
    defaultMessage:
      '{count, plural, one {The duty or the chapter 99 rows of line {lines} differ} other {The duty or the chapter 99 rows of lines {lines} differ}} from today’s tariff. Recalculate them in step 4.',
  }),
}

interface Copied {
  earlier: DraftData
  copy: DraftData
  today: CalendarDay
}

const NUMBER_RULES = ['FILING_TARIFF_NUMBER_UNKNOWN']
const DUTY_RULES = ['FILING_TARIFF_HEADINGS', 'FILING_TARIFF_DUTY', 'FILING_TARIFF_DUTY_TYPED']
const LINE = /^line_items\.(\d+)\./

/**
 * Lists the changes since the copied entry: fees of the year, the bond on file, numbers that ended, duty by
 * the tariff.
 */
export function copyChanges({ earlier, copy, today }: Copied, ctx: RuleContext): Message[] {
  const changes: Message[] = []
  const before = mpfYear(earlier.header?.entry_date)
  const now = mpfYear(today)
  if (before.year !== now.year && copy.line_items?.some((line) => line.htsus)) {
    const { minimum, maximum } = now
    changes.push(
      copyMessages.fees({
        earlier: before.year,
        minimum: dollarsText(toCents(minimum)),
        maximum: dollarsText(toCents(maximum)),
      }),
    )
  }
  const bondOf = ({ header, bond_information }: DraftData) =>
    [header?.surety_no, header?.bond_type, bond_information?.bond_number].join(' ')
  if (bondOf(earlier) !== bondOf(copy)) changes.push(copyMessages.bond())
  const enteredToday = { ...copy, header: { ...copy.header, entry_date: today } }
  const findings = filingFindings(enteredToday, ctx)
  const linesOf = (rules: readonly string[]): number[] => [
    ...new Set(
      findings
        .filter(({ rule_id }) => rules.includes(rule_id))
        .map(({ path }) => Number(LINE.exec(path)?.[1]) + 1),
    ),
  ]
  const ended = linesOf(NUMBER_RULES)
  if (ended.length > 0) changes.push(copyMessages.numbers({ lines: ended.join(', '), count: ended.length }))
  const charged = linesOf(DUTY_RULES).filter((line) => !ended.includes(line))
  if (charged.length > 0)
    changes.push(copyMessages.duty({ lines: charged.join(', '), count: charged.length }))
  return changes
}
