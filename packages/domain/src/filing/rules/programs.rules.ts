import { tariffNumber } from '../../entry/hts-formats.ts'
import { mayClaim } from '../../reference/fee-rates.ts'
import type { ProgramTime } from '../../reference/tariff-book.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import type { AskedLine } from '../tariff-question.ts'
import { isGoods } from '../tariff-units.ts'
import { type FilingRule, filingLineRule } from './filing-rule.ts'

type Entry = Pick<FilingContext, 'entryDate'>

/** The bound of the program of a claim that the entry date is outside of. A claim is an indicator or a heading. */
const outOfTime = (
  claim: string | undefined,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Entry,
): ProgramTime | undefined =>
  claim && entryDate ? tariff?.programTime(claim.trim().toUpperCase(), entryDate) : undefined

const timeParams = (outside: ProgramTime | undefined) => ({
  time: outside?.time ?? '',
  day: { day: outside?.day ?? '' },
})

/** The headings of chapter 98 whose special program had ended by the entry date. */
const endedHeadings = ({ stack }: Pick<AskedLine, 'stack'>, ctx: RuleContext, entry: Entry): string[] =>
  stack.flatMap(({ hts }) => (/^98/.test(hts) && outOfTime(hts, ctx, entry) ? [hts] : []))

/**
 * The goods of a line when none of them may claim its program. Empty if the line has a heading of chapter 98, if the
 * program ended for certain, or if it does not apply to the origin: other rules check those.
 */
function numbersWithoutClaim(
  { spi = '', origin, stack }: Pick<FilingLine, 'spi' | 'origin' | 'stack'>,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Entry,
): string[] {
  const claim = spi.trim().toUpperCase()
  if (!tariff || !entryDate || tariff.programTime(claim, entryDate)?.isSure || !mayClaim(claim, origin))
    return []
  if (stack.some(({ hts }) => hts.startsWith('98'))) return []
  const goods = stack.map(({ hts }) => hts).filter(isGoods)
  return goods.some((hts) => tariff.takesClaim(hts, claim, entryDate)) ? [] : goods
}

/** The special programs that lines claim, against their days and the special column of the schedule. */
export const PROGRAM_FILING_RULES: readonly FilingRule[] = [
  filingLineRule({
    id: 'FILING_PROGRAM_ENDED',
    at: 'spi',
    source: 'CBP ACE error dictionary, condition 606',
    message:
      'This special program {time, select, early {began on {day}, after the entry date} other {ended on {day}, before the entry date, unless Congress has renewed it}}.',
    reads: ['spi'],
    entry: ['entryDate'],
    holds: ({ spi }, ctx, { entryDate }) => !outOfTime(spi, ctx, { entryDate })?.isSure,
    params: ({ spi }, ctx, entry) => timeParams(outOfTime(spi, ctx, entry)),
  }),
  filingLineRule({
    id: 'FILING_PROGRAM_MAY_HAVE_ENDED',
    at: 'spi',
    severity: 'warning',
    source: 'CBP ACE error dictionary, condition 606; 19 U.S.C. 3201 and 4454',
    message: 'By its law this special program ended on {day}. Ask CBP whether it was renewed.',
    reads: ['spi'],
    entry: ['entryDate'],
    holds: ({ spi }, ctx, { entryDate }) => outOfTime(spi, ctx, { entryDate })?.isSure !== false,
    params: ({ spi }, ctx, entry) => timeParams(outOfTime(spi, ctx, entry)),
  }),
  filingLineRule({
    id: 'FILING_PROGRAM_HEADING_ENDED',
    at: 'tariff_rows',
    source: 'P.L. 119-75; CSMS 67647279; CBP ACE error dictionary, condition 434',
    message:
      'The program of these headings ended on {day}, before the entry date, unless Congress has renewed it: {headings}.',
    mayRead: ['stack'],
    entry: ['entryDate'],
    holds: (line, ctx, entry) => endedHeadings(line, ctx, entry).length === 0,
    params: (line, ctx, entry) => {
      const ended = endedHeadings(line, ctx, entry)
      return { ...timeParams(outOfTime(ended[0], ctx, entry)), headings: ended.map(tariffNumber).join(', ') }
    },
  }),
  filingLineRule({
    id: 'FILING_SPI_NUMBER',
    at: 'spi',
    source: 'CBP ACE error dictionary, conditions 614 and 616',
    message: 'The special column of the tariff has no rate under this program for {numbers}.',
    detail: 'Leave the program out and pay the general rate, or check the HTSUS number.',
    reads: ['spi'],
    mayRead: ['origin', 'stack'],
    entry: ['entryDate'],
    holds: (line, ctx, entry) => numbersWithoutClaim(line, ctx, entry).length === 0,
    params: (line, ctx, entry) => ({
      numbers: numbersWithoutClaim(line, ctx, entry).map(tariffNumber).join(', '),
    }),
  }),
]
