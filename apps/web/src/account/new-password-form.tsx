import { type FormEvent, useState } from 'react'
import { AUTH, PASSWORD_MIN, passwordHint, REDIRECT_MS } from '../messages/auth-messages.ts'
import { changePassword, resetPassword } from '../session/auth-actions.ts'
import type { Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import { PasswordField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

interface NewPasswordFormProps {
  /** Of the reset mail; it replaces the session. Without one, the form asks for the current password. */
  token: string | undefined
  onNotice: (notice: Notice) => void
  /** The server knows no such token: it is used, too old, or the link is not whole. */
  onLinkOver: () => void
}

/** A new password, twice. */
export function NewPasswordForm({ token, onNotice, onLinkOver }: NewPasswordFormProps) {
  const [values, setValues] = useState({ current: '', password: '', confirm: '' })
  const [busy, setBusy] = useState(false)
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (values.password !== values.confirm) return onNotice({ tone: 'error', text: AUTH.mismatch })
    if (values.password.length < PASSWORD_MIN) return onNotice({ tone: 'error', text: AUTH.short })
    onNotice(undefined)
    setBusy(true)
    const answer = token
      ? await resetPassword(values.password, token)
      : await changePassword(values.current, values.password)
    setBusy(answer.ok)
    if (!answer.ok) {
      if (token && /^INVALID_TOKEN$/i.test(answer.refusal.code ?? '')) return onLinkOver()
      return onNotice({ tone: 'error', text: answer.refusal.message, reasons: answer.refusal.reasons })
    }
    onNotice({ tone: 'success', text: AUTH.updated })
    setTimeout(() => location.assign('/'), REDIRECT_MS)
  }
  return (
    <form className={formStyles.stack} onSubmit={submit}>
      {!token && (
        <PasswordField
          label={t({ id: 'new-password-form.current-password', defaultMessage: 'Current password' })}
          autoComplete="current-password"
          required
          value={values.current}
          onChange={set('current')}
        />
      )}
      <PasswordField
        label={t({ id: 'new-password-form.new-password', defaultMessage: 'New password' })}
        hint={passwordHint()}
        autoComplete="new-password"
        required
        value={values.password}
        onChange={set('password')}
      />
      <PasswordField
        label={t({ id: 'new-password-form.confirm-password', defaultMessage: 'Confirm password' })}
        autoComplete="new-password"
        required
        value={values.confirm}
        onChange={set('confirm')}
      />
      <Button type="submit" isWide busy={busy}>
        {t({ id: 'new-password-form.update-password', defaultMessage: 'Update password' })}
      </Button>
    </form>
  )
}
