import type { DraftPath } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import { CodeCombobox } from '../../../lookup/code-combobox.tsx'
import type { SearchedLookup } from '../../../lookup/lookups.ts'
import type { FieldColumns } from '../../../ui/field.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { type FieldTexts, useField } from '../use-field.ts'
import { useValues } from '../use-values.ts'

interface Props extends FieldTexts {
  name: DraftPath
  lookup: SearchedLookup
  columns?: FieldColumns | undefined
  note?: ReactNode
}

/** A code of the draft with suggestions. */
export function ComboboxField({ name, lookup, columns, label, hint, note }: Props) {
  const field = useField(name, { label, hint, hasNote: Boolean(note) })
  return (
    <FieldFrame field={field} columns={columns} note={note}>
      <CodeCombobox
        id={field.id}
        label={field.meta.label}
        lookup={lookup}
        code={String(useValues(field.form, name) ?? '')}
        onChange={(code) => field.form.setValue(name, code, { shouldDirty: true })}
        onLeave={() => field.blurred(name)}
        aria={field.aria}
      />
    </FieldFrame>
  )
}
