import type { DraftPath } from '@edfe/domain/entry'
import { isSameText } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import controlStyles from '../../../ui/control.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { t } from '../../../words/t.ts'
import { FieldFrame } from '../field-frame.tsx'
import { useField } from '../use-field.ts'
import styles from './signature-field.module.css'

interface Props {
  name: DraftPath
  /** The field that the signature must repeat. */
  nameField: string
  /** Why an earlier signature no longer counts. */
  voided?: string
}

/** A typed signature: it counts when it repeats the declarant's name exactly. */
export function SignatureField({ name, nameField, voided }: Props) {
  const field = useField(name, { hasNote: true })
  const register = field.form.register(name)
  const [signature = '', declarant = ''] = useWatch({ control: field.form.control, name: [name, nameField] })
  const isTyped = String(signature).trim() !== ''
  const isMatch = isTyped && isSameText(String(signature).trim(), String(declarant).trim())
  return (
    <FieldFrame
      field={field}
      noteTone={isMatch ? 'success' : undefined}
      note={
        isMatch ? (
          <>
            <Icon name="check" />
            {t({
              id: 'signature-field.match',
              defaultMessage: 'Matches the declarant name',
            })}
          </>
        ) : isTyped ? (
          t({ id: 'signature-field.mismatch', defaultMessage: 'Does not match the declarant name' })
        ) : (
          voided &&
          t({ id: 'signature-field.voided', defaultMessage: '{voided} Type your name again.' }, { voided })
        )
      }
    >
      <input
        {...field.aria}
        {...register}
        id={field.id}
        type="text"
        className={`${controlStyles.control} ${styles.signature}`}
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
