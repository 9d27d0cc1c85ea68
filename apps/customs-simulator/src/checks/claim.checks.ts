import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

const UNKNOWN_ORIGIN = '**'

/** The first entry date of a program (AE table 8). */
const FROM: Record<string, string> = { S: '2020-07-01', 'S+': '2020-07-01' }

/** Goods sent abroad and returned, for which no preference of developing countries is claimed. */
const SENT_ABROAD = '9802'

/** Claims of a special program against date, origin and number. */
export const claimChecks: Check = (input) => input.summary.lines.flatMap((line) => claim(line, input))

function claim(line: SummaryLine, { content }: CheckInput): Fault[] {
  const { specialProgram, origin } = line.header
  const { estimatedEntryDate: entryDate } = content
  if (specialProgram === undefined) return []
  const from = FROM[specialProgram]
  const isAbroad = line.all('50').some(({ hts = '' }) => hts.startsWith(SENT_ABROAD))
  const where = onLine(line)
  return [
    ...when(from !== undefined && entryDate !== undefined && entryDate < from, '605', ...where),
    ...when(origin === UNKNOWN_ORIGIN, '607', ...where),
    ...when(specialProgram === 'A' && isAbroad, '619', ...where),
  ]
}
