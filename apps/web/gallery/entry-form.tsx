import type { Finding } from '@edfe/domain/rules'
import { type ReactNode, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { FieldErrors } from '../src/entry/form/field-errors.ts'
import { EntryFormContext } from '../src/entry/form/form-context.ts'
import { nothing } from './kept.tsx'

interface Props {
  values: FieldValues
  /** What is wrong with the values, at fields that were left. */
  findings?: readonly Finding[]
  children: ReactNode
}

function errorsOf(findings: readonly Finding[]): FieldErrors {
  const errors = new FieldErrors()
  errors.replace([...findings], (path) => path)
  for (const { path } of findings) errors.touch(path)
  return errors
}

/** The form of an entry around its fields. */
export function EntryForm({ values, findings = [], children }: Props) {
  const form = useForm<FieldValues>({ defaultValues: values })
  const [errors] = useState(() => errorsOf(findings))
  return <EntryFormContext value={{ form, errors, blurred: nothing }}>{children}</EntryFormContext>
}
