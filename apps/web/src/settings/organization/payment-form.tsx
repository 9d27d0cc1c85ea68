import type { OrgPreferences } from '@edfe/contracts/organization/organization'
import { PAYMENT_TYPES, paymentType } from '@edfe/domain/reference'
import { useState } from 'react'
import { useSaveOrganizationPreferences } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import fieldStyles from '../../ui/field.module.css'
import { SavedSection } from '../../ui/save-together.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import type { RunSave } from '../use-save-notice.ts'
import { draftWords } from './draft-words.ts'

const optionsList = () =>
  [
    [
      '',
      t({
        id: 'payment-form.not-set-individual-payment',
        defaultMessage: 'Not set: individual payment',
      }),
    ],
    ...PAYMENT_TYPES.map(({ code, name }) => [code, `${code} ${t(name)}`] as const),
  ] as const

/** Shows the organization's payment of duty and fees: step 5 of a new entry begins with it. */
export function PaymentForm({ preferences, run }: { preferences: OrgPreferences; run: RunSave }) {
  const [values, setValues] = useState({
    payment_type: preferences.payment_type ?? '',
    statement_branch: preferences.statement_branch ?? '',
  })
  const { errors, atFields } = useFieldErrors()
  const payment = paymentType(values.payment_type)
  const save = useSaveOrganizationPreferences()
  const submit = () =>
    run(
      () => atFields(save.mutateAsync({ preferences: values })),
      SETTINGS.payment.updated,
      SETTINGS.payment.failed,
    )
  return (
    <SavedSection
      title={t({ id: 'payment-form.payment', defaultMessage: 'Payment' })}
      lead={t({
        id: 'payment-form.how-you-pay-duty-and',
        defaultMessage:
          'How you pay duty and fees to CBP. New entries begin with it, and each can still differ. Statements need an arrangement with CBP.',
      })}
      values={values}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <SelectField
          id="payment_type"
          label={t({ id: 'payment-form.payment-of-new-entries', defaultMessage: 'Payment of new entries' })}
          columns={6}
          options={optionsList()}
          hint={
            payment
              ? t(payment.meaning)
              : t({
                  id: 'payment-form.you-pay-each-entry-alone',
                  defaultMessage: 'You pay each entry alone.',
                })
          }
          value={values.payment_type}
          error={errors['preferences.payment_type']}
          onChange={({ target }) => setValues({ ...values, payment_type: target.value })}
        />
        <TextField
          {...draftWords('totals_declarations.statement_branch')}
          optional
          columns={6}
          value={values.statement_branch}
          error={errors['preferences.statement_branch']}
          onChange={({ target }) => setValues({ ...values, statement_branch: target.value.toUpperCase() })}
        />
      </div>
    </SavedSection>
  )
}
