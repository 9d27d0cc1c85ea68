import { StandingBond } from '@edfe/contracts/organization/organization'
import { fields } from '@edfe/domain/entry'
import { useState } from 'react'
import { useSaveStandingBond } from '../../api/settings.ts'
import { LookupField } from '../../lookup/lookup-field.tsx'
import { SETTINGS } from '../../messages/settings-messages.ts'
import fieldStyles from '../../ui/field.module.css'
import { SavedSection } from '../../ui/save-together.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import type { RunSave } from '../use-save-notice.ts'
import { draftWords } from './draft-words.ts'

const coverageList = () => [
  ['', t({ id: 'standing-bond-form.not-set', defaultMessage: 'Not set' })] as const,
  ...Object.entries(fields.entry.bond_type_detail.choices ?? {}).map(
    ([value, name]) => [value, t(name)] as const,
  ),
]

const TEXT_FIELDS = [
  ['bond_number', 6],
  ['bond_amount', 6],
  ['surety_company', 6],
  ['surety_address', 12],
] as const

const CONTACT_FIELDS = [
  ['name', 'text'],
  ['phone', 'tel'],
  ['email', 'email'],
] as const

/** The bond that the organisation keeps: prefills the bond page of every new formal entry. */
export function StandingBondForm({ bond, run }: { bond: StandingBond | null; run: RunSave }) {
  const [values, setValues] = useState<StandingBond>(() => bond ?? StandingBond.parse({}))
  const { errors, atFields } = useFieldErrors()
  const save = useSaveStandingBond()
  const surety = draftWords('header.surety_no')
  const submit = () =>
    run(() => atFields(save.mutateAsync(values)), SETTINGS.bond.updated, SETTINGS.bond.failed)
  return (
    <SavedSection
      title={t({ id: 'standing-bond-form.bond-on-file', defaultMessage: 'Bond on file' })}
      lead={t({
        id: 'standing-bond-form.formal-entries-need-bond-details',
        defaultMessage:
          'Formal entries need bond details. What you keep here prefills them; each entry can still differ.',
      })}
      values={values}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <SelectField
          label={draftWords('bond_information.bond_type_detail').label}
          columns={6}
          options={coverageList()}
          value={values.bond_type_detail}
          onChange={({ target }) => setValues({ ...values, bond_type_detail: target.value })}
        />
        <LookupField
          label={surety.label}
          hint={surety.hint}
          lookup="surety-companies"
          columns={6}
          value={values.surety_no}
          error={errors.surety_no}
          onChange={(surety_no) => setValues((now) => ({ ...now, surety_no }))}
        />
        {TEXT_FIELDS.map(([name, columns]) => (
          <TextField
            key={name}
            id={name}
            {...draftWords(`bond_information.${name}`)}
            optional
            columns={columns}
            value={values[name]}
            error={errors[name]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        {CONTACT_FIELDS.map(([name, type]) => (
          <TextField
            key={name}
            {...draftWords(`bond_information.contact_${name}`)}
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
    </SavedSection>
  )
}
