import { UNFILED } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import type { EntryRowData } from '../api/entry-list.ts'
import { entryLink } from '../entry/entry-link.ts'
import { money } from '../messages/money.ts'
import { monthDay } from '../messages/short-day.ts'
import { useDates } from '../session/use-dates.ts'
import { useMe } from '../session/use-me.ts'
import layoutStyles from '../ui/layout.module.css'
import { StatusBadge, StatusIcon } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { EntryActions, type RowActions } from './entry-actions.tsx'
import styles from './entry-table-row.module.css'
import { dueWords, filingsPhrase, statusNote } from './row-words.ts'
import { entryName } from './use-moving.ts'

interface EntryTableRowProps extends RowActions {
  entry: EntryRowData
  chosen: boolean
  onToggle: () => void
}

/** 'Port: 2704 Formal, Los Angeles' */
function placeAndType({ port_code, port_name, type }: EntryRowData): string {
  const kind =
    type === 'informal'
      ? t({ id: 'entry-table-row.informal', defaultMessage: 'Informal' })
      : t({ id: 'entry-table-row.formal', defaultMessage: 'Formal' })
  const port = port_code
    ? t({ id: 'entry-table-row.port', defaultMessage: 'Port: {code}' }, { code: port_code })
    : t({ id: 'entry-table-row.no-port-specified', defaultMessage: 'No port specified' })
  return [`${port} ${kind}`, port_name?.split(',')[0]].filter(Boolean).join(', ')
}

const DUE_LOOKS = { plain: undefined, quiet: textStyles.muted, pressing: styles.pressing }

/**
 * One entry: choice, goods with supplier and port, bill and number, arrival and creation, what is due, duty and value,
 * status with what it waits for, and its actions.
 */
export function EntryTableRow({ entry, chosen, onToggle, ...actions }: EntryTableRowProps) {
  const name = entryName(entry)
  const place = placeAndType(entry)
  const phrase = filingsPhrase(entry, useMe().data?.today ?? '')
  const supplier = [entry.supplier, entry.supplier_country].filter(Boolean).join(', ')
  return (
    <tr data-row className={chosen ? tableStyles.selected : undefined}>
      <td className={styles.pick}>
        <input
          type="checkbox"
          aria-label={t({ id: 'entry-table-row.select', defaultMessage: 'Select {name}' }, { name })}
          checked={chosen}
          onChange={onToggle}
        />
      </td>
      <td className={styles.goods}>
        <Link className={`${tableStyles.rowLink} ${textStyles.wraps}`} {...entryLink(entry.id, 'step-1')}>
          <span className={styles.what}>
            {entry.goods || t({ id: 'entry-table-row.no-goods-yet', defaultMessage: 'No goods yet' })}
          </span>
          <span className={textStyles.visuallyHidden}>, {name}</span>
        </Link>
        {supplier && <small title={supplier}>{supplier}</small>}
        <small title={place}>{place}</small>
      </td>
      <td className={`${textStyles.breaks} ${styles.bill}`}>
        {entry.bill_of_lading || (
          <span className={textStyles.muted}>
            {t({ id: 'entry-table-row.no-bill-yet', defaultMessage: 'No bill yet' })}
          </span>
        )}
        <small>{name}</small>
        {phrase && (
          <span className={`${textStyles.block} ${textStyles.wraps} ${textStyles.fine} ${textStyles.muted}`}>
            {phrase}
          </span>
        )}
      </td>
      <Days entry={entry} />
      <td className={`${tableStyles.number} ${styles.sum}`}>
        <span className={styles.label}>
          {t({ id: 'entry-table-row.duty-and-fees', defaultMessage: 'Duty and fees' })}{' '}
        </span>
        {Number(entry.grand_total) > 0 ? money(entry.grand_total) : '—'}
        {isEstimate(entry) && (
          <small>{t({ id: 'entry-table-row.estimate', defaultMessage: 'estimate' })}</small>
        )}
        <small>
          <span className={styles.label}>{t({ id: 'entry-table-row.value', defaultMessage: 'Value' })} </span>
          {money(entry.value_total)}
        </small>
      </td>
      <Standing entry={entry} />
      <td className={`${tableStyles.actions} ${styles.actions}`}>
        <EntryActions entry={entry} {...actions} />
      </td>
    </tr>
  )
}

const isEstimate = (entry: EntryRowData): boolean => UNFILED.has(entry) && Number(entry.grand_total) > 0

function Days({ entry }: { entry: EntryRowData }) {
  const today = useMe().data?.today ?? ''
  const dates = useDates()
  const due = dueWords(entry, today)
  return (
    <>
      <td className={styles.arrival}>
        <span className={styles.label}>
          {t({ id: 'entry-table-row.arrival', defaultMessage: 'Arrival' })}{' '}
        </span>
        {entry.import_date ? monthDay(entry.import_date, today) : '—'}
        <small>
          <span className={styles.label}>
            {t({ id: 'entry-table-row.created', defaultMessage: 'Created' })}{' '}
          </span>
          {dates.day(entry.created_at)}
        </small>
      </td>
      <td className={styles.due}>
        {entry.due?.kind !== 'paid' && (
          <span className={styles.label}>{t({ id: 'entry-table-row.due', defaultMessage: 'Due' })} </span>
        )}
        <span className={DUE_LOOKS[due.look]}>
          {due.text}
          {due.note && <small>{due.note}</small>}
        </span>
      </td>
    </>
  )
}

function Standing({ entry }: { entry: EntryRowData }) {
  const today = useMe().data?.today ?? ''
  const dates = useDates()
  const note = statusNote(entry, today, (instant) => dates.recent(instant, new Date()))
  return (
    <td className={styles.status}>
      <span className={`${layoutStyles.row6} ${styles.badge}`}>
        <StatusIcon status={entry.status} />
        <StatusBadge
          status={entry.status}
          isDeleted={entry.deletion === 'deleted'}
          isPractice={entry.is_practice}
        />
      </span>
      {note && <small>{note}</small>}
    </td>
  )
}
