import { useId } from 'react'
import styles from './choices.module.css'
import fieldStyles from './field.module.css'
import { controlAria, FieldMessage, type FieldMessageValue } from './field.tsx'
import { useTips } from './tips.ts'

interface SegmentedProps<T extends string> {
  legend: string
  hint?: string
  options: readonly (readonly [T, string])[]
  /** Undefined while nothing is chosen. */
  value: T | undefined
  onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  const hint = useTips() ? props.hint : undefined
  return (
    <fieldset aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.segments}>
        {options.map(([option, label]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface TickProps {
  id?: string
  label: string
  note?: string
  message?: FieldMessageValue | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A yes or no with a word of explanation. */
export function Tick({ id, label, note, message, checked, onChange }: TickProps) {
  const generated = useId()
  const own = id ?? generated
  const tips = useTips()
  return (
    <>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          id={own}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...controlAria(own, { message })}
        />
        <span>
          {label}
          {tips && note && <small>{note}</small>}
        </span>
      </label>
      <FieldMessage id={own} message={message} />
    </>
  )
}
