import type { Address } from '@edfe/contracts/organization/organization'
import { CANADIAN_PROVINCES, US_STATES } from '@edfe/domain/reference'
import { useSaveAddress } from '../../api/settings.ts'
import { COUNTRY_OPTIONS } from '../../messages/settings-choices.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import fieldStyles from '../../ui/field.module.css'
import { SavedSection } from '../../ui/save-together.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import type { RunSave } from '../use-save-notice.ts'
import { useTextFields } from '../use-text-fields.ts'

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
    <SavedSection
      title={t({ id: 'address-form.business-address', defaultMessage: 'Business Address' })}
      lead={t({
        id: 'address-form.prefills-the-importer-of-record',
        defaultMessage: 'Prefills the importer of record on a new entry.',
      })}
      values={values}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <TextField
          label={t({ id: 'address-form.address-line-1', defaultMessage: 'Address line 1' })}
          required
          autoComplete="address-line1"
          {...field('line1')}
          columns={12}
        />
        <TextField
          label={t({ id: 'address-form.address-line-2', defaultMessage: 'Address line 2' })}
          optional
          autoComplete="address-line2"
          {...field('line2')}
          columns={12}
        />
        <TextField
          label={t({ id: 'address-form.city', defaultMessage: 'City' })}
          required
          autoComplete="address-level2"
          {...field('city')}
        />
        <SelectField
          label={
            canada
              ? t({ id: 'address-form.province', defaultMessage: 'Province' })
              : t({ id: 'address-form.state', defaultMessage: 'State' })
          }
          required
          autoComplete="address-level1"
          options={[
            ['', t({ id: 'common.choose', defaultMessage: 'Choose' })],
            ...(canada ? PROVINCES : STATES),
          ]}
          {...field('state')}
        />
        <TextField
          label={
            canada
              ? t({ id: 'address-form.postal-code', defaultMessage: 'Postal code' })
              : t({ id: 'address-form.zip-code', defaultMessage: 'ZIP code' })
          }
          hint={
            canada
              ? t({ id: 'address-form.such-as-k1a-0b1', defaultMessage: 'Such as K1A 0B1' })
              : t({ id: 'address-form.five-or-nine-digits', defaultMessage: 'Five or nine digits' })
          }
          required
          autoComplete="postal-code"
          {...field('postal')}
        />
        <SelectField
          label={t({ id: 'address-form.country', defaultMessage: 'Country' })}
          options={COUNTRY_OPTIONS}
          {...field('country')}
          onChange={({ target }) =>
            setValues({ ...values, country: target.value === 'CA' ? 'CA' : 'US', state: '' })
          }
        />
      </div>
    </SavedSection>
  )
}
