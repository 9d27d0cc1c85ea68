import field from './field.module.css'

interface CountrySelectProps {
  id: string
  name: string
  /** The text of the choice of no country; left out, a country must be chosen. */
  none: string
  value: string
  countries: readonly { readonly code: string; readonly name: string }[]
  describedBy?: string
}

/** A native list of countries. */
export function CountrySelect({ id, name, none, value, countries, describedBy }: CountrySelectProps) {
  return (
    <select
      className={field.input}
      id={id}
      name={name}
      defaultValue={value}
      aria-describedby={describedBy}
      autoComplete="off"
    >
      <option value="">{none}</option>
      {countries.map(({ code, name: country }) => (
        <option key={code} value={code}>
          {country}
        </option>
      ))}
    </select>
  )
}
