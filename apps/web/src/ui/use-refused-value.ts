import { type FormEvent, useState } from 'react'
import { t } from '../words/t.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Why the browser does not send a control's value, in the words of the other messages. */
function refusalOf(control: Control, label: string): string {
  const { validity, validationMessage } = control
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
  if (validity.tooShort && 'minLength' in control)
    return t(
      { id: 'use-refused-value.too-short', defaultMessage: '{label} needs {count} characters' },
      { label, count: control.minLength },
    )
  // The only pattern of the product's fields.
  if (validity.patternMismatch)
    return t(
      { id: 'use-refused-value.letters-and-digits', defaultMessage: '{label} takes letters and digits only' },
      { label },
    )
  return validationMessage
}

const isFirstRefused = (control: Control): boolean =>
  [...(control.form?.elements ?? [])].find(
    (each) => 'validity' in each && !(each as Control).validity.valid,
  ) === control

/**
 * Returns the browser's validation message of a control after its form is submitted. The field shows it until the
 * person types again; the browser's bubble would disappear. The first invalid control gets the focus.
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
