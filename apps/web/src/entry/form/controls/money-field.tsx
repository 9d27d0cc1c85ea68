import { showAmount } from '../format.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Pick<TextFieldProps, 'name' | 'columns' | 'label' | 'hint' | 'note' | 'noteTone'>

/** An amount in US dollars; grouped and with two decimals once the field is left. */
export function MoneyField(props: Props) {
  return (
    <TextField
      {...props}
      tidy={showAmount}
      inputMode="decimal"
      className="align-right"
      wrap={(input) => <div className="money">{input}</div>}
    />
  )
}
