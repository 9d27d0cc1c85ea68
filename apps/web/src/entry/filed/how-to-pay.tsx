import type { Entry } from '@edfe/contracts/entries/entry'
import { paymentDueDay } from '@edfe/domain/calculations'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import { formatUsd } from '@edfe/domain/money'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { shortDay } from '../../messages/short-day.ts'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { ProblemText } from '../../ui/problem-text.tsx'
import textStyles from '../../ui/text.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { showDay, typedDay } from '../values/format.ts'
import { EntryStatements } from './entry-statements.tsx'
import styles from './next-step-panel.module.css'

interface Props {
  entry: Entry
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

const bold = (text: ReactNode) => <b className={textStyles.block}>{text}</b>

/** Shows the ways to pay duty and fees to CBP, and the day on which they were paid. */
export function HowToPay({ entry, today }: Props) {
  const due = paymentDueDay(entry.draft_data, parseDay(entry.released_on ?? undefined))
  return (
    <div className={styles.how}>
      <ol>
        <li>
          <T
            id="how-to-pay.statement"
            defaultMessage="<b>CBP sends a statement</b>It lists this entry with {amount}. Compare it with the figures below."
            values={{ b: bold, amount: formatUsd(entry.grand_total) }}
          />
          <EntryStatements entryId={entry.id} />
        </li>
        <li>
          {due ? (
            <T
              id="how-to-pay.authorize-by"
              defaultMessage="<b>Authorize it by {day}</b>Sign in to the ACE Portal and authorize the ACH payment, or pay at the port of entry."
              values={{ b: bold, day: shortDay(due, today) }}
            />
          ) : (
            <T
              id="how-to-pay.authorize"
              defaultMessage="<b>Authorize it</b>Sign in to the ACE Portal and authorize the ACH payment, or pay at the port of entry."
              values={{ b: bold }}
            />
          )}
        </li>
        <li>
          <T
            id="how-to-pay.confirmed"
            defaultMessage="<b>CBP confirms</b>A final statement that comes here records the day. If you pay another way, record it below. <a>Payments</a> lists the statements and what you owe."
            values={{ b: bold, a: (text) => <Link to="/payments">{text}</Link> }}
          />
        </li>
      </ol>
      <PaymentForm entry={entry} today={today} />
    </div>
  )
}

function PaymentForm({ entry, today }: Props) {
  const { editor } = useEntryContext()
  const [typed, setTyped] = useState(showDay(entry.duty_paid_on ?? today))
  const [missing, setMissing] = useState<string>()
  const record = useMutation({
    mutationFn: (paidOn: string | null) => entryApi.recordPayment(entry.id, paidOn),
    onSuccess: (answer) => {
      editor.accept(answer)
      announce(
        answer.duty_paid_on
          ? t({ id: 'how-to-pay.recorded', defaultMessage: 'Payment recorded.' })
          : t({ id: 'how-to-pay.removed', defaultMessage: 'Payment removed.' }),
      )
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const day = typedDay(typed)
    const isFuture = day !== undefined && day > today
    setMissing(
      day
        ? undefined
        : t({
            id: 'how-to-pay.day-format',
            defaultMessage: 'Use MM/DD/YYYY, for example 12/04/2026',
          }),
    )
    if (isFuture)
      setMissing(
        t({
          id: 'how-to-pay.day-in-future',
          defaultMessage: 'The day of payment cannot be later than today',
        }),
      )
    if (day && !isFuture) record.mutate(day)
  }
  const recorded = parseDay(entry.duty_paid_on ?? undefined)
  return (
    <form
      className={`${layoutStyles.wrap} ${layoutStyles.alignEnd} ${layoutStyles.spaceAbove16} ${layoutStyles.ruleAbove} ${styles.paid}`}
      onSubmit={submit}
      noValidate
    >
      <TextField
        label={t({ id: 'how-to-pay.paid-on', defaultMessage: 'Paid on' })}
        inputMode="numeric"
        value={typed}
        error={missing}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(showDay(typed))}
      />
      <Button type="submit" look="quiet" busy={record.isPending}>
        {recorded
          ? t({ id: 'how-to-pay.change-day', defaultMessage: 'Change the day' })
          : t({ id: 'how-to-pay.mark-as-paid', defaultMessage: 'Mark as paid' })}
      </Button>
      {recorded && (
        <Button look="plain" busy={record.isPending} onClick={() => record.mutate(null)}>
          {t(
            { id: 'how-to-pay.not-paid', defaultMessage: 'Not paid on {day} after all' },
            { day: formatDay(recorded) },
          )}
        </Button>
      )}
      <ProblemText
        text={
          record.isError
            ? messageOf(
                record.error,
                t({
                  id: 'how-to-pay.failed',
                  defaultMessage: 'The payment could not be recorded. Please try again.',
                }),
              )
            : undefined
        }
      />
    </form>
  )
}
