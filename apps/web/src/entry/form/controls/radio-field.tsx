import type { DraftPath } from '@edfe/domain/entry'
import styles from '../../../ui/choices.module.css'
import { ChoiceField, type FieldColumns } from '../../../ui/field.tsx'
import { choicesOf } from '../choices.ts'
import { boundFieldProps } from '../field-frame.tsx'
import { type FieldTexts, useField } from '../use-field.ts'
import type { Option } from './select-field.tsx'

interface Props extends FieldTexts {
  name: DraftPath
  /** For a choice whose definition has no names. */
  options?: readonly Option[]
  columns?: FieldColumns | undefined
}

/** A choice of few, all visible. The group carries the label; the first choice carries the field's id. */
export function RadioField({ name, options = choicesOf(name) ?? [], columns = 6, label, hint }: Props) {
  const field = useField(name, { label, hint })
  const register = field.form.register(name)
  return (
    <ChoiceField {...boundFieldProps(field)} columns={columns}>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              {...register}
              id={index === 0 ? field.id : undefined}
              type="radio"
              value={option.value}
              onChange={(event) => {
                void register.onChange(event)
                field.blurred(name)
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </ChoiceField>
  )
}
