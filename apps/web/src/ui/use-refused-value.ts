import { type FormEvent, useState } from 'react'
import { t } from '../words/t.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Why the browser does not send a control's value, in the words of the other messages. */
function refusalOf({ validity, validationMessage }: Control, label: string): string {
  if (validity.valueMissing)
    return t({ id: 'use-refused-value.is-required', defaultMessage: '{label} is required' }, { label })
  if (validity.typeMismatch)
    return t(
      {
        id: 'use-refused-value.must-look-like-name-example',
        defaultMessage: '{label} must look like name@example.com',
      },
      { label },
    )
  return validationMessage
}

const isFirstRefused = (control: Control): boolean =>
  [...(control.form?.elements ?? [])].find(
    (each) => 'validity' in each && !(each as Control).validity.valid,
  ) === control

/**
 * Returns the browser's refusal of a control when its form is sent: shown at the field, in place of a bubble
 * that goes away by itself, until something else is typed. The first control that is refused takes the focus.
 */
export function useRefusedValue(label: string) {
  const [refusal, setRefusal] = useState<string>()
  return {
    refusal,
    handlers: {
      onInvalid(event: FormEvent<Control>) {
        event.preventDefault()
        const control = event.currentTarget
        setRefusal(refusalOf(control, label))
        if (isFirstRefused(control)) control.focus()
      },
      onInput: () => setRefusal(undefined),
    },
  }
}
