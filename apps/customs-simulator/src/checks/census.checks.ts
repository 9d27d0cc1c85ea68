import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

const SLOTS = [1, 2, 3, 4, 5, 6, 7]

/** AE table 10, July 2026. */
const OVERRIDE = /^(0[1-9]|1\d|2[0-7]|49|50|51)$/

const HIGH_PRICE = ['04', '05', '06', '07', '08', '09', '10', '11', '15', '21', '49', '50']
const LOW_PRICE = ['09', '12', '13', '14', '15', '20', '27', '49', '50']
const QUANTITIES = ['09', '20', '21', '49', '50']
const WEIGHT = ['20', '22', '49', '50']

/** AE table 11, July 2026: each warning with the overrides that it takes. */
const OVERRIDES = new Map([
  ['27A', ['01', '02', '03', '49', '50']],
  ['27B', QUANTITIES],
  ['27C', LOW_PRICE],
  ['27D', HIGH_PRICE],
  ['27F', HIGH_PRICE],
  ['27G', ['05', '49', '50']],
  ['27H', WEIGHT],
  ['27I', WEIGHT],
  ['27J', ['05', '12', '13', '14', '15', '16', '17', '18', '19', '20', '22', '49', '50']],
  ['27M', QUANTITIES],
  ['27P', ['51']],
  ['27Q', ['51']],
  ['28E', LOW_PRICE],
])

/** Records CW02: overrides of census warnings, each warning once, with a reason that it takes. */
export const censusChecks: Check = ({ summary }) =>
  summary.lines.flatMap((line) => line.all('CW02').flatMap((values) => overrides(line, values)))

function overrides(line: SummaryLine, values: Record<string, string>): Fault[] {
  const given = SLOTS.flatMap((slot) => {
    const warning = values[`censusWarningConditionCode${slot}`]
    const override = values[`censusWarningConditionOverrideCode${slot}`]
    return warning === undefined ? [] : [{ warning, override, isFirst: slot === 1 }]
  })
  const warnings = given.map(({ warning }) => warning)
  const where = onLine(line)
  return [
    ...when(new Set(warnings).size < warnings.length, '488', ...where),
    ...given.flatMap(({ warning, override, isFirst }) => {
      const isKnown = override !== undefined && OVERRIDE.test(override)
      // A blank first override is a missing field.
      const isMissing = override === undefined && isFirst
      return [
        ...when(!OVERRIDES.has(warning), '484', ...where),
        ...when(!isKnown && !isMissing, '486', ...where),
        ...when(isKnown && OVERRIDES.get(warning)?.includes(override) === false, '487', ...where),
      ]
    }),
  ]
}
