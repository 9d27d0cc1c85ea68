import { toCents } from '@edfe/domain/money'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

/** True if a line is one article of a set, whose duty and fees its header line carries. */
export const isSetComponent = (line: SummaryLine): boolean => line.header.setIndicator === 'V'

const isSetHeader = (line: SummaryLine | undefined): boolean => line?.header.setIndicator === 'X'
const articleOf = (line: SummaryLine): string | undefined => line.all('50').at(-1)?.hts

/** Sets: a header line X, then its components V, the first of them the article that classifies the set. */
export const setChecks: Check = ({ summary: { lines } }) =>
  lines.flatMap((line, index) => {
    const { setIndicator } = line.header
    const where = onLine(line)
    const before = lines[index - 1]
    const next = lines[index + 1]
    const isFirst = isSetComponent(line) && before !== undefined && isSetHeader(before)
    const isOrphan = isSetComponent(line) && !isFirst && !(before && isSetComponent(before))
    return [
      ...when(setIndicator !== undefined && !['X', 'V'].includes(setIndicator), '403', ...where),
      ...when(isOrphan, '404', ...where),
      ...when(isSetHeader(line) && !(next && isSetComponent(next)), '405', ...where),
      ...when(isFirst && articleOf(line) !== articleOf(before), '406', ...where),
      ...(isSetHeader(line) ? onHeader(line) : []),
      ...(isSetComponent(line) ? onComponent(line) : []),
    ]
  })

const onHeader = (line: SummaryLine): Fault[] => [
  ...when(line.all('60').length > 0, '476', ...onLine(line)),
  ...when(line.all('53').length > 0, '507', ...onLine(line)),
]

const onComponent = (line: SummaryLine): Fault[] => {
  const has = (code: string) => line.all('62').some((fee) => fee.class === code)
  const hasDuty = line.all('50').some(({ duty }) => toCents(duty) !== 0n)
  return [
    ...when(hasDuty, '625', ...onLine(line)),
    ...when(has('499'), '629', ...onLine(line)),
    ...when(has('501'), '480', ...onLine(line)),
    ...when(line.all('61').length > 0, '762', ...onLine(line)),
  ]
}
