import { tariffNumber } from '../../entry/field-formats.ts'
import { dollarsText, toCents } from '../../money/cents.ts'
import { originCountry } from '../../reference/countries.ts'
import { DUTY_TOLERANCE } from '../../reference/filing-limits.ts'
import type { TariffGap, TariffReading } from '../../reference/tariff-book.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { ASKED_OF_TARIFF, type AskedLine, tariffQuestion } from '../tariff-question.ts'
import { isGoods, otherUnits } from '../tariff-units.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

type Entry = Pick<FilingContext, 'entryDate'>

/**
 * True if a line enters under a heading of chapter 98 that takes the place of duty, such as American goods
 * returned (9801.00.10) or a stay under bond (9813). Goods of 9802 owe duty on a part of their value.
 */
const isFreeByChapter98 = ({ stack }: Pick<AskedLine, 'stack'>): boolean =>
  stack.some(({ hts }) => hts.startsWith('98') && !hts.startsWith('9802'))

/**
 * The tariff's reading of a line; undefined where nobody has its data, it gives no whole answer, or a heading of
 * chapter 98 decides instead.
 */
function readTariff(line: AskedLine, { reference: { tariff } }: RuleContext): TariffReading | undefined {
  if (isFreeByChapter98(line)) return undefined
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

/** The headings that the tariff gives and the line lacks; without those that charge nothing, where they are optional. */
function missingHeadings(
  reading: TariffReading | undefined,
  { stack }: Pick<AskedLine, 'stack'>,
  { profile }: RuleContext,
): string[] {
  if (!reading?.headings.length) return []
  const filed = new Set(stack.map(({ hts }) => hts))
  const isOptional = (heading: string) =>
    profile.reliefHeadings === 'optional' && reading.relieved.includes(heading)
  return reading.headings.filter((heading) => !filed.has(heading) && !isOptional(heading))
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
 * True when nobody says why a line has another duty than the tariff gives: a calculated duty may be that of another day.
 * Numbers of chapter 98 and of other goods among the rows change the duty in ways that the tariff is not asked about.
 */
const isWithoutReason = ({
  duty_source,
  duty_reason,
  stack,
}: Pick<FilingLine, 'duty_source' | 'duty_reason' | 'stack'>): boolean =>
  (duty_source === 'calculated' || !duty_reason) &&
  stack.every(({ row, hts }) => row === undefined || hts.startsWith('99'))

/** True for a gap that no answer closes: the importer looks the duty up and answers for it. */
const restsOnImporter = (gap: TariffGap | undefined, { profile }: RuleContext): boolean =>
  gap === 'no_duty' || (gap === 'no_measures' && profile.dutyBeforeData === 'noted')

/** The facts with which an importer answers for a duty that the tariff does not give. */
const STATEMENT = ['duty_source', 'duty_reason', 'duty_note'] as const
type Statement = Pick<FilingLine, (typeof STATEMENT)[number]>

/** True when the importer says what was looked up where, and why a typed duty is right. */
const isStated = ({ duty_source, duty_reason, duty_note = '' }: Statement): boolean =>
  (duty_source === 'calculated' || Boolean(duty_reason)) && duty_note.trim() !== ''

/** The duties in cents that a line may owe, the least first; none where some answers leave the duty unknown. */
function possibleDuties(line: AskedLine, { reference: { tariff } }: RuleContext): bigint[] {
  const question = tariff && tariffQuestion(line)
  const readings = question ? tariff.readings(question) : []
  return readings.map(({ duty }) => toCents(duty)).sort((a, b) => (a < b ? -1 : 1))
}

/**
 * True when a question about a line waits for its answer. A typed duty stands in for a quantity that nobody has stated,
 * and not for an answer that settles the duty.
 */
const hasOpenQuestion = (line: AskedLine & Statement, ctx: RuleContext): boolean =>
  tariffGap(line, ctx) === 'open_question' && (!isStated(line) || possibleDuties(line, ctx).length > 0)

/** True when CBP takes the duty of a line for that of the tariff. */
function isWithinTolerance(
  { duty_amount }: Pick<FilingLine, 'duty_amount'>,
  reading: TariffReading,
): boolean {
  const difference = toCents(duty_amount) - toCents(reading.duty)
  return difference <= DUTY_TOLERANCE && difference >= -DUTY_TOLERANCE
}

/**
 * The rows, units and duty of a line against the tariff. What CBP rejects by the tariff in force is an error; a warning is
 * what the data cannot decide, and a typed duty with a reason.
 */
export const TARIFF_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_TARIFF_NUMBER_UNKNOWN',
    at: 'htsus',
    source: 'CBP ACE error dictionary, conditions 433 and 434',
    message: 'This number is not in the tariff data.',
    detail:
      "CBP rejects a number that is not in the tariff. Check it against the edition in force, or press 'Find in the tariff' in step 4. If it is right, give its duty a reason there, and note where you found it.",
    mayRead: ['hts', ...STATEMENT],
    entry: ['entryDate'],
    holds: (line, { reference: { tariff } }, { entryDate }) =>
      !tariff || !entryDate || !isGoods(line.hts) || tariff.hasNumber(line.hts, entryDate) || isStated(line),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_QUESTION_OPEN',
    at: 'tariff_answers',
    source: 'CBP ACE error dictionary, conditions 613, 624 and 771',
    message:
      'A question of the tariff about this line is open{range, select, known {: its duty is {least} or up to {most}, depending on your answer} other {, and its duty depends on your answer}}.',
    detail: "Answer it in step 4, under 'Questions' or in 'Duty by the tariff' of the line.",
    mayRead: [...ASKED_OF_TARIFF, ...STATEMENT],
    holds: (line, ctx) => !hasOpenQuestion(line, ctx),
    params: (line, ctx) => {
      const duties = possibleDuties(line, ctx)
      const [least, most] = [duties[0], duties.at(-1)]
      return least === undefined || most === undefined || least === most
        ? { range: 'unknown', least: '', most: '' }
        : { range: 'known', least: dollarsText(least), most: dollarsText(most) }
    },
  }),
  filingLineRule({
    id: 'FILING_TARIFF_NO_DUTY',
    at: 'duty_reason',
    source: 'CBP ACE error dictionary, conditions 613, 624 and 771',
    message:
      '{gap, select, no_measures {The tariff data lacks the additional duties of entry dates before February 4, 2025} other {The tariff data gives no duty for this number}}, so the duty of this line rests on you.',
    detail:
      'Look up the rate and the headings of chapter 99 that apply. In step 4, enter them with the duty, choose its reason, and note what you looked up and where.',
    mayRead: [...ASKED_OF_TARIFF, ...STATEMENT],
    holds: (line, ctx) => !restsOnImporter(tariffGap(line, ctx), ctx) || isStated(line),
    params: (line, ctx) => ({ gap: tariffGap(line, ctx) ?? '' }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_NOT_READ',
    at: 'tariff_answers',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 613, 624 and 771',
    message:
      'Duty and chapter 99 headings of this line are not checked: {gap, select, no_measures {the tariff data begins with entry dates of February 4, 2025} other {they are as you state them}}.',
    detail:
      "Look up in the tariff and in CBP's messages which headings of chapter 99 apply, and enter their rows in step 4. You may owe more than is shown.",
    mayRead: [...ASKED_OF_TARIFF, ...STATEMENT],
    holds: (line, ctx) => {
      const gap = tariffGap(line, ctx)
      if (gap === 'no_measures' && !restsOnImporter(gap, ctx)) return false
      return gap === undefined || hasOpenQuestion(line, ctx) || !isStated(line)
    },
    params: (line, ctx) => ({ gap: tariffGap(line, ctx) ?? '' }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_HEADINGS',
    at: 'tariff_rows',
    source: 'CBP ACE error dictionary, conditions 613 and 771',
    message: 'The tariff requires rows that this line does not have: {headings}.',
    detail: "Open 'Duty by the tariff' in step 4 and use its rows, or answer its questions.",
    mayRead: ASKED_OF_TARIFF,
    holds: (line, ctx) => missingHeadings(readTariff(line, ctx), line, ctx).length === 0,
    params: (line, ctx) => ({
      headings: missingHeadings(readTariff(line, ctx), line, ctx).map(tariffNumber).join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_DUTY',
    at: 'duty_amount',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 624',
    message: 'The duty differs from that of the tariff, {expected}, by more than the $2.99 that CBP allows.',
    mayRead: [...ASKED_OF_TARIFF, 'duty_amount', 'duty_source', 'duty_reason'],
    holds: (line, ctx) => {
      const reading = readTariff(line, ctx)
      if (!reading || isWithoutReason(line) || missingHeadings(reading, line, ctx).length > 0) return true
      return isWithinTolerance(line, reading)
    },
    params: (line, ctx) => ({ expected: dollarsText(toCents(readTariff(line, ctx)?.duty)) }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_DUTY_TYPED',
    at: 'duty_amount',
    source: 'CBP ACE error dictionary, condition 624',
    message:
      'The duty differs from that of the tariff, {expected}, by more than the $2.99 that CBP allows, and no reason is given.',
    detail: 'Use the duty of the tariff in step 4, or type the duty and give its reason.',
    mayRead: [...ASKED_OF_TARIFF, 'duty_amount', 'duty_source', 'duty_reason'],
    holds: (line, ctx) => {
      const reading = isWithoutReason(line) ? readTariff(line, ctx) : undefined
      return !reading || isWithinTolerance(line, reading)
    },
    params: (line, ctx) => ({ expected: dollarsText(toCents(readTariff(line, ctx)?.duty)) }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_UNITS',
    at: 'net_uom',
    source: 'CBP ACE error dictionary, conditions 442 to 444',
    message: 'The tariff requires quantities in these units, in this order: {units}.',
    detail: 'X means that the goods have no quantity to report.',
    mayRead: ['stack'],
    entry: ['entryDate'],
    holds: (line, ctx, entry) => otherUnits(line, ctx, entry).length === 0,
    params: (line, ctx, entry) => ({
      units: otherUnits(line, ctx, entry)
        .map(({ hts, demanded }) => `${tariffNumber(hts)} ${demanded.join(', ')}`)
        .join('; '),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_HEADING_ORIGIN',
    at: 'tariff_rows',
    source: 'CBP ACE error dictionary, condition 613',
    message: 'These rows are not for goods of this origin: {headings}.',
    mayRead: ['stack', 'origin'],
    entry: ['entryDate'],
    holds: (line, ctx, entry) => foreignHeadings(line, ctx, entry).length === 0,
    params: (line, ctx, entry) => ({
      headings: foreignHeadings(line, ctx, entry).map(tariffNumber).join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_ORIGIN_RESTRICTED',
    at: 'origin_country',
    source: 'CBP ACE error dictionary, condition 409; 31 CFR 510, 515 and 560',
    message:
      'Goods of this country may not be imported without a license of the Office of Foreign Assets Control.',
    mayRead: ['origin'],
    holds: ({ origin }, { reference: { tariff } }) => !tariff?.isRestricted(origin),
  }),
]
