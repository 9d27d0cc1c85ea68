import type { Address } from '@edfe/contracts/organization/organization'
import { CANADIAN_PROVINCES, US_STATES } from '@edfe/domain/reference'
import { useSaveAddress } from '../api/settings.ts'
import { COUNTRY_OPTIONS, SETTINGS } from '../messages/settings-messages.ts'
import fieldStyles from '../ui/field.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import type { RunSave } from './use-save-notice.ts'
import { useTextFields } from './use-text-fields.ts'

const STATES = US_STATES.map(({ code, name }) => [code, `${code} ${name}`] as const)
const PROVINCES = Object.keys(CANADIAN_PROVINCES).map((code) => [code, code] as const)

/** The organisation's business address, in the United States or Canada. */
export function AddressForm({ address, run }: { address: Address | null; run: RunSave }) {
  const { errors, atFields } = useFieldErrors()
  const { values, setValues, field } = useTextFields(
    {
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      city: address?.city ?? '',
      state: address?.state ?? '',
      postal: address?.postal ?? '',
      country: address?.country || 'US',
    },
    errors,
  )
  const save = useSaveAddress()
  const submit = () =>
    run(
      () => atFields(save.mutateAsync({ ...values, country: values.country as Address['country'] })),
      SETTINGS.address.updated,
      SETTINGS.address.failed,
    )
  const canada = values.country === 'CA'
  return (
    <FormPanel
      title="Business Address"
      lead="Prefills the importer of record on a new entry."
      action="Save address"
      busy={save.isPending}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <TextField
          label="Address line 1"
          required
          autoComplete="address-line1"
          {...field('line1')}
          columns={12}
        />
        <TextField
          label="Address line 2"
          optional
          autoComplete="address-line2"
          {...field('line2')}
          columns={12}
        />
        <TextField label="City" required autoComplete="address-level2" {...field('city')} />
        <SelectField
          label={canada ? 'Province' : 'State'}
          required
          autoComplete="address-level1"
          options={[['', 'Choose'], ...(canada ? PROVINCES : STATES)]}
          {...field('state')}
        />
        <TextField
          label={canada ? 'Postal code' : 'ZIP code'}
          hint={canada ? 'Such as K1A 0B1' : 'Five or nine digits'}
          required
          autoComplete="postal-code"
          {...field('postal')}
        />
        <SelectField
          label="Country"
          options={COUNTRY_OPTIONS}
          {...field('country')}
          onChange={({ target }) =>
            setValues({ ...values, country: target.value === 'CA' ? 'CA' : 'US', state: '' })
          }
        />
      </div>
    </FormPanel>
  )
}
