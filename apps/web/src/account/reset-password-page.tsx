import { getRouteApi, Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { AUTH, PASSWORD_MIN, REDIRECT_MS } from '../messages/auth-messages.ts'
import { changePassword, resetPassword } from '../session/auth-actions.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/text-field.tsx'
import page from './account-page.module.css'

const route = getRouteApi('/reset-password')

/** A new password, twice. The token of the mail replaces the session. Without a token, the page asks for the current password. */
export function ResetPasswordPage() {
  const { token, error } = route.useSearch()
  const [values, setValues] = useState({ current: '', password: '', confirm: '' })
  const [notice, setNotice] = useState<Notice>(
    error
      ? { tone: 'error', text: 'This reset link is no longer valid. Ask for a new one on the sign-in page.' }
      : undefined,
  )
  const [busy, setBusy] = useState(false)
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (values.password !== values.confirm) return setNotice({ tone: 'error', text: AUTH.mismatch })
    if (values.password.length < PASSWORD_MIN) return setNotice({ tone: 'error', text: AUTH.short })
    setNotice(undefined)
    setBusy(true)
    const answer = token
      ? await resetPassword(values.password, token)
      : await changePassword(values.current, values.password)
    setBusy(answer.ok)
    if (!answer.ok) {
      return setNotice({ tone: 'error', text: answer.refusal.message, reasons: answer.refusal.reasons })
    }
    setNotice({ tone: 'success', text: AUTH.updated })
    setTimeout(() => location.assign('/'), REDIRECT_MS)
  }
  return (
    <VisitorFrame>
      <div className={page.columns}>
        <div>
          <h1 tabIndex={-1}>Reset password</h1>
          <Banner notice={notice} />
          <form className="form-stack" onSubmit={submit}>
            {!token && !error && (
              <PasswordField
                label="Current password"
                autoComplete="current-password"
                required
                value={values.current}
                onChange={set('current')}
              />
            )}
            <PasswordField
              label="New password"
              hint="At least 6 characters"
              autoComplete="new-password"
              required
              value={values.password}
              onChange={set('password')}
            />
            <PasswordField
              label="Confirm password"
              autoComplete="new-password"
              required
              value={values.confirm}
              onChange={set('confirm')}
            />
            <Button type="submit" className="wide" busy={busy}>
              Update password
            </Button>
          </form>
          <p className={page.afterForm}>
            <Link to="/sign-in">Back to sign in</Link>
          </p>
        </div>
      </div>
    </VisitorFrame>
  )
}
