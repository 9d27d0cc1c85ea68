import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import button from '../../../ui/button.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { CountrySelect } from '../../ui/country-select.tsx'
import field from '../../ui/field.module.css'
import { TextInput } from './text-input.tsx'

type Countries = EstimatePage['countries']

interface CountryFieldProps {
  name: 'origin' | 'with_origin'
  label: string
  /** The text of the choice of no country. */
  none: string
  value: string
  countries: Countries
  hint?: string
}

/** A country of the estimate, with a hint beneath it where there is one. */
export function CountryField({ name, label, hint, ...select }: CountryFieldProps) {
  const hintId = `${name}-hint`
  return (
    <div className={field.field}>
      <label htmlFor={name}>{label}</label>
      <CountrySelect id={name} name={name} {...select} {...(hint && { describedBy: hintId })} />
      {hint && (
        <p className={`${textStyles.note} ${textStyles.tight}`} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Where the goods are made. */
export const OriginField = (props: { value: string; countries: Countries; hint?: string }) => (
  <CountryField
    name="origin"
    label={t({ id: 'estimate-form.country-of-origin', defaultMessage: 'Country of origin' })}
    none={t({ id: 'common.choose', defaultMessage: 'Choose' })}
    {...props}
  />
)

/** What the goods cost. */
export const ValueField = (props: { page: Pick<EstimatePage, 'problems'>; value: string }) => (
  <TextInput
    name="value"
    label={t({ id: 'estimate-form.value-in-us-dollars', defaultMessage: 'Value in US dollars' })}
    inputMode="decimal"
    {...props}
  />
)

export const CalculateButton = () => (
  <button className={button.button} type="submit">
    {t({ id: 'estimate-form.calculate', defaultMessage: 'Calculate' })}
  </button>
)
