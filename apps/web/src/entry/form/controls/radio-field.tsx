import type { FieldWidth } from '../field-frame.tsx'
import { FieldMessage } from '../field-message.tsx'
import { type FieldWords, useField } from '../use-field.ts'
import type { Option } from './select-field.tsx'

interface Props extends FieldWords {
  name: string
  options: readonly Option[]
  width?: FieldWidth
}

/**
 * A choice of few, all in sight. The group carries the label; the first choice carries the field's id. Not a
 * fieldset: its inner box takes no part in the rows that line up neighbouring fields.
 */
export function RadioField({ name, options, width, label, hint }: Props) {
  const field = useField(name, { label, hint })
  const register = field.form.register(name)
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      role="group"
      aria-labelledby={`${field.id}-l`}
      className={width ? `f ${width}` : 'f'}
      {...field.aria}
    >
      <p className="lab" id={`${field.id}-l`}>
        {field.meta.label}
        {field.meta.optional && <i> (optional)</i>}
      </p>
      <p className="hint" id={`${field.id}-h`}>
        {field.meta.hint}
      </p>
      <div className="choices">
        {options.map((option, index) => (
          <label key={option.value} className="choice">
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
      <div>
        <FieldMessage field={field} />
      </div>
    </div>
  )
}
