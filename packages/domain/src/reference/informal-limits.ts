import { type Cents, sumCents } from '../money/cents.ts'
import { INFORMAL_LIMIT, RETURNED_GOODS_LIMIT } from './filing-limits.ts'

/** A line as the limits of informal entries look at it: all its tariff numbers as digits, and its value. */
export interface InformalLine {
  numbers: readonly string[]
  value: Cents
}

/** Goods of personal use, as record 10 says it: an informal entry of them has no limit. */
export const PERSONAL_USE = 'P'

/** American goods returned, which may be worth up to 10,000 dollars. */
const RETURNED = '98010010'
/** Exhibits that come back, and goods for exhibitions: without limit. */
const WITHOUT_LIMIT = ['98010050', '98010060']

const has = ({ numbers }: InformalLine, beginnings: readonly string[]): boolean =>
  numbers.some((number) => beginnings.some((beginning) => number.startsWith(beginning)))

const limitOf = (line: InformalLine): Cents => (has(line, [RETURNED]) ? RETURNED_GOODS_LIMIT : INFORMAL_LIMIT)

/**
 * The condition under which customs refuses an informal entry for its value: 646 for a line, 648 for all lines
 * together. Undefined within the limits, and for goods of personal use (19 CFR 143.21; CBP ACE error dictionary).
 */
export function informalLimitCondition(
  lines: readonly InformalLine[],
  usage?: string,
): '646' | '648' | undefined {
  if (usage === PERSONAL_USE) return undefined
  const limited = lines.filter((line) => !has(line, WITHOUT_LIMIT))
  if (limited.some((line) => line.value > limitOf(line))) return '646'
  const limit = lines.some((line) => has(line, [RETURNED])) ? RETURNED_GOODS_LIMIT : INFORMAL_LIMIT
  return sumCents(limited.map(({ value }) => value)) > limit ? '648' : undefined
}
