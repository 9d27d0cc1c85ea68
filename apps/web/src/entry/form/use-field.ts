import type { Field as FieldMeta } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import { useCallback, useSyncExternalStore } from 'react'
import { useTips, withoutTip } from '../../app/session/tips.ts'
import { fieldId } from './field-id.ts'
import { fieldMeta } from './field-meta.ts'
import { type EntryFormValue, useEntryFormContext } from './form-context.ts'

/** A field's words in one place of a page, where they differ from the registry's. */
export interface FieldWords {
  label?: string
  hint?: string
}

export interface Field extends EntryFormValue {
  name: string
  id: string
  meta: FieldMeta
  finding: Finding | undefined
  /** For the control: which texts describe it, and whether it is wrong. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }
}

/** One field of the form around: its words, its finding, and the attributes that tie them to the control. */
export function useField(name: string, words: FieldWords & { hasNote?: boolean } = {}): Field {
  const step = useEntryFormContext()
  const { errors } = step
  const subscribe = useCallback((listener: () => void) => errors.subscribe(name, listener), [errors, name])
  const finding = useSyncExternalStore(subscribe, () => errors.shown(name))
  const id = fieldId(name)
  const meta = fieldMeta(name)
  const tips = useTips()
  const whole = words.hint ?? meta.hint
  const hint = tips ? whole : withoutTip(whole)
  const describedBy = [hint && `${id}-h`, finding && `${id}-e`, words.hasNote && `${id}-n`].filter(Boolean)
  return {
    ...step,
    name,
    id,
    meta: { ...meta, label: words.label ?? meta.label, hint },
    finding,
    aria: {
      'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
      'aria-invalid': finding?.severity === 'error' || undefined,
    },
  }
}
