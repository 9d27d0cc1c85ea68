import { useId } from 'react'

interface SegmentedProps<T extends string> {
  legend: string
  hint?: string
  options: readonly (readonly [T, string])[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, all in sight. */
export function Segmented<T extends string>({ legend, hint, options, value, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="seg">
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
  label: string
  note?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A yes or no with a word of explanation. */
export function Tick({ label, note, checked, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  )
}
