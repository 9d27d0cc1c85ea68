import { useState } from 'react'
import type { FieldErrors } from './use-field-errors.ts'

/** The texts of a settings form by name, and what a field of half its width takes of them. */
export function useTextFields<Values extends Record<string, string>>(begin: Values, errors: FieldErrors) {
  const [values, setValues] = useState(begin)
  const field = (name: keyof Values & string) => ({
    value: values[name],
    error: errors[name],
    columns: 6 as const,
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return { values, setValues, field }
}
