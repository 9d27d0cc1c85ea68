import { showDay } from '../format.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A calendar day as MM/DD/YYYY text, put into that form when the field is left. */
export function DateField(props: Pick<TextFieldProps, 'name' | 'columns' | 'label' | 'hint'>) {
  return <TextField {...props} tidy={showDay} inputMode="numeric" />
}
