import { isSpecialHeading } from '../calculations/tariff-stack.ts'
import { unitConditions } from '../reference/tariff-book.ts'
import { cbpUnit } from '../reference/units.ts'
import type { RuleContext } from '../rules/context.ts'
import type { FilingContext, FilingLine } from './filing-context.ts'

/** True if a number is in chapters 1 to 97. */
export const isGoods = (hts: string): boolean => hts.length === 10 && !isSpecialHeading(hts)

/** The tariff rows of goods whose quantities are not in the schedule's units, with those units. */
export function otherUnits(
  { stack }: Pick<FilingLine, 'stack'>,
  { reference: { tariff } }: RuleContext,
  { entryDate }: Pick<FilingContext, 'entryDate'>,
) {
  if (!tariff || !entryDate) return []
  return stack.flatMap(({ hts, quantities }) => {
    const demanded = isGoods(hts) ? tariff.units(hts, entryDate) : undefined
    const filed = quantities.map(({ unit }) => (unit === 'X' ? unit : (cbpUnit(unit) ?? unit)))
    return demanded && unitConditions(demanded, filed).length > 0 ? [{ hts, demanded }] : []
  })
}
