import { useState } from 'react'
import { ApiProblem } from '../api/problem.ts'

/** Returns the server's refusals, by the path of the field. */
const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiProblem && error.is('validation_failed')
    ? Object.fromEntries(error.details.fields.map(({ path, message }) => [path, message]))
    : {}

/** The problems of the fields of a form, by their paths. */
export type FieldErrors = Record<string, string | undefined>

/** Keeps what the server refuses of a save, for the fields of its form; the next save starts without. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<FieldErrors>({})
  const atFields = async <T>(saving: Promise<T>): Promise<T> => {
    setErrors({})
    try {
      return await saving
    } catch (error) {
      setErrors(fieldErrorsOf(error))
      throw error
    }
  }
  return { errors, atFields }
}
