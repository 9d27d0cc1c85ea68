import { createContext, useContext } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from './field-errors.ts'

/** The form as a field sees it. Field names are draft paths; lines and fee rows go by their id. */
export interface EntryFormValue {
  form: UseFormReturn<FieldValues>
  errors: FieldErrors
  /** Judges the form again and shows what is wrong with the field that was left. */
  blurred: (name: string) => void
}

export const EntryFormContext = createContext<EntryFormValue | undefined>(undefined)

/** The form around a field; a field outside a form is a mistake of the page. */
export function useEntryFormContext(): EntryFormValue {
  const value = useContext(EntryFormContext)
  if (!value) throw new Error('A field must be inside of an entry form.')
  return value
}
