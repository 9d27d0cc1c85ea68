import { type ReactNode, useId } from 'react'
import choiceStyles from '../../ui/choices.module.css'
import textStyles from '../../ui/text.module.css'

interface Props {
  /** The effect on the rows when it is ticked. */
  label: ReactNode
  hint: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A choice about the rows of a sheet, with what it means below. */
export function ImportChoice({ label, hint, isOn, onChange }: Props) {
  const id = useId()
  return (
    <>
      <label className={choiceStyles.choice}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {label}
      </label>
      <p id={id} className={textStyles.secondary}>
        {hint}
      </p>
    </>
  )
}
