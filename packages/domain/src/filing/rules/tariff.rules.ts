import { isSpecialHeading } from '../../calculations/tariff-stack.ts'
import { tariffNumber } from '../../entry/field-formats.ts'
import { centsText, dollarsText, toCents } from '../../money/cents.ts'
import { originCountry } from '../../reference/countries.ts'
import { DUTY_TOLERANCE } from '../../reference/filing-limits.ts'
import { type TariffReading, unitConditions } from '../../reference/tariff-book.ts'
import { cbpUnit } from '../../reference/units.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

type Line = Pick<FilingLine, 'line' | 'hts' | 'origin' | 'value' | 'stack'>
type Entry = Pick<FilingContext, 'entryDate'>

/** What the tariff makes of a line; undefined where nobody has its data or it gives no whole answer. */
function readTariff(
  { line, hts, origin, value, stack }: Line,
  ctx: RuleContext,
  { entryDate }: Entry,
): TariffReading | undefined {
  if (!ctx.reference.tariff || hts.length !== 10 || !origin || !entryDate) return undefined
  const own = stack.find(({ row }) => row === undefined)
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
function missingHeadings(reading: TariffReading | undefined, { stack }: Line): string[] {
  if (!reading?.headings.length) return []
  const filed = new Set(stack.map(({ hts }) => hts))
  return reading.headings.filter((heading) => !filed.has(heading))
}

const isGoods = (hts: string): boolean => hts.length === 10 && !isSpecialHeading(hts)

/** The tariff rows of goods whose quantities are not in the schedule's units, with those units. */
function otherUnits(
  { stack }: Pick<FilingLine, 'stack'>,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Entry,
) {
  if (!tariff || !entryDate) return []
  return stack.flatMap(({ hts, quantities }) => {
    const demanded = isGoods(hts) ? tariff.units(hts, entryDate) : undefined
    const filed = quantities.map(({ unit }) => (unit === 'X' ? unit : (cbpUnit(unit) ?? unit)))
    return demanded && unitConditions(demanded, filed).length > 0 ? [{ hts, demanded }] : []
  })
}

/** The headings of the line that are for goods of other origins. */
function foreignHeadings(
  { stack, origin }: Line,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Entry,
): string[] {
  if (!tariff || !entryDate || !origin) return []
  return stack.flatMap(({ hts }) => {
    const origins = tariff.originsOf(hts, entryDate)
    return !origins || origins.includes(originCountry(origin)) ? [] : [hts]
  })
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
    mayRead: ['line', 'hts', 'origin', 'value', 'stack'],
    entry: ['entryDate'],
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
    mayRead: ['line', 'hts', 'origin', 'value', 'stack'],
    entry: ['entryDate'],
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
  filingLineRule({
    id: 'FILING_TARIFF_UNITS',
    at: 'net_uom',
    severity: 'warning',
    source: 'CBP ACE error dictionary, conditions 442 to 444',
    message: 'The tariff asks for quantities in these units, in this order: {units}.',
    detail: 'X means that the goods have no quantity to report.',
    mayRead: ['stack'],
    entry: ['entryDate'],
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
    holds: (facts, ctx, entry) => foreignHeadings(facts, ctx, entry).length === 0,
    params: (facts, ctx, entry) => ({
      headings: foreignHeadings(facts, ctx, entry).map(tariffNumber).join(', '),
    }),
  }),
  filingLineRule({
    id: 'FILING_PROGRAM_ENDED',
    at: 'spi',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 606',
    message: 'This special program ended before the entry date, unless Congress has renewed it.',
    mayRead: ['line'],
    entry: ['entryDate'],
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
    holds: ({ origin }, { reference: { tariff } }) => !tariff?.isRestricted(origin),
  }),
]
