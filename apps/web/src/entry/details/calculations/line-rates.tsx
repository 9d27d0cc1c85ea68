import { CASE_FIELDS, type CaseFields, lineAmounts } from '@edfe/domain/calculations'
import { type LineItem, lineFields } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fromFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { showAmount } from '../../values/format.ts'
import { type AmountName, RATE_OF, RateAmount } from './rate-amount.tsx'

const AMOUNTS = Object.keys(RATE_OF) as AmountName[]

/** The rates of a line and what they make of its entered value. */
export function LineRates({ id, order }: { id: string; order: readonly string[] }) {
  const { form, blurred } = useEntryFormContext()
  const at = inside(`line_items.${id}`)
  const value = useValues(form, at('entered_value')) as string | undefined
  const second = useValues(
    form,
    [CASE_FIELDS.second.number, CASE_FIELDS.second.rate, CASE_FIELDS.second.amount].map(at),
  ) as (string | undefined)[]
  const hasSecondCase = second.some(Boolean)
  /** Writes the amounts that the rates of these lines give, and leaves lines without a rate alone. */
  const use = (ids: readonly string[]) => {
    let count = 0
    for (const line of ids) {
      const amounts = lineAmounts(
        fromFormValues(lineFields, form.getValues(`line_items.${line}`) as LineItem),
      )
      for (const field of AMOUNTS) {
        const amount = amounts[field]
        if (!amount) continue
        form.setValue(`line_items.${line}.${field}`, showAmount(amount.amount), { shouldDirty: true })
        count += 1
      }
    }
    blurred(at('duty_amount'))
    announce(
      t(
        {
          id: 'line-rates.text',
          defaultMessage: '{count, plural, one {1 amount is filled in.} other {# amounts are filled in.}}',
        },
        { count },
      ),
    )
  }
  return (
    <>
      <FormSection
        title={t({ id: 'line-rates.rates', defaultMessage: 'Rates' })}
        lead={t(
          {
            id: 'line-rates.percent-of-the-entered-value',
            defaultMessage:
              '{isKnown, select, yes {Percent of the entered value, {amount}.} other {Percent of the entered value, which is not given yet.}}',
          },
          { isKnown: value ? 'yes' : 'no', amount: value && formatUsd(value) },
        )}
      >
        <EntryField name={at('hts_rate')} columns={4} />
        <EntryField name={at('irc_rate')} columns={8} />
        <CaseRate id={id} fields={CASE_FIELDS.first} />
        {hasSecondCase && <CaseRate id={id} fields={CASE_FIELDS.second} />}
        <EntryField name={at('visa_numbers')} columns={12} />
      </FormSection>
      <FormSection
        title={t({ id: 'line-rates.amounts', defaultMessage: 'Amounts' })}
        lead={t({
          id: 'line-rates.entered-value-times-rate-or',
          defaultMessage:
            'Entered value times rate, or quantity times the rate of a unit, rounded half up to cents.',
        })}
      >
        {AMOUNTS.filter((field) => hasSecondCase || field !== 'second_case_amount').map((field) => (
          <RateAmount key={field} id={id} field={field} />
        ))}
        <EntryField
          name={at('adcvd_claim')}
          columns={8}
          empty={t({ id: 'line-rates.cash-deposit', defaultMessage: 'Cash deposit' })}
          note={t({
            id: 'line-rates.a-bond-in-place-of',
            defaultMessage:
              'A bond in place of cash is allowed only where the case says so, mostly before a final determination.',
          })}
        />
        {hasSecondCase && (
          <EntryField
            name={at('second_case_claim')}
            columns={8}
            empty={t({ id: 'line-rates.cash-deposit', defaultMessage: 'Cash deposit' })}
          />
        )}
        <EntryField
          name={at('exporter_mid')}
          columns={8}
          note={t({
            id: 'line-rates.for-goods-under-an-ad',
            defaultMessage: 'For goods under an AD/CVD case. Leave it blank when the manufacturer exports.',
          })}
        />
        <EntryField
          name={at('non_reimbursement')}
          columns={8}
          empty={t({ id: 'line-rates.not-answered', defaultMessage: 'Not answered' })}
          note={t({
            id: 'line-rates.you-certify-that-you-have',
            defaultMessage:
              'You certify that you have no agreement by which the manufacturer, producer, seller or exporter pays or refunds any of the antidumping or countervailing duties on these goods, and that you tell CBP of any such refund.',
          })}
        />
        <EntryField
          name={at('non_reimbursement_id')}
          columns={8}
          note={t({
            id: 'line-rates.in-place-of-the-statement',
            defaultMessage: 'In place of the statement, where CBP has a declaration of yours for the case.',
          })}
        />
        <div className={`${fieldStyles.columns12} ${layoutStyles.actions} ${layoutStyles.gapBelow}`}>
          <Button look="quiet" small onClick={() => use([id])}>
            {t({ id: 'line-rates.use-these-amounts', defaultMessage: 'Use these amounts' })}
          </Button>
          {order.length > 1 && (
            <Button look="plain" small onClick={() => use(order)}>
              {t(
                {
                  id: 'line-rates.use-the-amounts-of-all',
                  defaultMessage: 'Use the amounts of all {count} lines',
                },
                { count: order.length },
              )}
            </Button>
          )}
        </div>
      </FormSection>
    </>
  )
}

interface CaseRateProps {
  id: string
  fields: CaseFields
}

/** The rate of a case: percent of a value, or dollars for each unit of a quantity. */
function CaseRate({ id, fields }: CaseRateProps) {
  const at = inside(`line_items.${id}`)
  const { form } = useEntryFormContext()
  const [kind, quantity, value] = useValues(form, [
    at(fields.rateKind),
    at(fields.quantity),
    at(fields.value),
  ]) as (string | undefined)[]
  const isSpecific = kind === 'S'
  return (
    <>
      <EntryField name={at(fields.rate)} columns={4} />
      <EntryField
        name={at(fields.rateKind)}
        columns={4}
        empty={t({ id: 'line-rates.percent-of-the-value', defaultMessage: 'Percent of the value' })}
      />
      {/* What the kind of the rate does not need is shown while it is given, so that it can be taken back. */}
      {(isSpecific || quantity) && <EntryField name={at(fields.quantity)} columns={4} />}
      {(!isSpecific || value) && <EntryField name={at(fields.value)} columns={4} />}
    </>
  )
}
