import { type ReactNode, useId } from 'react'
import { type FieldColumns, ReadOnlyField } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'

interface Props {
  label: string
  hint: string
  columns?: FieldColumns | undefined
  note?: ReactNode
  children: ReactNode
}

/** Shows a value derived from other fields: it looks like a field, and cannot be typed in. */
export function DerivedFact({ columns = 6, children, ...texts }: Props) {
  return (
    <ReadOnlyField id={useId()} columns={columns} {...texts}>
      <p className={`${textStyles.strong} ${textStyles.breaks} ${layoutStyles.asControl}`}>{children}</p>
    </ReadOnlyField>
  )
}
