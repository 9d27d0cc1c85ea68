import type { Tariff } from '../duty/index.ts'
import type { Measure } from '../measures/index.ts'
import type { Rate } from '../rate/index.ts'
import { type Schedule, withDots } from '../schedule/index.ts'

/**
 * Holds the programs of the product against chapter 99 of an edition: a heading that is gone and another percentage are surprises that a person has to judge.
 */
export function checkHeadings(
  { programs }: Tariff,
  { edition: { from: day }, find }: Schedule,
  before: Schedule,
): string[] {
  const inForce = programs
    .flatMap(({ measures }) => measures)
    .filter(({ from, to }) => from <= day && (to === undefined || day <= to))
    // A heading that the edition before lacks as well, though the measure had begun, was retroactive. One of a
    // proclamation can be in force before the schedule prints it.
    .filter(({ heading, from, source }) => before.find(heading) || (!source && from > before.edition.from))
  return [...new Set(inForce.flatMap((measure) => headingProblem(measure, find(measure.heading))))]
}

function headingProblem({ heading, kind, percent }: Measure, line: ReturnType<Schedule['find']>): string[] {
  // A replacement is printed in the column that it replaces, an addition for goods of USMCA in the special column.
  const rates =
    kind === 'replacement'
      ? [line?.column2]
      : [line?.general, ...(line?.special ?? []).map(({ rate }) => rate)]
  if (!rates[0]) return [`heading ${withDots(heading)} is gone`]
  if (kind !== 'additive' && kind !== 'replacement') return []
  const isSame = (rate: Rate | undefined): boolean => {
    const charges = rate?.kind === 'subheading' ? rate.plus : rate?.kind === 'charges' ? rate.charges : []
    const [printed] = charges
    return (
      charges.length === 1 &&
      printed?.kind === 'percent' &&
      Number(printed.percent) === Number(percent) &&
      (rate?.kind === 'subheading') === (kind === 'additive')
    )
  }
  return rates.some(isSame)
    ? []
    : [`heading ${withDots(heading)} does not ${kind === 'additive' ? 'add' : 'charge'} ${percent}% any more`]
}
