import { useId } from 'react'
import { controlAria, Field, type FieldColumns } from '../ui/field.tsx'
import { useTips } from '../ui/tips.ts'
import { CodeCombobox } from './code-combobox.tsx'
import type { SearchedLookup } from './lookups.ts'

interface Props {
  label: string
  hint: string
  lookup: SearchedLookup
  value: string
  error: string | undefined
  columns: FieldColumns
  onChange: (code: string) => void
}

const nothing = () => {}

/** A code with suggestions on a form of settings. */
export function LookupField({ label, hint, lookup, value, error, columns, onChange }: Props) {
  const id = useId()
  const tips = useTips()
  const texts = {
    hint: tips ? hint : undefined,
    message: error ? { severity: 'error' as const, text: error } : undefined,
  }
  return (
    <Field id={id} label={label} optional columns={columns} {...texts}>
      <CodeCombobox
        id={id}
        label={label}
        lookup={lookup}
        code={value}
        onChange={onChange}
        onLeave={nothing}
        aria={controlAria(id, { ...texts, note: undefined })}
      />
    </Field>
  )
}
