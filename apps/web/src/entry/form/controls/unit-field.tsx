import { showQuantity } from '../format.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Pick<TextFieldProps, 'name' | 'width' | 'label' | 'hint' | 'note' | 'noteTone'> & {
  unit?: string
}

/** A number with its unit beside it; grouped once the field is left. */
export function UnitField({ unit, ...props }: Props) {
  return (
    <TextField
      {...props}
      tidy={showQuantity}
      inputMode="decimal"
      className="r"
      wrap={(input) =>
        unit ? (
          <div className="unit" data-u={unit}>
            {input}
          </div>
        ) : (
          input
        )
      }
    />
  )
}
