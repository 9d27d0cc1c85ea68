import { useWatch } from 'react-hook-form'
import { Icon } from '../../../ui/icon.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { useField } from '../use-field.ts'

interface Props {
  name: string
  /** The field that the signature must repeat. */
  nameField: string
  /** The signature was taken back because something changed after signing. */
  isVoided: boolean
}

/** A typed signature: it counts when it repeats the declarant's name exactly. */
export function SignatureField({ name, nameField, isVoided }: Props) {
  const field = useField(name, { hasNote: true })
  const register = field.form.register(name)
  const [signature = '', declarant = ''] = useWatch({ control: field.form.control, name: [name, nameField] })
  const isTyped = String(signature).trim() !== ''
  const isMatch = isTyped && String(signature).trim() === String(declarant).trim()
  return (
    <FieldFrame
      field={field}
      noteTone={isMatch ? 'success' : undefined}
      note={
        isMatch ? (
          <>
            <Icon name="check" />
            Matches the declarant name
          </>
        ) : isTyped ? (
          'Does not match the declarant name'
        ) : isVoided ? (
          'Voided: the entry changed after it was signed. Type your name again.'
        ) : undefined
      }
    >
      <input
        {...field.aria}
        {...register}
        id={field.id}
        type="text"
        className="control sig"
        autoComplete="off"
        spellCheck={false}
        onBlur={(event) => {
          void register.onBlur(event)
          field.blurred(name)
        }}
      />
    </FieldFrame>
  )
}
