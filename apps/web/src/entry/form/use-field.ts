import type { DraftPath } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import { useCallback, useSyncExternalStore } from 'react'
import { controlAria, type FieldMessageValue } from '../../ui/field.tsx'
import { useTips, withoutTip } from '../../ui/tips.ts'
import { shownFinding } from '../editing/late-rules.ts'
import { fieldId } from './field-id.ts'
import { type FieldMeta, fieldMeta, fieldPath } from './field-meta.ts'
import { type EntryFormValue, useEntryFormContext } from './form-context.ts'
import { useIsOptional } from './use-is-optional.ts'

/** A field's words on one page, where they differ from the registry's. */
export interface FieldTexts {
  label?: string
  hint?: string
}

/** A field of the draft on a form: its words, its finding, and its form. */
export interface BoundField extends EntryFormValue {
  name: DraftPath
  id: string
  meta: FieldMeta
  /** No rule asks for it in this entry. */
  isOptional: boolean
  finding: Finding | undefined
  message: FieldMessageValue | undefined
  /** For the control: which texts describe it, and whether it is wrong. */
  aria: ReturnType<typeof controlAria>
}

/** One field of the form around: its words, its finding, and the attributes that tie them to the control. */
export function useField(
  name: DraftPath,
  words: FieldTexts & { hasNote?: boolean; isNeeded?: boolean } = {},
): BoundField {
  const step = useEntryFormContext()
  const { errors } = step
  const subscribe = useCallback((listener: () => void) => errors.subscribe(name, listener), [errors, name])
  const finding = useSyncExternalStore(subscribe, () => errors.shown(name))
  const id = fieldId(name)
  const meta = fieldMeta(name)
  const isOptional = useIsOptional(fieldPath(name)) && !words.isNeeded
  const tips = useTips()
  const whole = words.hint ?? meta.hint
  const hint = tips ? whole : withoutTip(whole)
  const message = finding && messageOf(finding)
  return {
    ...step,
    name,
    id,
    meta: { ...meta, label: words.label ?? meta.label, hint },
    isOptional,
    finding,
    message,
    aria: controlAria(id, { hint, message, note: words.hasNote }),
  }
}

/** A finding as the message of its field, in the same words as the summary. */
export const messageOf = (finding: Finding): FieldMessageValue => ({
  severity: finding.severity === 'error' ? 'error' : 'warning',
  text: shownFinding(finding).message,
})
