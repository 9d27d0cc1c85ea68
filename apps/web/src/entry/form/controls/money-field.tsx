import controlStyles from '../../../ui/control.module.css'
import textStyles from '../../../ui/text.module.css'
import { showAmount } from '../../values/format.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Props = Pick<TextFieldProps, 'name' | 'columns' | 'label' | 'hint' | 'note' | 'noteTone' | 'tidy'>

/** An amount in US dollars; grouped and with two decimals once the field is left. */
export function MoneyField(props: Props) {
  return (
    <TextField
      tidy={showAmount}
      {...props}
      inputMode="decimal"
      className={`${textStyles.figures} ${textStyles.right}`}
      wrap={(input) => <div className={controlStyles.money}>{input}</div>}
    />
  )
}
