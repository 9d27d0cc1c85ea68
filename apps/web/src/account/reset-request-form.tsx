import { type FormEvent, useState } from 'react'
import { AUTH } from '../messages/auth-messages.ts'
import { askPasswordReset } from '../session/auth-actions.ts'
import { useSession } from '../session/session-store.ts'
import type { Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

/** For a person whose reset link is used or too old: why, and a new link by mail. */
export function ResetRequestForm({ onNotice }: { onNotice: (notice: Notice) => void }) {
  const { user } = useSession()
  const [email, setEmail] = useState<string>()
  const [busy, setBusy] = useState(false)
  const address = email ?? user?.email ?? ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onNotice(undefined)
    setBusy(true)
    const answer = await askPasswordReset(address)
    setBusy(false)
    onNotice(
      answer.ok ? { tone: 'success', text: AUTH.resetSent } : { tone: 'error', text: answer.refusal.message },
    )
  }
  return (
    <form className={formStyles.stack} onSubmit={submit}>
      <div role="alert">
        <p className={textStyles.strong}>
          {t({
            id: 'reset-request-form.this-reset-link-is-no',
            defaultMessage: 'This reset link is no longer valid.',
          })}
        </p>
        <p>
          {t({
            id: 'reset-request-form.a-link-works-once-within',
            defaultMessage: 'A link works once, within one hour. Send yourself a new one.',
          })}
        </p>
      </div>
      <TextField
        label={t({ id: 'common.email', defaultMessage: 'Email' })}
        type="email"
        autoComplete="username"
        required
        value={address}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" isWide busy={busy}>
        {t({ id: 'reset-request-form.send-a-new-link', defaultMessage: 'Send a new link' })}
      </Button>
    </form>
  )
}
