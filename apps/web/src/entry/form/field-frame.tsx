import type { ReactNode } from 'react'
import { Field, type FieldColumns } from '../../ui/field.tsx'
import { BlockHelpLink, BlockHint } from '../help/block-hint.tsx'
import type { BoundField } from './use-field.ts'

interface Props {
  field: BoundField
  /** Six of the twelve by default. */
  columns?: FieldColumns | undefined
  note?: ReactNode
  noteTone?: 'success' | undefined
  /** Link or button at the right end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A field of the draft with its words from the registry and its finding. */
export function FieldFrame({ field, columns = 6, ...rest }: Props) {
  return <Field {...boundFieldProps(field)} columns={columns} {...rest} />
}

/** Returns the properties that a field of `ui/` takes from a field of the draft. */
export const boundFieldProps = ({ id, meta, isOptional, message }: BoundField) => ({
  id,
  label: meta.label,
  official: meta.official,
  hint: meta.hint && <BlockHint hint={meta.hint} block={meta.block} />,
  optional: isOptional,
  message: message && { ...message, help: <BlockHelpLink block={meta.block} /> },
})
