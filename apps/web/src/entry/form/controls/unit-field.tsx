import controlStyles from '../../../ui/control.module.css'
import textStyles from '../../../ui/text.module.css'
import { showText } from '../../values/format.ts'
import { fieldMeta } from '../field-meta.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Pick<TextFieldProps, 'name' | 'columns' | 'label' | 'hint' | 'note' | 'noteTone'> & {
  unit?: string
}

/** A number with its unit next to it; once the field is left it reads as its kind does. */
export function UnitField({ unit, ...props }: Props) {
  return (
    <TextField
      {...props}
      tidy={(text) => showText(fieldMeta(props.name).kind, text)}
      inputMode="decimal"
      className={`${textStyles.figures} ${textStyles.right}`}
      wrap={(input) =>
        unit ? (
          <div className={controlStyles.unit} data-u={unit}>
            {input}
          </div>
        ) : (
          input
        )
      }
    />
  )
}
