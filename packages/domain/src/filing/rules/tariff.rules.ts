import { tariffStack } from '../../calculations/tariff-stack.ts'
import { parseDay } from '../../calendar/index.ts'
import { tariffNumber } from '../../entry/field-formats.ts'
import { centsText, dollarsText, toCents } from '../../money/cents.ts'
import { DUTY_TOLERANCE } from '../../reference/filing-limits.ts'
import type { TariffReading } from '../../reference/tariff-book.ts'
import { cbpUnit } from '../../reference/units.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

type Line = Pick<FilingLine, 'line' | 'hts' | 'origin' | 'value'>
type Entry = Pick<FilingContext, 'draft'>

/** What the tariff makes of a line; undefined where nobody has its data or it gives no whole answer. */
function readTariff(
  { line, hts, origin, value }: Line,
  ctx: RuleContext,
  { draft }: Entry,
): TariffReading | undefined {
  if (!ctx.reference.tariff || hts.length !== 10 || !origin) return undefined
  const entryDate = parseDay(draft.header?.entry_date)
  if (!entryDate) return undefined
  const [own] = tariffStack({ ...line, tariff_rows: [] })
  return ctx.reference.tariff.read({
    hts,
    origin,
    entryDate,
    value: centsText(value),
    quantities: (own?.quantities ?? []).map(({ amount, unit }) => ({
      quantity: amount,
      unit: cbpUnit(unit) ?? unit,
    })),
    ...(line.spi && { spi: line.spi }),
    answers: Object.fromEntries(
      (line.tariff_answers ?? []).map(({ question = '', answer = '' }) => [question, answer]),
    ),
  })
}

/** The headings that the tariff gives and the line lacks. */
function missingHeadings(reading: TariffReading | undefined, { line }: Line): string[] {
  if (!reading?.headings.length) return []
  const filed = new Set(tariffStack(line).map(({ hts }) => hts))
  return reading.headings.filter((heading) => !filed.has(heading))
}

/** The rows and the duty of a line against the tariff. They warn: the data may be older than the law. */
export const TARIFF_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_TARIFF_HEADINGS',
    at: 'tariff_rows',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 613 and 771',
    message: 'The tariff asks for rows that this line lacks: {headings}.',
    detail: "Open 'Duty by the tariff' in step 4 and use its rows, or answer its questions.",
    mayRead: ['line', 'hts', 'origin', 'value'],
    entry: ['draft'],
    holds: (facts, ctx, entry) => missingHeadings(readTariff(facts, ctx, entry), facts).length === 0,
    params: (facts, ctx, entry) => ({
      headings: missingHeadings(readTariff(facts, ctx, entry), facts)
        .map(tariffNumber)
        .join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_DUTY',
    at: 'duty_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 624',
    message:
      'The duty differs from that of the tariff, {expected}, by more than the $2.99 that customs allows.',
    mayRead: ['line', 'hts', 'origin', 'value'],
    entry: ['draft'],
    holds: (facts, ctx, entry) => {
      const reading = readTariff(facts, ctx, entry)
      if (!reading || missingHeadings(reading, facts).length > 0) return true
      const difference = toCents(facts.line.duty_amount) - toCents(reading.duty)
      return difference <= DUTY_TOLERANCE && difference >= -DUTY_TOLERANCE
    },
    params: (facts, ctx, entry) => ({
      expected: dollarsText(toCents(readTariff(facts, ctx, entry)?.duty)),
    }),
  }),
]
