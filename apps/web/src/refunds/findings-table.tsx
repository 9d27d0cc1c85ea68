import { formatEntryNumber } from '@edfe/domain/entry'
import { groundWords } from '@edfe/domain/refunds'
import { Link } from '@tanstack/react-router'
import { money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { sentence } from '../words/sentence.ts'
import { t } from '../words/t.ts'
import { CorrectButton } from './correct-button.tsx'
import type { FoundLine, JudgedEntry } from './found-refunds.ts'
import { ProtestLink } from './protest-link.tsx'
import { roadWords } from './refund-words.ts'

interface Props {
  lines: readonly FoundLine[]
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
  /** The report that has the entries; undefined: they are on file here. */
  report: string | undefined
}

/** Differences with ground, source, last day and road. */
export function FindingsTable({ lines, today, report }: Props) {
  const columns = {
    entry: t({ id: 'findings-table.entry', defaultMessage: 'Entry and line' }),
    ground: t({ id: 'findings-table.ground', defaultMessage: 'Ground and source' }),
    paid: t({ id: 'findings-table.paid', defaultMessage: 'Paid' }),
    owed: t({ id: 'findings-table.owed', defaultMessage: 'Owed' }),
    amount: t({ id: 'findings-table.difference', defaultMessage: 'Difference' }),
    road: t({ id: 'findings-table.road', defaultMessage: 'What to do, and until when' }),
  }
  return (
    <Table isStacked>
      <TableHead columns={Object.values(columns)} />
      <tbody>
        {lines.map(({ entry, finding, isFirst }) => (
          <tr
            key={`${entry.entry_number} ${finding.line} ${finding.ground} ${finding.program} ${finding.numbers.join()}`}
          >
            <td className={`${tableStyles.twoLines} ${textStyles.nowrap}`} data-label={columns.entry}>
              <EntryName entry={entry} />
              <small>{lineWords(finding.line)}</small>
            </td>
            <td className={`${tableStyles.twoLines} ${textStyles.wraps}`} data-label={columns.ground}>
              {sentence(groundWords(finding.ground, finding.program ?? ''))}
              <small>{[...finding.numbers.map(withDots), finding.source].filter(Boolean).join(' · ')}</small>
            </td>
            <td data-label={columns.paid}>{money(finding.paid)}</td>
            <td data-label={columns.owed}>{money(finding.owed)}</td>
            <td data-label={columns.amount}>{money(finding.amount)}</td>
            <td className={`${tableStyles.twoLines} ${textStyles.wraps}`} data-label={columns.road}>
              {roadWords(finding)}
              <small>
                {[dayWords(finding.last_day, finding.is_expected, today), finding.road_source]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {isFirst && entry.id && entry.may_correct && finding.road === 'correction' && (
                <CorrectButton id={entry.id} number={entry.entry_number} />
              )}
              {isFirstProtest({ entry, finding }) && <ProtestLink entry={entry} report={report} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** One letter protests all of an entry, so one of its lines leads to it. */
const isFirstProtest = ({ entry, finding }: Omit<FoundLine, 'isFirst'>): boolean =>
  finding === entry.findings.find(({ road }) => road === 'protest')

/** The number of an entry; it leads to the entry that was filed here. */
export function EntryName({ entry: { id, entry_number } }: { entry: JudgedEntry }) {
  const number = formatEntryNumber(entry_number)
  if (!id) return number
  return (
    <Link to="/entries/$entryId" params={{ entryId: id }}>
      {number}
    </Link>
  )
}

export const lineWords = (line: string | null): string =>
  line === null
    ? t({ id: 'findings-table.whole-entry', defaultMessage: 'The entry' })
    : t({ id: 'findings-table.line', defaultMessage: 'Line {line}' }, { line })

const withDots = (number: string): string =>
  number.length < 8 ? number : number.replace(/^(\d{4})(\d{2})(\d{2})(\d*)$/, '$1.$2.$3$4')

function dayWords(day: string | null, isExpected: boolean, today: string): string {
  if (!day) return ''
  const named = { day: shortDay(day, today) }
  if (day < today) return t({ id: 'findings-table.closed', defaultMessage: 'Closed on {day}' }, named)
  return isExpected
    ? t({ id: 'findings-table.expected', defaultMessage: 'Until {day}, if CBP liquidates as usual' }, named)
    : t({ id: 'findings-table.until', defaultMessage: 'Until {day}' }, named)
}
