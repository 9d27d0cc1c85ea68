import { isInformalEntryType } from '@edfe/domain/reference'
import { recordReference } from '../summary/references.ts'
import { type Check, when } from './check.ts'

/** Percent, from which a continuous bond does not cover a case. */
const LARGE_RATE = 5
/** A basic bond, and a single transaction bond that substitutes for one (U) or supersedes it (E). */
const BASIC = ['B', 'U', 'E']
const WAIVER_REASONS = ['995', '996', '997', '998', '999']

/** Bond waiver of record 10 and bonds of record 31. */
export const bondChecks: Check = (input) => [
  ...waiver(input),
  ...missing(input),
  ...bonds(input),
  ...additional(input),
]

const waiver: Check = ({ header, summary, entryType, needs }) => {
  const { bondWaiver = '', bondWaiverReason: reason = '' } = header
  const isInformal = isInformalEntryType(entryType)
  if (bondWaiver === '') return when(reason !== '', '130')
  return [
    ...when(bondWaiver !== '0', '122'),
    ...when(needs !== undefined && !needs.mayWaiveBond, '141'),
    ...when(summary.has('31'), '120'),
    ...when(isInformal && reason !== '', '182'),
    ...when(!isInformal && reason === '', '139'),
    ...when(reason !== '' && !WAIVER_REASONS.includes(reason), '140'),
  ]
}

const missing: Check = ({ header, summary, entryType }) => {
  const isNeeded = !header.bondWaiver && !isInformalEntryType(entryType)
  if (!isNeeded || summary.has('31')) {
    return when(
      summary.has('31') && !summary.all('31').some(({ designation = '' }) => BASIC.includes(designation)),
      '269',
    )
  }
  return when(true, '119')
}

const bonds: Check = ({ summary, reference }) =>
  summary.all('31').flatMap((bond, index) => {
    const { bondType, designation, continuousIndicator, surety, amount, producerAccount: account } = bond
    const where = recordReference('31', bond, index + 1)
    return [
      ...when(bondType !== undefined && bondType !== '8' && bondType !== '9', '112', where),
      ...when(designation !== undefined && !['A', 'B', 'U', 'E'].includes(designation), '266', where),
      ...when(bondType === '8' && designation === 'A', '267', where),
      ...when(continuousIndicator !== undefined && continuousIndicator !== 'Y', '246', where),
      ...when(bondType === '9' && continuousIndicator !== undefined, '223', where),
      ...when(surety !== undefined && (!reference.hasSurety(surety) || surety >= '998'), '138', where),
      ...when(bondType === '9' && !account, '121', where),
      ...when(bondType === '8' && account !== undefined, '126', where),
      ...when(bondType === '9' && amount === undefined, '265', where),
      ...when(bondType === '9' && amount === '0', '240', where),
      ...when(bondType === '8' && amount !== undefined && amount !== '0', '214', where),
    ]
  })

/** Two bonds are a basic and an additional one; a case of 5 percent or more, or of a specific rate, needs the latter. */
const additional: Check = ({ summary }) => {
  const bonds = summary.all('31')
  const has = (type: string, kind: string) =>
    bonds.some(({ bondType, designation }) => bondType === type && designation === kind)
  const isLarge = summary.lines.some((line) =>
    line.all('53').some(({ rate, rateKind }) => rateKind === 'S' || Number(rate ?? 0) >= LARGE_RATE),
  )
  return [
    ...when(bonds.filter(({ bondType }) => bondType === '8').length > 1, '193'),
    ...when(bonds.length === 2 && !bonds.some(({ designation }) => designation === 'A'), '268'),
    ...when(isLarge && has('8', 'B') && !has('9', 'A'), '710'),
  ]
}
