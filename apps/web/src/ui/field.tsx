import type { ReactNode } from 'react'
import { t } from '../words/t.ts'
import controlStyles from './control.module.css'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { OfficialName } from './official-name.tsx'

/** The number of the twelve columns of a section that a field takes. */
export type FieldColumns = 3 | 4 | 6 | 8 | 12

/** The problem of a value, or a point to check. */
export interface FieldMessageValue {
  severity: 'error' | 'warning'
  text: string
  /** The way to an explanation, beneath the text. */
  help?: ReactNode
}

export interface FieldProps {
  /** Id of the control; the ids of its texts derive from it. */
  id: string
  label: string
  /** The English name of the field on the form of CBP, where the page is in another language. */
  official?: string | undefined
  hint?: ReactNode
  optional?: boolean | undefined
  message?: FieldMessageValue | undefined
  /** A remark under the control, e.g. '$184.60 per unit'. */
  note?: ReactNode
  noteTone?: 'success' | undefined
  /** Link or remark at the right end of the label's line. */
  aside?: ReactNode
  /** Columns in a grid of fields, whose controls align; without it the field has a line to itself. */
  columns?: FieldColumns | undefined
  className?: string | undefined
}

interface TextIds {
  label: string
  hint: string
  message: string
  note: string
}

/** Ids of a field's texts, from the id of its control. */
export const fieldTextIds = (id: string): TextIds => ({
  label: `${id}-label`,
  hint: `${id}-hint`,
  message: `${id}-message`,
  note: `${id}-note`,
})

/** Attributes that tie a control to the texts that its field shows. */
export function controlAria(
  id: string,
  { hint, message, note }: Pick<FieldProps, 'hint' | 'message' | 'note'>,
) {
  const ids = fieldTextIds(id)
  const described = [hint && ids.hint, message && ids.message, note && ids.note].filter(Boolean)
  return {
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': message?.severity === 'error' ? (true as const) : undefined,
  }
}

/** Label, hint, control, message and note of one control. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { id, label, official, optional, aside } = field
  const name = (
    <label htmlFor={id}>
      {label}
      {optional && <i> {t({ id: 'common.optional', defaultMessage: '(optional)' })}</i>}
      <OfficialName name={official} />
    </label>
  )
  return (
    <div className={frameClass(field)}>
      {aside ? (
        <div className={styles.labelRow}>
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      <FieldTexts field={field}>{children}</FieldTexts>
    </div>
  )
}

/**
 * A field whose control is a group of choices. Not a fieldset: its inner box takes no part in the rows that align
 * neighbouring fields.
 */
export function ChoiceField({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { id, label, official, optional } = field
  const labelId = fieldTextIds(id).label
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-labelledby={labelId} className={frameClass(field)} {...controlAria(id, field)}>
      <p className={styles.label} id={labelId}>
        {label}
        {optional && <i> {t({ id: 'common.optional', defaultMessage: '(optional)' })}</i>}
        <OfficialName name={official} />
      </p>
      <FieldTexts field={field}>{children}</FieldTexts>
    </div>
  )
}

/** A value that follows from others: it reads as a field does, and has no control. */
export function ReadOnlyField({ children, ...field }: Omit<FieldProps, 'message'> & { children: ReactNode }) {
  return (
    <div className={frameClass(field)}>
      <p className={styles.label}>
        {field.label}
        <OfficialName name={field.official} />
      </p>
      <FieldTexts field={field}>{children}</FieldTexts>
    </div>
  )
}

const frameClass = ({ columns, className }: FieldProps): string =>
  [styles.field, columns ? styles[`columns${columns}`] : styles.solo, className].filter(Boolean).join(' ')

/** Hint, control, and what follows it. Fields in a grid share rows, so each renders all of them. */
function FieldTexts({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { id, hint, message, note, noteTone, columns } = field
  const ids = fieldTextIds(id)
  return (
    <>
      {(hint || columns) && (
        <p className={styles.hint} id={hint ? ids.hint : undefined}>
          {hint}
        </p>
      )}
      {children}
      {(message || note || columns) && (
        <div>
          <FieldMessage id={id} message={message} />
          {message?.help}
          {note && (
            <p className={noteTone ? `${styles.note} ${styles[noteTone]}` : styles.note} id={ids.note}>
              {note}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** The message of a field, in the same words as the summary of a form. */
export function FieldMessage({ id, message }: Pick<FieldProps, 'id' | 'message'>) {
  if (!message) return null
  const isError = message.severity === 'error'
  return (
    <p className={isError ? styles.error : `${styles.note} ${styles.warning}`} id={fieldTextIds(id).message}>
      <Icon name={isError ? 'error' : 'warning'} />
      <span>{message.text}</span>
    </p>
  )
}

/** The box of a native select, with its arrow. */
export function SelectBox({ children }: { children: ReactNode }) {
  return (
    <div className={controlStyles.selectBox}>
      {children}
      <Icon name="chevron-down" />
    </div>
  )
}
