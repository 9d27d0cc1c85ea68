import { tariffNumber } from '../../entry/field-formats.ts'
import { dollarsText, toCents } from '../../money/cents.ts'
import { originCountry } from '../../reference/countries.ts'
import { DUTY_TOLERANCE } from '../../reference/filing-limits.ts'
import type { TariffGap, TariffReading } from '../../reference/tariff-book.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext } from '../filing-context.ts'
import { type AskedLine, tariffQuestion } from '../tariff-question.ts'
import { isGoods, otherUnits } from '../tariff-units.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

type Entry = Pick<FilingContext, 'entryDate'>

const hasTariff = (_entry: unknown, { reference }: RuleContext): boolean => reference.tariff !== undefined

/** What the tariff makes of a line; undefined where nobody has its data or it gives no whole answer. */
function readTariff(line: AskedLine, { reference: { tariff } }: RuleContext): TariffReading | undefined {
  const question = tariff && tariffQuestion(line)
  return question && tariff.read(question)
}

/**
 * Why the tariff cannot be compared with a line whose number, origin and entry date are known; undefined where it is
 * compared, and where another error names the reason.
 */
function tariffGap(line: AskedLine, { reference: { tariff } }: RuleContext): TariffGap | undefined {
  const question = tariff && tariffQuestion(line)
  if (!question || tariff.isRestricted(line.origin)) return undefined
  const gap = tariff.gap(question)
  const isUnknown = isGoods(line.hts) && !tariff.hasNumber(line.hts, question.entryDate)
  return gap === 'no_duty' && isUnknown ? undefined : gap
}

/** The headings that the tariff gives and the line lacks. */
function missingHeadings(reading: TariffReading | undefined, { stack }: Pick<AskedLine, 'stack'>): string[] {
  if (!reading?.headings.length) return []
  const filed = new Set(stack.map(({ hts }) => hts))
  return reading.headings.filter((heading) => !filed.has(heading))
}

/** The headings of the line that are for goods of other origins. */
function foreignHeadings(
  { stack, origin }: Pick<AskedLine, 'stack' | 'origin'>,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Entry,
): string[] {
  if (!tariff || !entryDate || !origin) return []
  return stack.flatMap(({ hts }) => {
    const origins = tariff.originsOf(hts, entryDate)
    return !origins || origins.includes(originCountry(origin)) ? [] : [hts]
  })
}

/**
 * Whether nobody says why a line has another duty than the tariff gives. Numbers of chapter 98 and of other goods among
 * the rows change the duty in ways that the tariff is not asked about.
 */
const isTypedWithoutReason = ({ line, stack }: Pick<AskedLine, 'line' | 'stack'>): boolean =>
  line.duty_source !== 'calculated' &&
  !line.duty_reason &&
  stack.every(({ row, hts }) => row === undefined || hts.startsWith('99'))

/** Whether CBP takes the duty of a line beside that of the tariff. */
function isWithinTolerance({ line }: Pick<AskedLine, 'line'>, reading: TariffReading): boolean {
  const difference = toCents(line.duty_amount) - toCents(reading.duty)
  return difference <= DUTY_TOLERANCE && difference >= -DUTY_TOLERANCE
}

/**
 * The rows and the duty of a line against the tariff. They warn, since the data may be older than the law; only a typed
 * duty for which nobody gives a reason is an error.
 */
