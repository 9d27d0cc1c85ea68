import { parseDay } from '@edfe/domain/calendar'
import { formatEntryNumber } from '@edfe/domain/entry'
import { deadlineKey } from '@edfe/domain/tasks'
import { Link } from '@tanstack/react-router'
import { DEADLINE_TEXTS } from '../messages/deadline-kinds.ts'
import { entriesText, money } from '../messages/money.ts'
import { monthLabel } from '../messages/month-label.ts'
import { distanceLabel, shortDay } from '../messages/short-day.ts'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { Deadline } from './deadline-files.ts'
import styles from './deadline-table.module.css'

interface Props {
  deadlines: readonly Deadline[]
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** Deadlines month by month, earliest first; each leads to its entries. */
export function DeadlineTable({ deadlines, today }: Props) {
  const months = Map.groupBy(deadlines, ({ day }) => day.slice(0, 7))
  return (
    <Table isStacked className={styles.deadlines}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'deadline-table.day', defaultMessage: 'Day' })}</th>
          <th scope="col">{t({ id: 'deadline-table.deadline', defaultMessage: 'Deadline' })}</th>
          <th scope="col">{t({ id: 'deadline-table.entries', defaultMessage: 'Entries' })}</th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'deadline-table.to-be-paid', defaultMessage: 'To be paid' })}
          </th>
        </tr>
      </thead>
      {[...months].map(([month, rows]) => (
        <tbody key={month}>
          <tr className={styles.month}>
            <th scope="rowgroup" colSpan={4}>
              {monthLabel(month)}
            </th>
          </tr>
          {rows.map((row) => (
            <DeadlineRow key={`${row.kind}${row.day}`} row={row} today={today} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function DeadlineRow({ row, today }: { row: Deadline; today: string }) {
  const { day, kind, entries, amount, entry } = row
  return (
    <tr>
      <td className={tableStyles.twoLines}>
        <time dateTime={day}>{shortDay(day, today)}</time>
        <small>{distanceLabel(day, today)}</small>
      </td>
      <th className={`${textStyles.ink} ${textStyles.small} ${textStyles.wraps}`} scope="row">
        {DEADLINE_TEXTS[kind].label}
      </th>
      <td>
        {entry ? (
          <Link to="/entries/$entryId" params={{ entryId: entry.id }}>
            {formatEntryNumber(entry.entry_number)}
          </Link>
        ) : (
          <Link to="/entries" search={{ deadline: deadlineKey(kind, parseDay(day)!) }}>
            {entriesText(entries)}
          </Link>
        )}
      </td>
      <td className={tableStyles.number}>{amount === null ? '' : money(amount)}</td>
    </tr>
  )
}
