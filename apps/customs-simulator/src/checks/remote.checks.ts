import { type Check, type CheckInput, when } from './check.ts'

/** True if another filer's port prepared the summary. */
export const isRemote = ({ block }: Pick<CheckInput, 'block'>): boolean =>
  block.preparerIndicator !== undefined

/** Summaries that never have an entry behind them, so that there is nothing to release. */
const hasNoEntry = (entryType: string): boolean => entryType.startsWith('3') || entryType === '51'

/** Checks the requirements of a summary filed from another port (AE usage note ee). */
export const remoteChecks: Check = (input) => {
  const { header, block, entryType } = input
  if (!isRemote(input)) return []
  const isCertified = header.cargoReleaseCertificationRequestIndicator === 'A'
  const isCorrection = header.postSummaryCorrectionIndicator !== undefined
  return [
    ...when(!isCertified && !hasNoEntry(entryType) && !isCorrection, '150'),
    ...when(block.preparerFiler !== undefined && block.preparerFiler !== header.filerCode, 'B12'),
  ]
}
