import type { DraftPath } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import controlStyles from '../../../ui/control.module.css'
import type { FieldColumns } from '../../../ui/field.tsx'
import { sanitizeInPlace } from '../../../ui/sanitize.ts'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldTexts, useField } from '../use-field.ts'

export interface TextFieldProps extends FieldTexts {
  name: DraftPath
  columns?: FieldColumns | undefined
  maxLength?: number
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  autoComplete?: string
  /** Changes the text while it is typed, e.g. upper case. */
  fold?: (text: string) => string
  /** Changes the text when the field is left, e.g. MM/DD/YYYY. */
  tidy?: (text: string) => string
  note?: ReactNode
  noteTone?: 'success'
  disabled?: boolean
  /** The page knows of a reason that the saved entry does not show: the field is not called optional. */
  isNeeded?: boolean
  className?: string
  /** Wraps the input, e.g. with a currency sign. */
  wrap?: (input: ReactNode) => ReactNode
}

/** A text input. It is never masked per key: folding drops what cannot be right, tidying waits for blur. */
export function TextField(props: TextFieldProps) {
  const { name, columns, label, hint, fold, tidy, note, noteTone, isNeeded, className, wrap, ...input } =
    props
  const field = useField(name, { label, hint, hasNote: Boolean(note), isNeeded })
  const register = field.form.register(name)
  const control = (
    <input
      {...input}
      {...field.aria}
      {...register}
      id={field.id}
      type="text"
      className={className ? `${controlStyles.control} ${className}` : controlStyles.control}
      autoComplete={input.autoComplete ?? 'off'}
      onChange={(event) => {
        if (fold) sanitizeInPlace(event.currentTarget, fold)
        void register.onChange(event)
      }}
      onBlur={(event) => {
        const text = event.currentTarget.value
        const tidied = tidy?.(text) ?? text
        if (tidied !== text) field.form.setValue(name, tidied)
        void register.onBlur(event)
        field.blurred(name)
      }}
    />
  )
  return (
    <FieldFrame field={field} columns={columns} note={note} noteTone={noteTone}>
      {wrap ? wrap(control) : control}
    </FieldFrame>
  )
}
