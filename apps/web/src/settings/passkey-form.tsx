import { MAX_PASSKEY_NAME } from '@edfe/contracts/accounts/auth-messages'
import { type FormEvent, useState } from 'react'
import { knowsPasskeys } from '../session/passkeys.ts'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { deviceLabel } from './device-label.ts'

interface PasskeyFormProps {
  busy: boolean
  /** True when the passkey was added. */
  onAdd: (name: string) => Promise<boolean>
}

/** Adds a passkey under a name that says where it lives; the browser asks the rest. */
export function PasskeyForm({ busy, onAdd }: PasskeyFormProps) {
  const [name, setName] = useState('')
  if (!knowsPasskeys()) {
    return (
      <p className={textStyles.muted}>
        {t({
          id: 'passkey-form.this-browser-does-not-support',
          defaultMessage: 'This browser does not support passkeys. Use a newer one.',
        })}
      </p>
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await onAdd(name.trim() || deviceLabel(navigator.userAgent))) setName('')
  }
  return (
    <form className={formStyles.row} onSubmit={submit}>
      <TextField
        label={t({ id: 'passkey-form.name-of-the-passkey', defaultMessage: 'Name of the passkey' })}
        hint={t({
          id: 'passkey-form.a-passkey-signs-you-in',
          defaultMessage:
            'A passkey signs you in with a fingerprint, a face or a PIN, without password and code',
        })}
        placeholder={deviceLabel(navigator.userAgent)}
        maxLength={MAX_PASSKEY_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="quiet" busy={busy}>
        {t({ id: 'passkey-form.add-a-passkey', defaultMessage: 'Add a passkey' })}
      </Button>
    </form>
  )
}
