import { NOT_ON_FILE } from '@edfe/domain/sample'
import { type Check, when } from './check.ts'

/** The IRS gives no EIN that begins with 00. Zeros alone are another fault. */
const UNREGISTERED_IMPORTER = /^00-(?!0{7})/

/** True if CBP knows an importer number. */
export const isRegisteredImporter = (number: string): boolean => !UNREGISTERED_IMPORTER.test(number)

/**
 * Answers from registers that only CBP holds. Every importer and every bond except these is on file here, so
 * that people can practise a rejection that no review can foresee.
 */
export const registerChecks: Check = ({ content, summary }) => [
  ...when(!isRegisteredImporter(content.importer ?? ''), '101'),
  ...when(
    summary.all('31').some(({ bondType, surety }) => bondType === '8' && surety === NOT_ON_FILE.surety),
    '114',
  ),
]
