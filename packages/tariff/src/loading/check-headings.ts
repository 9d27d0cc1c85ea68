import type { Tariff } from '../duty/index.ts'
import type { Measure } from '../measures/index.ts'
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
    // A heading that the edition before lacks as well, though the measure had begun, was retroactive.
    .filter(({ heading, from }) => before.find(heading) || from > before.edition.from)
  return [...new Set(inForce.flatMap((measure) => headingProblem(measure, find(measure.heading)?.general)))]
}

function headingProblem(
  { heading, kind, percent }: Measure,
  rate: ReturnType<Schedule['lineAt']>['general'],
): string[] {
  if (!rate) return [`heading ${withDots(heading)} is gone`]
  if (kind !== 'additive') return []
  const printed = rate.kind === 'subheading' && rate.plus.length === 1 ? rate.plus[0] : undefined
  return printed?.kind === 'percent' && Number(printed.percent) === Number(percent)
    ? []
    : [`heading ${withDots(heading)} does not add ${percent}% any more`]
}
