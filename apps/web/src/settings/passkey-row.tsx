import { MAX_PASSKEY_NAME } from '@edfe/contracts/accounts/auth-messages'
import { type FormEvent, useState } from 'react'
import type { PasskeyItem } from '../api/passkeys.ts'
import { useDates } from '../session/use-dates.ts'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

interface PasskeyRowProps {
  passkey: PasskeyItem
  busy: boolean
  /** True when the name was saved. */
  onRename: (name: string) => Promise<boolean>
  onRemove: () => void
}

/** One passkey with its name, provider and date. The name is edited in the row. */
export function PasskeyRow({ passkey, busy, onRename, onRemove }: PasskeyRowProps) {
  const dates = useDates()
  const [name, setName] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const close = () => {
    setName(undefined)
    // The focus returns to the button that opened the field.
    setWasOpen(true)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name !== undefined && (await onRename(name.trim()))) close()
  }
  if (name !== undefined) {
    return (
      <li>
        <form className={formStyles.row} onSubmit={submit}>
          <TextField
            label={t(
              { id: 'passkey-row.new-name-of', defaultMessage: 'New name of {name}' },
              { name: passkey.name },
            )}
            value={name}
            maxLength={MAX_PASSKEY_NAME}
            required
            autoFocus
            onChange={({ target }) => setName(target.value)}
          />
          <Button look="quiet" onClick={close}>
            {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          </Button>
          <Button type="submit" busy={busy}>
            {t({ id: 'passkey-row.save-name', defaultMessage: 'Save name' })}
          </Button>
        </form>
      </li>
    )
  }
  const made = t(
    { id: 'passkey-row.added', defaultMessage: 'Added {day}' },
    { day: dates.day(passkey.created_at) },
  )
  return (
    <li>
      <p>
        {passkey.name}
        <small>{passkey.provider ? `${passkey.provider} · ${made}` : made}</small>
      </p>
      <div className={layoutStyles.actions}>
        <Button
          look="quiet"
          small
          autoFocus={wasOpen}
          aria-label={t(
            { id: 'passkey-row.rename', defaultMessage: 'Rename {name}' },
            { name: passkey.name },
          )}
          onClick={() => setName(passkey.name)}
        >
          {t({ id: 'passkey-row.rename-2', defaultMessage: 'Rename' })}
        </Button>
        <Button
          look="quiet"
          small
          busy={busy}
          aria-label={t(
            { id: 'passkey-row.remove', defaultMessage: 'Remove {name}' },
            { name: passkey.name },
          )}
          onClick={onRemove}
        >
          {t({ id: 'common.remove', defaultMessage: 'Remove' })}
        </Button>
      </div>
    </li>
  )
}
