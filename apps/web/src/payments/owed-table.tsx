import { formatEntryNumber } from '@edfe/domain/entry'
import { Link } from '@tanstack/react-router'
import { entriesText, money } from '../messages/money.ts'
import { distanceLabel, shortDay } from '../messages/short-day.ts'
import { statementName } from '../messages/statement-name.ts'
import styles from '../reports/deadline-table.module.css'
import { Badge } from '../ui/status-badge.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import { expectedName, STATE_WORDS } from './statement-words.ts'
import type { Owed, OwedPayment } from './use-payments.ts'

interface Props {
  days: Owed['days']
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** What is owed day by day; each payment opens to its entries. */
export function OwedTable({ days, today }: Props) {
  return (
    <Table isStacked className={styles.deadlines}>
      <thead>
        <tr>
          <th scope="col">{t({ id: 'owed-table.payment', defaultMessage: 'Payment' })}</th>
          <th scope="col">{t({ id: 'owed-table.state', defaultMessage: 'State' })}</th>
          <th scope="col">{t({ id: 'owed-table.entries', defaultMessage: 'Entries' })}</th>
          <th scope="col" className={tableStyles.number}>
            {t({ id: 'owed-table.amount', defaultMessage: 'Amount' })}
          </th>
        </tr>
      </thead>
      {days.map(({ day, amount, payments }) => (
        <tbody key={day ?? ''}>
          <tr className={styles.month}>
            <th scope="rowgroup" colSpan={4}>
              <DayHead day={day} amount={amount} today={today} />
            </th>
          </tr>
          {payments.map((payment) => (
            <PaymentRow key={payment.key} payment={payment} today={today} />
          ))}
        </tbody>
      ))}
    </Table>
  )
}

function DayHead({ day, amount, today }: { day: string | null; amount: string; today: string }) {
  if (!day)
    return (
      <T
        id="owed-table.no-day"
        defaultMessage="Day not known yet: {amount}"
        values={{ amount: money(amount) }}
      />
    )
  return (
    <T
      id="owed-table.day"
      defaultMessage="{day} ({distance}): {amount}"
      values={{
        day: <time dateTime={day}>{shortDay(day, today)}</time>,
        distance: distanceLabel(day, today),
        amount: money(amount),
      }}
    />
  )
}

function PaymentRow({ payment, today }: { payment: OwedPayment; today: string }) {
  const { statement, kind, amount, late, dailies } = payment
  return (
    <tr>
      <th
        className={`${textStyles.ink} ${textStyles.small} ${textStyles.wraps} ${tableStyles.twoLines}`}
        scope="row"
      >
        {statement ? (
          <Link to="/payments/$statementId" params={{ statementId: statement.id }}>
            {statementName({ cadence: kind === 'monthly' ? 'monthly' : 'daily', number: statement.number })}
          </Link>
        ) : (
          expectedName(payment, today)
        )}
        {!statement && dailies.length > 0 && (
          <small className={textStyles.block}>
            {dailies.map(({ id, number }) => (
              <Link
                key={id}
                className={textStyles.block}
                to="/payments/$statementId"
                params={{ statementId: id }}
              >
                {statementName({ cadence: 'daily', number })}
              </Link>
            ))}
          </small>
        )}
        {late && <small className={`${textStyles.block} ${textStyles.error}`}>{late}</small>}
      </th>
      <td>
        {statement && (
          <Badge look={statement.state === 'authorized' ? 'accepted' : 'draft'}>
            {STATE_WORDS[statement.state]}
          </Badge>
        )}
      </td>
      <td className={textStyles.small}>
        <Entries payment={payment} />
      </td>
      <td className={tableStyles.number}>{money(amount)}</td>
    </tr>
  )
}

function Entries({ payment: { entries, count } }: { payment: OwedPayment }) {
  return (
    <details>
      <summary>{entriesText(count)}</summary>
      <ul>
        {entries.map(({ number, id, amount }) => (
          <li key={number ?? amount}>
            <T
              id="owed-table.entry-amount"
              defaultMessage="{entry}: {amount}"
              values={{ entry: <EntryName number={number} id={id} />, amount: money(amount) }}
            />
          </li>
        ))}
        {count > entries.length && (
          <li>
            {t(
              {
                id: 'owed-table.more-entries',
                defaultMessage: '{count, plural, one {# more entry} other {# more entries}}',
              },
              { count: count - entries.length },
            )}
          </li>
        )}
      </ul>
    </details>
  )
}

function EntryName({ number, id }: { number: string | null; id: string | null }) {
  if (number === null)
    return t({ id: 'owed-table.not-known-here', defaultMessage: 'Listed by CBP, not known here' })
  const text = formatEntryNumber(number)
  return id ? (
    <Link to="/entries/$entryId" params={{ entryId: id }}>
      {text}
    </Link>
  ) : (
    text
  )
}
