import { useState } from 'react'
import { type StandingBond, useSaveStandingBond } from '../../api/settings.ts'
import { FormPanel } from '../../components/form-panel.tsx'
import { SelectField, TextField } from '../../components/text-field.tsx'
import { SETTINGS } from '../../words/settings-words.ts'
import type { RunSave } from './use-save-notice.ts'

const FIELDS = [
  ['bond_number', 'Bond number', 'f'],
  ['bond_amount', 'Bond amount (USD)', 'f'],
  ['surety_company', 'Surety company', 'f w12'],
  ['surety_address', 'Surety address', 'f w12'],
  ['contact_name', 'Contact name', 'f'],
  ['contact_email', 'Contact email', 'f'],
  ['contact_phone', 'Contact phone', 'f'],
] as const satisfies readonly (readonly [keyof StandingBond, string, string])[]

const COVERAGE = [
  ['', 'Not set'],
  ['single', 'Single Entry'],
  ['continuous', 'Continuous'],
  ['term', 'Term'],
] as const

/** The bond that the organisation keeps: prefills the bond page of every new formal entry. */
export function StandingBondForm({ bond, run }: { bond: StandingBond | null; run: RunSave }) {
  const [values, setValues] = useState<StandingBond>(bond ?? {})
  const save = useSaveStandingBond()
  const submit = () => run(() => save.mutateAsync(values), SETTINGS.bond.updated, SETTINGS.bond.failed)
  return (
    <FormPanel
      title="Standing Bond"
      lead="Formal entries need bond details. What you keep here prefills them; each entry can still differ."
      action="Save standing bond"
      busy={save.isPending}
      onSave={submit}
    >
      <div className="fields">
        <SelectField
          label="Coverage"
          className="f"
          options={COVERAGE}
          value={values.bond_type_detail ?? ''}
          onChange={({ target }) => setValues({ ...values, bond_type_detail: target.value })}
        />
        {FIELDS.map(([name, label, className]) => (
          <TextField
            key={name}
            label={label}
            optional
            className={className}
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </div>
    </FormPanel>
  )
}
