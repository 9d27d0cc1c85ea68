import { StandingBond } from '@edfe/contracts/organization/organization'
import { fields } from '@edfe/domain/entry'
import { useState } from 'react'
import { useSaveStandingBond } from '../api/settings.ts'
import { LookupField } from '../lookup/lookup-field.tsx'
import { SETTINGS } from '../messages/settings-messages.ts'
import fieldStyles from '../ui/field.module.css'
import type { FieldColumns } from '../ui/field.tsx'
import { FormPanel } from '../ui/form-panel.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { useFieldErrors } from './use-field-errors.ts'
import type { RunSave } from './use-save-notice.ts'

const coverageList = () => [
  ['', t({ id: 'standing-bond-form.not-set', defaultMessage: 'Not set' })] as const,
  ...Object.entries(fields.entry.bond_type_detail.choices ?? {}).map(
    ([value, name]) => [value, t(name)] as const,
  ),
]

type Named = 'bond_number' | 'bond_amount' | 'surety_company' | 'surety_address'

const textFields = () =>
  [
    [
      'bond_number',
      t({ id: 'standing-bond-form.bond-number', defaultMessage: 'Bond number' }),
      t({ id: 'standing-bond-form.number-hint', defaultMessage: '9 digits, or 9 or 10 letters and digits' }),
      6,
    ],
    [
      'bond_amount',
      t({ id: 'standing-bond-form.bond-amount', defaultMessage: 'Bond amount' }),
      t({
        id: 'standing-bond-form.us-dollars-such-as-50000',
        defaultMessage: 'US dollars, such as 50000.00',
      }),
      6,
    ],
    [
      'surety_company',
      t({ id: 'standing-bond-form.surety-company', defaultMessage: 'Surety company' }),
      '',
      6,
    ],
    [
      'surety_address',
      t({ id: 'standing-bond-form.surety-address', defaultMessage: 'Surety address' }),
      '',
      12,
    ],
  ] as const satisfies readonly (readonly [Named, string, string, FieldColumns])[]

const contactList = () =>
  [
    ['name', t({ id: 'standing-bond-form.contact-name', defaultMessage: 'Contact name' }), 'text'],
    ['phone', t({ id: 'standing-bond-form.contact-phone', defaultMessage: 'Contact phone' }), 'tel'],
    ['email', t({ id: 'standing-bond-form.contact-email', defaultMessage: 'Contact email' }), 'email'],
  ] as const

/** The bond that the organisation keeps: prefills the bond page of every new formal entry. */
export function StandingBondForm({ bond, run }: { bond: StandingBond | null; run: RunSave }) {
  const [values, setValues] = useState<StandingBond>(() => bond ?? StandingBond.parse({}))
  const { errors, atFields } = useFieldErrors()
  const save = useSaveStandingBond()
  const submit = () =>
    run(() => atFields(save.mutateAsync(values)), SETTINGS.bond.updated, SETTINGS.bond.failed)
  return (
    <FormPanel
      title={t({ id: 'standing-bond-form.bond-on-file', defaultMessage: 'Bond on file' })}
      lead={t({
        id: 'standing-bond-form.formal-entries-need-bond-details',
        defaultMessage:
          'Formal entries need bond details. What you keep here prefills them; each entry can still differ.',
      })}
      action={t({ id: 'standing-bond-form.save-bond-on-file', defaultMessage: 'Save bond on file' })}
      busy={save.isPending}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <SelectField
          label={t({ id: 'standing-bond-form.coverage', defaultMessage: 'Coverage' })}
          columns={6}
          options={coverageList()}
          value={values.bond_type_detail}
          onChange={({ target }) => setValues({ ...values, bond_type_detail: target.value })}
        />
        <LookupField
          label={t({ id: 'standing-bond-form.surety-number', defaultMessage: 'Surety number' })}
          hint={t({ id: 'standing-bond-form.3-digits', defaultMessage: '3 digits' })}
          lookup="surety-companies"
          columns={6}
          value={values.surety_no}
          error={errors.surety_no}
          onChange={(surety_no) => setValues((now) => ({ ...now, surety_no }))}
        />
        {textFields().map(([name, label, hint, columns]) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            optional
            columns={columns}
            value={values[name]}
            error={errors[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        {contactList().map(([name, label, type]) => (
          <TextField
            key={name}
            label={label}
            type={type}
            optional
            columns={6}
            value={values.surety_contact[name] ?? ''}
            error={errors[`surety_contact.${name}`]}
            onChange={({ target }) =>
              setValues({ ...values, surety_contact: { ...values.surety_contact, [name]: target.value } })
            }
          />
        ))}
      </div>
    </FormPanel>
  )
}
