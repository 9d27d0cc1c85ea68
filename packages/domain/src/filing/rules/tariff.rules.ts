import { isSpecialHeading } from '../../calculations/tariff-stack.ts'
import { tariffNumber } from '../../entry/hts-formats.ts'
import { dollarsText, toCents } from '../../money/cents.ts'
import { originCountry } from '../../reference/countries.ts'
import type { TariffGap } from '../../reference/tariff-book.ts'
import { hasChapter } from '../../reference/tariff-chapters.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext } from '../filing-context.ts'
import { ASKED_OF_TARIFF, type AskedLine, tariffQuestion } from '../tariff-question.ts'
import {
  DECLARED,
  isStated,
  isTakenAsStated,
  missingHeadings,
  readTariff,
  STATEMENT,
  type Statement,
  tariffGap,
} from '../tariff-reading.ts'
import { isGoods, otherUnits } from '../tariff-units.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

type Entry = Pick<FilingContext, 'entryDate'>

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

/** The further rows of goods that the tariff lacks; with a statement of the importer, those whose first six digits it lacks. */
const unknownGoods = (
  { stack, ...line }: Pick<AskedLine, 'stack'> & Statement,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Entry,
): string[] =>
  stack.flatMap(({ hts, row }) => {
    if (!row || !tariff || !entryDate || !isGoods(hts)) return []
    const isKnown = hasChapter(hts) && tariff.hasSubheading(hts, entryDate)
    return isKnown && (tariff.hasNumber(hts, entryDate) || isStated(line)) ? [] : [hts]
  })

/** The headings of chapters 98 and 99 that the tariff does not have on the day that decides the duty. */
const unknownHeadings = (
  { stack, dutyDay }: Pick<AskedLine, 'stack' | 'dutyDay'>,
  { reference: { tariff } }: RuleContext,
): string[] =>
  stack.flatMap(({ hts }) =>
    tariff && dutyDay && isSpecialHeading(hts) && !tariff.hasHeading(hts, dutyDay) ? [hts] : [],
  )

/** True for a gap that no answer closes: the importer looks the duty up and answers for it. */
const restsOnImporter = (gap: TariffGap | undefined, { profile }: RuleContext): boolean =>
  gap === 'no_duty' || (gap === 'no_measures' && profile.dutyBeforeData === 'noted')

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

/**
 * The rows, units and duty of a line against the tariff. What CBP rejects by the tariff in force is an error; a warning is
 * what the data cannot decide, and a typed duty that customs takes.
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
      !tariff ||
      !entryDate ||
      !isGoods(line.hts) ||
      !tariff.hasSubheading(line.hts, entryDate) ||
      tariff.hasNumber(line.hts, entryDate) ||
      isStated(line),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_SUBHEADING_UNKNOWN',
    at: 'htsus',
    source: 'Harmonized System 2022; CBP ACE error dictionary, condition 433',
    message: 'No number of the tariff begins with {digits}.',
    detail:
      "The first six digits of a number are the same all over the world and change every few years only. Compare them with your invoice, or press 'Find in the tariff' in step 4.",
    mayRead: ['hts'],
    entry: ['entryDate'],
    holds: ({ hts }, { reference: { tariff } }, { entryDate }) =>
      !tariff || !entryDate || !isGoods(hts) || !hasChapter(hts) || tariff.hasSubheading(hts, entryDate),
    params: ({ hts }) => ({ digits: `${hts.slice(0, 4)}.${hts.slice(4, 6)}` }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_ROW_UNKNOWN',
    at: 'tariff_rows',
    source: 'Harmonized System 2022; CBP ACE error dictionary, conditions 433 and 434',
    message: 'These tariff rows are not in the tariff data: {numbers}.',
    detail:
      'CBP rejects a number that is not in the tariff. Check it against the edition in force. If its first six digits are in the tariff and the number is right, give the duty of the line a reason in step 4, and note where you found it.',
    mayRead: ['stack', ...STATEMENT],
    entry: ['entryDate'],
    holds: (line, ctx, entry) => unknownGoods(line, ctx, entry).length === 0,
    params: (line, ctx, entry) => ({
      numbers: unknownGoods(line, ctx, entry).map(tariffNumber).join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_TARIFF_HEADING_UNKNOWN',
    at: 'tariff_rows',
    source: 'HTSUS chapters 98 and 99; CBP ACE error dictionary, conditions 433 and 434',
    message: 'The tariff data does not have these headings on the day of the duty: {headings}.',
    detail:
      'CBP rejects a heading that the tariff does not have, or not any more. Remove it, or check it against the edition in force. If it is right, give the duty of the line a reason in step 4, and note where you found it.',
    mayRead: ['stack', 'dutyDay', ...STATEMENT],
    holds: (line, ctx) => isStated(line) || unknownHeadings(line, ctx).length === 0,
    params: (line, ctx) => ({ headings: unknownHeadings(line, ctx).map(tariffNumber).join(', ') }),
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
    mayRead: [...ASKED_OF_TARIFF, ...DECLARED],
    holds: (line, ctx) =>
      missingHeadings(readTariff(line, ctx), line, ctx).length === 0 || isTakenAsStated(line, ctx),
    params: (line, ctx) => ({
      headings: missingHeadings(readTariff(line, ctx), line, ctx).map(tariffNumber).join(', '),
    }),
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
