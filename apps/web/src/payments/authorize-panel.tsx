import { kindOf, type StatementKind } from '@edfe/domain/statement'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { showDay, typedDay } from '../entry/values/format.ts'
import { money } from '../messages/money.ts'
import { shortDay } from '../messages/short-day.ts'
import { useMe } from '../session/use-me.ts'
import { announce } from '../ui/announce.tsx'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { ProblemText } from '../ui/problem-text.tsx'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { type Statement, useRecordAuthorization } from './use-statement.ts'

interface Props {
  statement: Statement
  /** The organization's day, `YYYY-MM-DD`. */
  today: string
}

/** How each kind of statement is paid. Its authorization cannot be sent from here: CBP has not published that layout. */
function howToPay(kind: StatementKind, named: { number: string; amount: string }): string {
  if (kind === 'monthly')
    return t(
      {
        id: 'authorize-panel.monthly',
        defaultMessage:
          'It cannot be authorized from here. Sign in to the ACE Portal, open Statements, choose the monthly statement {number} and authorize the ACH payment of {amount}. If your bank sends the money by ACH credit, have it name {number}.',
      },
      named,
    )
  if (kind === 'periodic')
    return t(
      {
        id: 'authorize-panel.periodic',
        defaultMessage:
          'It cannot be authorized from here. Sign in to the ACE Portal, open Statements, choose {number} and authorize it. No money moves yet: CBP collects the {amount} with the monthly statement.',
      },
      named,
    )
  return t(
    {
      id: 'authorize-panel.daily',
      defaultMessage:
        'It cannot be authorized from here. Sign in to the ACE Portal, open Statements, choose {number} and authorize the ACH payment of {amount}. If your bank sends the money by ACH credit, have it name {number}.',
    },
    named,
  )
}

/** How and by when a statement is paid, what CBP does when it is not, and the day of its authorization. */
export function AuthorizePanel({ statement, today }: Props) {
  const { state, number, stated_total, payable_by, late, cadence, payment_type } = statement
  const isClosed = state === 'final' || state === 'paid'
  const mayRecord = useMe().data?.may.includes('entry.edit')
  const kind = kindOf({ cadence, head: { paymentType: payment_type } })
  return (
    <Panel title={titleOf(statement, today)}>
      <div className={`${panelStyles.body} ${layoutStyles.stack12}`}>
        {late && (
          <p className={textStyles.problem}>
            {late.message} {late.consequence}
          </p>
        )}
        {!isClosed && (
          <p className={textStyles.measure}>{howToPay(kind, { number, amount: money(stated_total) })}</p>
        )}
        {!isClosed && Number(stated_total) === 0 && (
          <p className={textStyles.measure}>
            {t({
              id: 'authorize-panel.nothing-due',
              defaultMessage: 'Nothing is due. CBP closes the statement only when its $0.00 are authorized.',
            })}
          </p>
        )}
        {state === 'final' && (
          <p>
            {t({
              id: 'authorize-panel.final',
              defaultMessage: 'CBP has closed it and collects the money with the monthly statement.',
            })}
          </p>
        )}
        {state === 'paid' && <p>{t({ id: 'authorize-panel.paid', defaultMessage: 'CBP has the money.' })}</p>}
        {!isClosed && payable_by === null && (
          <p className={textStyles.secondary}>
            {t({
              id: 'authorize-panel.no-day',
              defaultMessage: 'It is paid with the monthly statement, on the day of that month.',
            })}
          </p>
        )}
      </div>
      {!isClosed && mayRecord && <AuthorizationForm statement={statement} today={today} />}
    </Panel>
  )
}

function titleOf({ payable_by, state }: Statement, today: string): string {
  if (state === 'paid') return t({ id: 'authorize-panel.is-paid', defaultMessage: 'Paid' })
  return payable_by
    ? t(
        { id: 'authorize-panel.pay-by', defaultMessage: 'Pay by {day}' },
        { day: shortDay(payable_by, today) },
      )
    : t({ id: 'authorize-panel.pay', defaultMessage: 'Payment' })
}

function AuthorizationForm({ statement: { id, authorized_on }, today }: Props) {
  const [typed, setTyped] = useState(showDay(authorized_on ?? today))
  const [problem, setProblem] = useState<string>()
  const record = useRecordAuthorization(id)
  const send = (day: string | null) =>
    record.mutate(day, {
      onSuccess: () =>
        announce(
          day
            ? t({ id: 'authorize-panel.recorded', defaultMessage: 'Authorization recorded.' })
            : t({ id: 'authorize-panel.removed', defaultMessage: 'Authorization removed.' }),
        ),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const day = typedDay(typed)
    if (!day)
      return setProblem(
        t({ id: 'authorize-panel.day-format', defaultMessage: 'Use MM/DD/YYYY, for example 03/19/2026' }),
      )
    if (day > today)
      return setProblem(
        t({
          id: 'authorize-panel.day-in-future',
          defaultMessage: 'The day of the authorization cannot be later than today',
        }),
      )
    setProblem(undefined)
    send(day)
  }
  return (
    <form
      className={`${layoutStyles.actions} ${layoutStyles.alignEnd} ${layoutStyles.inset16} ${layoutStyles.ruleAbove}`}
      onSubmit={submit}
      noValidate
      data-screen-only
    >
      <TextField
        label={t({ id: 'authorize-panel.authorized-on', defaultMessage: 'Authorized on' })}
        inputMode="numeric"
        value={typed}
        error={problem}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(showDay(typed))}
      />
      <Button type="submit" look={authorized_on ? 'quiet' : 'primary'} busy={record.isPending}>
        {authorized_on
          ? t({ id: 'authorize-panel.change-day', defaultMessage: 'Change the day' })
          : t({ id: 'authorize-panel.mark', defaultMessage: 'Mark as authorized' })}
      </Button>
      {authorized_on && (
        <Button look="plain" busy={record.isPending} onClick={() => send(null)}>
          {t({ id: 'authorize-panel.not-after-all', defaultMessage: 'Not authorized after all' })}
        </Button>
      )}
      <ProblemText
        text={
          record.isError
            ? messageOf(
                record.error,
                t({
                  id: 'authorize-panel.failed',
                  defaultMessage: 'The authorization could not be recorded. Please try again.',
                }),
              )
            : undefined
        }
      />
    </form>
  )
}
