import { Link } from '@tanstack/react-router'
import type { EntryRowData } from '../api/entry-list.ts'
import { entryLink } from '../entry/entry-link.ts'
import { money } from '../messages/money.ts'
import { monthDay } from '../messages/short-day.ts'
import { useDates } from '../session/use-dates.ts'
import { useMe } from '../session/use-me.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import textStyles from '../ui/text.module.css'
import { inOneLine } from '../words/in-one-line.ts'
import { t } from '../words/t.ts'
import { EntryActions, type RowActions } from './entry-actions.tsx'
import styles from './entry-table-row.module.css'
import { dueWords, statusLine, sumWords } from './row-words.ts'
import { entryName } from './use-moving.ts'

interface EntryTableRowProps extends RowActions {
  entry: EntryRowData
  chosen: boolean
  /** The list has entries of practice beside others, so each says which it is. */
  saysPractice: boolean
  onToggle: () => void
}

/** 'Port: 2704 Formal' */
function placeAndType({ port_code, type }: EntryRowData): string {
  const kind =
    type === 'informal'
      ? t({ id: 'entry-table-row.informal', defaultMessage: 'Informal' })
      : t({ id: 'entry-table-row.formal', defaultMessage: 'Formal' })
  const port = port_code
    ? t({ id: 'entry-table-row.port', defaultMessage: 'Port: {code}' }, { code: port_code })
    : t({ id: 'entry-table-row.no-port-specified', defaultMessage: 'No port specified' })
  return `${port} ${kind}`
}

const DUE_LOOKS = { plain: undefined, quiet: textStyles.muted, pressing: styles.pressing }

/**
 * One entry in two lines: choice, goods with supplier and port, bill and number, arrival and creation, what is due, duty
 * and value, status with what it waits for, and its actions. A long supplier takes a line more, and what is cut all the
 * same is whole in its title.
 */
export function EntryTableRow({ entry, chosen, saysPractice, onToggle, ...actions }: EntryTableRowProps) {
  const name = entryName(entry)
  const goods = entry.goods || t({ id: 'entry-table-row.no-goods-yet', defaultMessage: 'No goods yet' })
  return (
    <tr data-row className={chosen ? tableStyles.selected : undefined}>
      <td className={`${styles.pick} ${textStyles.right}`}>
        <input
          type="checkbox"
          aria-label={t({ id: 'entry-table-row.select', defaultMessage: 'Select {name}' }, { name })}
          checked={chosen}
          onChange={onToggle}
        />
      </td>
      <td className={`${textStyles.breaks} ${styles.goods}`}>
        <Link
          className={`${tableStyles.rowLink} ${styles.what}`}
          title={goods}
          {...entryLink(entry.id, 'step-1')}
        >
          {goods}
          <span className={textStyles.visuallyHidden}>, {name}</span>
        </Link>
        <Source entry={entry} />
      </td>
      <td className={`${textStyles.breaks} ${styles.bill}`}>
        <span
          className={`${textStyles.fine} ${styles.number} ${entry.bill_of_lading ? '' : textStyles.muted}`}
          title={entry.bill_of_lading}
        >
          {entry.bill_of_lading || t({ id: 'entry-table-row.no-bill-yet', defaultMessage: 'No bill yet' })}
        </span>
        <small>{name}</small>
      </td>
      <Days entry={entry} />
      <td className={`${tableStyles.number} ${styles.sum}`}>
        <span className={styles.label}>
          {t({ id: 'entry-table-row.duty-and-fees', defaultMessage: 'Duty and fees' })}{' '}
        </span>
        {sumWords(entry)}
        <small>
          <span className={styles.label}>{t({ id: 'entry-table-row.value', defaultMessage: 'Value' })} </span>
          {money(entry.value_total)}
        </small>
      </td>
      <Standing entry={entry} saysPractice={saysPractice} />
      <td className={`${tableStyles.actions} ${styles.actions}`}>
        <EntryActions entry={entry} {...actions} />
      </td>
    </tr>
  )
}

const inLine = (supplier: string, place: string): string =>
  supplier
    ? t(
        { id: 'entry-table-row.supplier-and-place', defaultMessage: '{supplier} · {place}' },
        { supplier, place },
      )
    : place

/** 'Song Hong Electric · Port: 2704 Formal'; the title adds the country of the supplier and the name of the port. */
function Source({ entry }: { entry: EntryRowData }) {
  const { supplier, supplier_country, port_name } = entry
  const place = inOneLine(placeAndType(entry))
  const whole = inLine(
    [supplier, supplier_country].filter(Boolean).join(', '),
    [placeAndType(entry), port_name?.split(',')[0]].filter(Boolean).join(', '),
  )
  return <small title={whole}>{inLine(supplier, place)}</small>
}

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
          {dates.monthDay(entry.created_at)}
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

function Standing({ entry, saysPractice }: { entry: EntryRowData; saysPractice: boolean }) {
  const today = useMe().data?.today ?? ''
  const dates = useDates()
  const line = statusLine(entry, today, {
    saysPractice,
    timeOf: (instant) => dates.recent(instant, new Date()),
  })
  return (
    <td className={styles.status}>
      <StatusBadge status={entry.status} isDeleted={entry.deletion === 'deleted'} />
      {line && <small title={line}>{line}</small>}
    </td>
  )
}
