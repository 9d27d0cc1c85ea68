import { chosenPayment, type PaymentDays, paymentDays, paymentDueDay } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { fields } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { formatUsd, toCents } from '@edfe/domain/money'
import { PAYMENT_TYPES } from '@edfe/domain/reference'
import { useWatch } from 'react-hook-form'
import { locale } from '../../../words/language.ts'
import { t } from '../../../words/t.ts'
import { DerivedFact } from '../../details/derived-fact.tsx'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { codeOption, type Option } from '../../form/controls/select-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FieldGroup } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { showDay } from '../../values/format.ts'

const at = inside('totals_declarations')

const types = () => PAYMENT_TYPES.map(({ code, name }) => codeOption({ code, name: t(name) }))

function months(): Option[] {
  const month = new Intl.DateTimeFormat(locale(), { month: 'long', timeZone: 'UTC' })
  return (fields.entry.statement_month.values ?? []).map((code) =>
    codeOption({ code, name: month.format(Date.UTC(2000, Number(code) - 1)) }),
  )
}

const WHY = {
  daily: defineMessage({
    id: 'payment-fields.daily',
    defaultMessage:
      'CBP puts the entry on the preliminary statement of the day that you choose. Your filer code must be set up for statements.',
  }),
  periodic: defineMessage({
    id: 'payment-fields.periodic',
    defaultMessage:
      'CBP lists the entry on a preliminary statement, and collects once a month. Filer and importer must be set up for monthly statements.',
  }),
} as const

/** By when an amount is paid alone, and by when with the monthly statement; undefined where there is nothing to choose. */
function whenByEachWay(amount: string, days: PaymentDays | undefined): string | undefined {
  if (!days || toCents(amount) <= 0n) return undefined
  const { alone, monthly, month, later } = days
  const name = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return t(
    {
      id: 'payment-fields.by-each-way',
      defaultMessage:
        'Alone or on a daily statement, {amount} is due by {alone}. On the monthly statement of {month}, it is due by {monthly}, {days, plural, one {# day} other {# days}} later.',
    },
    {
      amount: formatUsd(amount),
      alone: showDay(alone),
      month: name.format(new Date(`${month}-01`)),
      monthly: showDay(monthly),
      days: later,
    },
  )
}

/** Shows the payment method of the entry, its meaning, and the day by which duty is due. */
export function PaymentFields() {
  const { editor } = useEntryContext()
  const entry = useEntry()
  const { form } = useEntryFormContext()
  const [payment_type, date, statement_month] = useWatch({
    control: form.control,
    name: [at('payment_type'), at('statement_date'), at('statement_month')],
  }) as string[]
  const typed = { payment_type, statement_date: date, statement_month }
  const payment = chosenPayment(typed)
  const { header, totals_declarations: totals } = editor.draft()
  const releasedOn = parseDay(entry.released_on ?? undefined)
  const due = paymentDueDay({ header, totals_declarations: typed }, releasedOn)
  return (
    <>
      <EntryField
        name={at('payment_type')}
        options={types()}
        empty={t({ id: 'payment-fields.empty', defaultMessage: 'Not chosen: individual payment' })}
        note={payment && t(payment.meaning)}
      />
      <DerivedFact
        label={t({ id: 'payment-fields.duty-due', defaultMessage: 'Duty is due by' })}
        hint={t({
          id: 'payment-fields.duty-due-hint',
          defaultMessage: 'From the entry date and the way of payment',
        })}
        note={whenByEachWay(totals?.grand_total ?? '', paymentDays(header?.entry_date, releasedOn))}
      >
        {due ? showDay(due) : t({ id: 'payment-fields.not-known-yet', defaultMessage: 'Not known yet' })}
      </DerivedFact>
      {payment && payment.kind !== 'individual' && (
        <FieldGroup
          title={t({ id: 'payment-fields.title', defaultMessage: 'Statement' })}
          why={t(WHY[payment.kind])}
        >
          <EntryField name={at('statement_date')} columns={4} />
          {payment.kind === 'periodic' && (
            <EntryField name={at('statement_month')} columns={4} options={months()} />
          )}
          <EntryField name={at('statement_branch')} columns={4} />
        </FieldGroup>
      )}
    </>
  )
}
