import type { Finding } from '@edfe/domain/rules'
import { useCallback, useSyncExternalStore } from 'react'
import { type FieldMeta, fieldMeta } from '../wizard/field-meta.ts'
import { fieldId } from './field-id.ts'
import { type StepFormValue, useStepForm } from './step-form.ts'

export interface Field extends StepFormValue {
  name: string
  id: string
  meta: FieldMeta
  finding: Finding | undefined
  /** For the control: which texts describe it, and whether it is wrong. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
}

/** One field of the form around: its words, its finding, and the attributes that tie them to the control. */
export function useField(name: string, extra: { hasNote?: boolean; hint?: string } = {}): Field {
  const form = useStepForm()
  const subscribe = useCallback((listener: () => void) => form.errors.subscribe(name, listener), [form, name])
  const finding = useSyncExternalStore(subscribe, () => form.errors.shown(name))
  const id = fieldId(name)
  const meta = fieldMeta(name)
  const hint = extra.hint ?? meta.hint
  const describedBy = [hint && `${id}-h`, finding && `${id}-e`, extra.hasNote && `${id}-n`].filter(Boolean)
  const isWrong = finding?.severity === 'error'
  return {
    ...form,
    name,
    id,
    meta: { ...meta, hint },
    finding,
    aria: {
      'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
      'aria-invalid': isWrong || undefined,
    },
  }
}
