import type { CalendarDay } from '@edfe/domain/calendar'
import { Button } from '../../../ui/button.tsx'
import controlStyles from '../../../ui/control.module.css'
import { t } from '../../../words/t.ts'
import { showDay } from '../../values/format.ts'
import { fieldId } from '../field-id.ts'
import { useEntryFormContext } from '../form-context.ts'
import { useValues } from '../use-values.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const IS_TODAY = /^\s*t(oday)?\s*$/i

interface Props extends Pick<TextFieldProps, 'name' | 'columns' | 'label' | 'hint' | 'note'> {
  /** Offers this day while the field is empty. */
  today?: CalendarDay
}

/**
 * A calendar day as MM/DD/YYYY text, put into that form when the field is left. 'Today' is one press of the mouse; on the
 * keyboard, 't' gives it, so that Tab goes from field to field.
 */
export function DateField({ today, ...props }: Props) {
  const { form, blurred } = useEntryFormContext()
  const { name } = props
  const isEmpty = !useValues(form, name)
  const fill = () => {
    form.setValue(name, showDay(today ?? ''), { shouldDirty: true })
    // The button goes with the empty field.
    document.getElementById(fieldId(name))?.focus()
    blurred(name)
  }
  return (
    <TextField
      {...props}
      tidy={(text) => (today && IS_TODAY.test(text) ? showDay(today) : showDay(text))}
      inputMode="numeric"
      wrap={(input) => (
        <div className={controlStyles.day}>
          {input}
          {today && isEmpty && (
            <Button look="plain" className={controlStyles.today} tabIndex={-1} onClick={fill}>
              {t({ id: 'date-field.today', defaultMessage: 'Today' })}
            </Button>
          )}
        </div>
      )}
    />
  )
}
