import { formatEntryNumber } from '@edfe/domain/entry'
import { addressOf } from '../api/client.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { JudgedEntry } from './found-refunds.ts'

interface Props {
  entry: JudgedEntry
  /** The report that has the entry; undefined: it is on file here. */
  report: string | undefined
}

/** The letter with the data that a protest of the entry asks for. */
export function ProtestLink({ entry: { id, entry_number: number }, report }: Props) {
  const href = report
    ? addressOf('getReportProtestLetter', { params: { id: report, number } })
    : id && addressOf('getProtestLetter', { params: { id } })
  if (!href) return null
  return (
    <a className={textStyles.small} href={href} download>
      {t(
        { id: 'protest-link.letter', defaultMessage: 'Protest letter for {number} (PDF)' },
        { number: formatEntryNumber(number) },
      )}
    </a>
  )
}
