import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import field from '../../ui/field.module.css'
import { FieldNote } from './field-note.tsx'

interface TextInputProps {
  page: Pick<EstimatePage, 'problems'>
  name: string
  label: string
  value: string
  inputMode?: 'decimal'
  placeholder?: string
}

/** A text field of the estimate, with what is wrong with it. */
export function TextInput({ page, name, label, value, inputMode, placeholder }: TextInputProps) {
  return (
    <div className={field.field}>
      <label htmlFor={name}>{label}</label>
      <input
        className={field.input}
        id={name}
        name={name}
        defaultValue={value}
        inputMode={inputMode}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${name}-error`}
        aria-invalid={page.problems[name] ? true : undefined}
      />
      <FieldNote page={page} name={name} />
    </div>
  )
}
