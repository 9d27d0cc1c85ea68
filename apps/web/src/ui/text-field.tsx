import { type ComponentPropsWithRef, useId, useState } from 'react'
import { inSentence } from '../words/in-sentence.ts'
import { t } from '../words/t.ts'
import controlStyles from './control.module.css'
import { controlAria, Field, type FieldProps, SelectBox } from './field.tsx'
import textStyles from './text.module.css'
import { useTips } from './tips.ts'
import { useRefusedValue } from './use-refused-value.ts'

interface Words extends Omit<FieldProps, 'id'> {
  /** An error in a few words; `message` may also be a warning. */
  error?: string | undefined
}
type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Words &
  Omit<ComponentPropsWithRef<Tag>, keyof Words>

/**
 * Divides props into those of the field and those of its control, and ties the two. Hints show while tips do; what the
 * browser refuses shows like any other error.
 */
function useControl<Props extends Words & { id?: string | undefined }>(props: Props) {
  const {
    label,
    hint,
    optional,
    message,
    note,
    noteTone,
    aside,
    columns,
    className,
    error: given,
    ...rest
  } = props
  const { refusal, handlers } = useRefusedValue(label)
  const error = given ?? refusal
  const generated = useId()
  const tips = useTips()
  const field: FieldProps = {
    id: props.id ?? generated,
    label,
    hint: tips ? hint : undefined,
    optional,
    message: error ? { severity: 'error', text: error } : message,
    note: error || message?.severity === 'error' ? undefined : note,
    noteTone,
    aside,
    columns,
    className,
  }
  return {
    field,
    control: {
      ...handlers,
      ...rest,
      ...controlAria(field.id, field),
      id: field.id,
      className: controlStyles.control,
    },
  }
}

/** One line of text. */
export function TextField(props: ControlProps<'input'>) {
  const { field, control } = useControl(props)
  return (
    <Field {...field}>
      <input type="text" {...control} />
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField(props: ControlProps<'textarea'>) {
  const { field, control } = useControl(props)
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  )
}

/** A password with a button that shows and hides what is typed. */
export function PasswordField(props: ControlProps<'input'>) {
  const { field, control } = useControl(props)
  const [shown, setShown] = useState(false)
  return (
    <Field {...field}>
      <div className={controlStyles.withButton}>
        <input {...control} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
        <button type="button" aria-controls={field.id} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown
            ? t({ id: 'text-field.hide', defaultMessage: 'Hide' })
            : t({ id: 'common.show', defaultMessage: 'Show' })}
          <span className={textStyles.visuallyHidden}> {inSentence(field.label)}</span>
        </button>
      </div>
    </Field>
  )
}

type SelectFieldProps = ControlProps<'select'> & {
  options: readonly (readonly [value: string, label: string])[]
}

/** One of a short list. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { field, control } = useControl(props)
  return (
    <Field {...field}>
      <SelectBox>
        <select {...control}>
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SelectBox>
    </Field>
  )
}
