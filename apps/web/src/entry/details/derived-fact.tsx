import type { ReactNode } from 'react'
import type { FieldWidth } from '../form/field-frame.tsx'

interface Props {
  label: string
  hint: string
  width?: FieldWidth
  note?: ReactNode
  children: ReactNode
}

/** What follows from other fields: it reads like a field, and cannot be typed in. */
export function DerivedFact({ label, hint, width, note, children }: Props) {
  return (
    <div className={width ? `f ${width}` : 'f'}>
      <p className="lab">{label}</p>
      <p className="hint">{hint}</p>
      <p className="derived">{children}</p>
      <div>{note && <p className="note">{note}</p>}</div>
    </div>
  )
}
