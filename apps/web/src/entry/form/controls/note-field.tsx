import type { DraftPath } from '@edfe/domain/entry'
import controlStyles from '../../../ui/control.module.css'
import { t } from '../../../words/t.ts'
import { FieldFrame } from '../field-frame.tsx'
import { useField } from '../use-field.ts'
import { useValues } from '../use-values.ts'

const number = new Intl.NumberFormat('en-US')

/** A longer text with the count of its characters. It is never cut: what is too long is said, and kept. */
export function NoteField({ name }: { name: DraftPath }) {
  const field = useField(name, { hasNote: true })
  const register = field.form.register(name)
  const typed = String(useValues(field.form, name) ?? '')
  const limit = field.meta.maxLength ?? 0
  const left = limit - typed.length
  return (
    <FieldFrame
      field={field}
      columns={12}
      note={
        left >= 0
          ? t(
              { id: 'note-field.characters-left', defaultMessage: '{count} characters left' },
              { count: number.format(left) },
            )
          : t(
              { id: 'note-field.characters-too-many', defaultMessage: '{count} characters too many' },
              { count: number.format(-left) },
            )
      }
    >
      <textarea
        {...field.aria}
        {...register}
        id={field.id}
        className={controlStyles.control}
        rows={4}
        onBlur={(event) => {
          void register.onBlur(event)
          field.blurred(name)
        }}
      />
    </FieldFrame>
  )
}
