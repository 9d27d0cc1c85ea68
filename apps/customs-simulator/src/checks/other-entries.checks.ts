import type { Fault } from '../answer/conditions.ts'
import { recordReference } from '../summary/references.ts'
import { type Check, when } from './check.ts'

const MAY_CONSOLIDATE = ['01', '06', '11']
const WITHDRAWALS = ['22', '31', '32', '34', '38']
const SLOTS = [1, 2, 3, 4, 5, 6]

/** Records 30 and 32: the entries that a summary withdraws from or consolidates. */
export const otherEntriesChecks: Check = (input) => [...releases(input), ...withdrawal(input)]

/** The releases of a consolidated summary (AE usage note z). */
const releases: Check = ({ header, summary, entryType }) => {
  const isConsolidated = header.consolidatedSummaryIndicator === 'Y'
  const given = summary.all('32').flatMap((values, index) =>
    SLOTS.map((slot) => ({
      filer: values[`releaseEntryFilerCode${slot}`],
      number: values[`releaseEntryNumber${slot}`],
      where: recordReference('32', values, index + 1),
      isFirst: slot === 1,
    })).filter(({ filer, number, isFirst }) => isFirst || filer || number),
  )
  return [
    ...when(isConsolidated && !MAY_CONSOLIDATE.includes(entryType), '229'),
    ...when(isConsolidated && given.length < 2, '232'),
    ...when(!isConsolidated && summary.has('32'), '233'),
    ...(isConsolidated ? oneCountry(summary.lines.map(({ header: line }) => line)) : []),
    ...given.flatMap(({ filer, number, where, isFirst }) => [
      ...when(!filer && !isFirst, '234', where),
      ...when(!number && !isFirst, '235', where),
      ...when(filer !== undefined && filer !== header.filerCode, '236', where),
      ...when(filer === header.filerCode && number === header.entryNumber, '239', where),
    ]),
  ]
}

/** All lines are of one origin, American goods aside, and of one country of export. */
function oneCountry(lines: readonly { origin?: string; exportCountry?: string }[]): Fault[] {
  const origins = new Set(lines.map(({ origin }) => origin).filter((origin) => origin !== 'US'))
  const exports = new Set(lines.map(({ exportCountry }) => exportCountry))
  return [...when(exports.size > 1, '702'), ...when(origins.size > 1, '703')]
}

/** The warehouse entry behind a withdrawal or a re-warehouse entry. */
const withdrawal: Check = ({ header, summary, entryType }) => {
  if (!summary.has('30')) return []
  const warehouse = summary.one('30')
  const isSame = warehouse.filerCode === header.filerCode && warehouse.entryNumber === header.entryNumber
  const { finalWithdrawal } = warehouse
  return [
    ...when(!WITHDRAWALS.includes(entryType), '163'),
    ...when(finalWithdrawal !== undefined && finalWithdrawal !== 'Y', '296'),
    ...when(isSame, '307'),
  ]
}
