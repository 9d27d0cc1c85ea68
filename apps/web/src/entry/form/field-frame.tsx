import type { ReactNode } from 'react'
import { FieldMessage } from './field-message.tsx'
import type { Field } from './use-field.ts'

/** How many of the twelve columns a field takes; six by default. */
export type FieldWidth = 'w3' | 'w4' | 'w8' | 'w12'

interface Props {
  field: Field
  width?: FieldWidth
  /** A computed remark under the control, e.g. '$184.60 per unit'. */
  note?: ReactNode
  noteTone?: 'ok'
  children: ReactNode
}

/** Label, hint, control, message: the four rows of every field. */
export function FieldFrame({ field, width, note, noteTone, children }: Props) {
  const { id, meta } = field
  return (
    <div className={width ? `f ${width}` : 'f'}>
      <label htmlFor={id}>
        {meta.label}
        {meta.optional && <i> (optional)</i>}
      </label>
      <p className="hint" id={`${id}-h`}>
        {meta.hint}
      </p>
      {children}
      <div>
        <FieldMessage field={field} />
        {note && (
          <p className={noteTone ? `note ${noteTone}` : 'note'} id={`${id}-n`}>
            {note}
          </p>
        )}
      </div>
    </div>
  )
}
