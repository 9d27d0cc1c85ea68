import { Link } from '@tanstack/react-router'
import type { EntryRowData } from '../api/entry-list.ts'
import { entryLink } from '../entry/entry-link.ts'
import { money } from '../messages/money.ts'
import { useDates } from '../session/use-dates.ts'
import { IconButton } from '../ui/button.tsx'
import { LinkIcon } from '../ui/link-button.tsx'
import { StatusBadge, StatusIcon } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import textStyles from '../ui/text.module.css'
import styles from './entry-table-row.module.css'
import { entryName } from './use-moving.ts'

interface EntryTableRowProps {
  entry: EntryRowData
  chosen: boolean
  onToggle: () => void
  onMove: () => void
  /** Undefined for a person who may not copy entries. */
  onCopy: (() => void) | undefined
}

/** One entry: choice, number with goods and bill, port and type, value and duty, dates, status, and its actions. */
export function EntryTableRow({ entry, chosen, onToggle, onMove, onCopy }: EntryTableRowProps) {
  const dates = useDates()
  const name = entryName(entry)
  const about = [entry.goods, entry.supplier].filter(Boolean).join(', ')
  const link = entryLink(entry.id, 'step-1')
  return (
    <tr data-row className={chosen ? tableStyles.selected : undefined}>
      <td>
        <input type="checkbox" aria-label={`Select ${name}`} checked={chosen} onChange={onToggle} />
      </td>
      <td>
        <StatusIcon status={entry.status} />
      </td>
      <td>
        <Link className={tableStyles.rowLink} {...link}>
          {name}
        </Link>
        {about && <small className={styles.line}>{about}</small>}
        {entry.bill_of_lading && <small className={styles.line}>{entry.bill_of_lading}</small>}
      </td>
      <td>
        {entry.port_code ? `Port: ${entry.port_code}` : 'No port specified'}{' '}
        <span className={textStyles.muted}>{entry.type === 'informal' ? 'Informal' : 'Formal'}</span>
        {entry.port_name && <small className={styles.line}>{entry.port_name}</small>}
        {entry.import_date && (
          <small className={styles.line}>Arrival {dates.calendarDay(entry.import_date)}</small>
        )}
      </td>
      <td className={tableStyles.number}>
        {money(entry.value_total)}
        {Number(entry.grand_total) > 0 && (
          <small className={styles.line}>Duty, fees {money(entry.grand_total)}</small>
        )}
      </td>
      <td>{dates.day(entry.created_at)}</td>
      <td>
        <StatusBadge
          status={entry.status}
          isDeleted={entry.deletion === 'deleted'}
          isPractice={entry.is_practice}
        />
      </td>
      <td className={tableStyles.actions}>
        <LinkIcon {...link} icon="view" label={`View ${name}`} />
        <LinkIcon {...link} icon="edit" label={`Edit ${name}`} />
        {onCopy && <IconButton icon="copy" label={`Copy ${name}`} onClick={onCopy} />}
        <IconButton
          icon={entry.archived ? 'restore' : 'archive'}
          label={`${entry.archived ? 'Restore' : 'Archive'} ${name}`}
          onClick={onMove}
        />
      </td>
    </tr>
  )
}
