import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { useTips } from '../app/session/tips.ts'
import { Icon } from './icon.tsx'

interface FieldWords {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** Stands under the control while there is no message. */
  note?: string
  /** Link or note at the right end of the label's line. */
  aside?: ReactNode
  className?: string
}

/** Label, hint, control and message, linked for assistive technology; `control` gets the ids to carry. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  note,
  aside,
  className = 'f solo',
  id,
  children,
}: FieldWords & { id: string; children: ReactNode }) {
  // Fields in a grid share rows with their neighbours, so each keeps a place for hint and message.
  const keepsRows = !className.includes('solo')
  const name = (
    <label htmlFor={id}>
      {label} {optional && <i>(optional)</i>}
    </label>
  )
  return (
    <div className={className}>
      {aside ? (
        <div className="label-row">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {(hint || keepsRows) && (
        <p className="hint" id={hint ? `${id}-hint` : undefined}>
          {hint}
        </p>
      )}
      {children}
      {error ? (
        <p className="err" id={`${id}-error`}>
          <Icon name="error" />
          {error}
        </p>
      ) : (
        keepsRows && <span className="note">{note}</span>
      )}
    </div>
  )
}

/** `aria-describedby` of a control from what its frame shows. */
export const describedBy = (id: string, hint: unknown, error: unknown): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined

/** A control's id, its own or a new one, and its hint while tips are shown. */
function useControl<T extends { id?: string | undefined; hint?: ReactNode }>({ hint, ...control }: T) {
  const own = useId()
  const tips = useTips()
  return { id: control.id ?? own, hint: tips ? hint : undefined, control }
}

type TextFieldProps = FieldWords & Omit<ComponentPropsWithRef<'input'>, keyof FieldWords>

/** One line of text. */
export function TextField({ label, error, optional, note, aside, className, ...rest }: TextFieldProps) {
  const { id, hint, control: input } = useControl(rest)
  return (
    <FieldFrame {...{ label, hint, error, optional, note, aside, className, id }}>
      <input
        type="text"
        {...input}
        id={id}
        className="in"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldWords & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldWords>

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, error, optional, note, aside, className, ...rest } = props
  const { id, hint, control: area } = useControl(rest)
  return (
    <FieldFrame {...{ label, hint, error, optional, note, aside, className, id }}>
      <textarea
        {...area}
        id={id}
        className="in"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
    </FieldFrame>
  )
}

/** A password with a button that shows and hides what is typed. */
export function PasswordField({ label, error, optional, note, aside, className, ...rest }: TextFieldProps) {
  const { id, hint, control: input } = useControl(rest)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, hint, error, optional, note, aside, className, id }}>
      <div className="with">
        <input
          {...input}
          id={id}
          className="in"
          type={shown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <button type="button" aria-controls={id} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide' : 'Show'}
          <span className="vh"> {label.toLowerCase()}</span>
        </button>
      </div>
    </FieldFrame>
  )
}

type SelectFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldWords> & {
    options: readonly (readonly [value: string, label: string])[]
  }

/** One of a short list. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, optional, note, aside, className, options, ...rest } = props
  const { id, hint, control: select } = useControl(rest)
  return (
    <FieldFrame {...{ label, hint, error, optional, note, aside, className, id }}>
      <div className="select">
        <select
          {...select}
          id={id}
          className="in"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  )
}
