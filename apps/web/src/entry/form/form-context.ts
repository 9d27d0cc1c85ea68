import { createContext, useContext } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldErrors } from './field-errors.ts'

/** What a field needs of the form around it. Field names are draft paths; lines and fee rows go by their id. */
export interface StepFormValue {
  form: UseFormReturn<FieldValues>
  errors: FieldErrors
  /** Judges the form again and shows what is wrong with the field that was left. */
  blurred: (name: string) => void
}

export const StepFormContext = createContext<StepFormValue | undefined>(undefined)

/** The form around a field; a field outside a form is a mistake of the page. */
export function useStepForm(): StepFormValue {
  const value = useContext(StepFormContext)
  if (!value) throw new Error('A field stands outside its step form.')
  return value
}