export const TARIFF_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_TARIFF_NUMBER_UNKNOWN',
    at: 'htsus',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 433 and 434',
    message: 'This number is not in the tariff data.',
    detail:
      "CBP rejects a number that is not in the tariff. Check it against the edition in force, or press 'Find in the tariff' in step 4.",
    mayRead: ['hts'],
    entry: ['entryDate'],
    appliesTo: hasTariff,
    holds: ({ hts }, { reference: { tariff } }, { entryDate }) =>
      !tariff || !entryDate || !isGoods(hts) || tariff.hasNumber(hts, entryDate),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_NOT_READ',
    at: 'tariff_answers',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 613, 624 and 771',
    message:
      'Duty and chapter 99 headings of this line are not checked: {gap, select, open_question {a question of the tariff is open} no_measures {the tariff data lacks the additional duties of this entry date} other {the tariff gives no duty for this number}}.',
    detail:
      "{gap, select, open_question {Answer it in step 4, under 'Questions' or in 'Duty by the tariff' of the line.} other {Look up in the tariff and in CBP's messages which headings of chapter 99 apply, and enter their rows in step 4. You may owe more than is shown.}}",
    mayRead: ['line', 'hts', 'origin', 'value', 'stack', 'dutyDay'],
    appliesTo: hasTariff,
    holds: (facts, ctx) => tariffGap(facts, ctx) === undefined,
    params: (facts, ctx) => ({ gap: tariffGap(facts, ctx) ?? '' }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_HEADINGS',
    at: 'tariff_rows',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 613 and 771',
    message: 'The tariff requires rows that this line does not have: {headings}.',
    detail: "Open 'Duty by the tariff' in step 4 and use its rows, or answer its questions.",
    mayRead: ['line', 'hts', 'origin', 'value', 'stack', 'dutyDay'],
    appliesTo: hasTariff,
    holds: (facts, ctx) => missingHeadings(readTariff(facts, ctx), facts).length === 0,
    params: (facts, ctx) => ({
      headings: missingHeadings(readTariff(facts, ctx), facts).map(tariffNumber).join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_DUTY',
    at: 'duty_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 624',
    message: 'The duty differs from that of the tariff, {expected}, by more than the $2.99 that CBP allows.',
    mayRead: ['line', 'hts', 'origin', 'value', 'stack', 'dutyDay'],
    appliesTo: hasTariff,
    holds: (facts, ctx) => {
      const reading = readTariff(facts, ctx)
      if (!reading || isTypedWithoutReason(facts) || missingHeadings(reading, facts).length > 0) return true
      return isWithinTolerance(facts, reading)
    },
    params: (facts, ctx) => ({
      expected: dollarsText(toCents(readTariff(facts, ctx)?.duty)),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_DUTY_TYPED',
    at: 'duty_amount',
    source: 'CBP ACE error dictionary, condition 624',
    message:
      'The typed duty differs from that of the tariff, {expected}, by more than the $2.99 that CBP allows, and no reason is given.',
    detail: 'Use the duty of the tariff in step 4, or give the reason for the typed duty.',
    mayRead: ['line', 'hts', 'origin', 'value', 'stack', 'dutyDay'],
    appliesTo: hasTariff,
    holds: (facts, ctx) => {
      const reading = isTypedWithoutReason(facts) ? readTariff(facts, ctx) : undefined
      return !reading || isWithinTolerance(facts, reading)
    },
    params: (facts, ctx) => ({
      expected: dollarsText(toCents(readTariff(facts, ctx)?.duty)),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_UNITS',
    at: 'net_uom',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 442 to 444',
    message: 'The tariff requires quantities in these units, in this order: {units}.',
    detail: 'X means that the goods have no quantity to report.',
    mayRead: ['stack'],
    entry: ['entryDate'],
    appliesTo: hasTariff,
    holds: (facts, ctx, entry) => otherUnits(facts, ctx, entry).length === 0,
    params: (facts, ctx, entry) => ({
      units: otherUnits(facts, ctx, entry)
        .map(({ hts, demanded }) => `${tariffNumber(hts)} ${demanded.join(', ')}`)
        .join('; '),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_HEADING_ORIGIN',
    at: 'tariff_rows',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 613',
    message: 'These rows are not for goods of this origin: {headings}.',
    mayRead: ['line', 'hts', 'origin', 'value', 'stack'],
    entry: ['entryDate'],
    appliesTo: hasTariff,
    holds: (facts, ctx, entry) => foreignHeadings(facts, ctx, entry).length === 0,
    params: (facts, ctx, entry) => ({
      headings: foreignHeadings(facts, ctx, entry).map(tariffNumber).join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_PROGRAM_ENDED',
    at: 'spi',
    onlyWith: ['spi'],
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 606',
    message: 'This special program ended before the entry date, unless Congress has renewed it.',
    mayRead: ['line'],
    entry: ['entryDate'],
    appliesTo: hasTariff,
    holds: ({ line: { spi } }, { reference: { tariff } }, { entryDate }) =>
      !spi || !entryDate || !tariff?.isProgramEnded(spi.trim().toUpperCase(), entryDate),
  }),
  filingLineRule({
    id: 'FILING_ORIGIN_RESTRICTED',
    at: 'origin_country',
    source: 'CBP ACE error dictionary, condition 409; 31 CFR 510, 515 and 560',
    message:
      'Goods of this country may not be imported without a license of the Office of Foreign Assets Control.',
    mayRead: ['origin'],
    appliesTo: hasTariff,
    holds: ({ origin }, { reference: { tariff } }) => !tariff?.isRestricted(origin),
  }),
]
