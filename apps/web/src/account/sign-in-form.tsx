import { type FormEvent, useState } from 'react'
import { AUTH } from '../messages/auth-messages.ts'
import { askPasswordReset, signIn } from '../session/auth-actions.ts'
import { knowsPasskeys, signInWithPasskey } from '../session/passkeys.ts'
import type { Notice } from '../ui/banner.tsx'
import buttonStyles from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { ProviderButtons } from './provider-buttons.tsx'

interface SignInFormProps {
  returnTo: string
  onNotice: (notice: Notice) => void
  onDone: () => void
  onSecondFactor: () => void
}

/** Email and password; the email also serves 'Forgot your password'. */
export function SignInForm({ returnTo, onNotice, onDone, onSecondFactor }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState<'sign-in' | 'forgot' | 'passkey'>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onNotice(undefined)
    setBusy('sign-in')
    const answer = await signIn(email, password)
    setBusy(undefined)
    if (!answer.ok) onNotice({ tone: 'error', text: answer.refusal.message })
    else if (answer.twoFactor) onSecondFactor()
    else onDone()
  }
  const forgot = async () => {
    if (email.trim() === '') return onNotice({ tone: 'error', text: AUTH.needEmail })
    setBusy('forgot')
    const answer = await askPasswordReset(email)
    setBusy(undefined)
    onNotice(
      answer.ok ? { tone: 'success', text: AUTH.resetSent } : { tone: 'error', text: answer.refusal.message },
    )
  }
  const passkey = async () => {
    onNotice(undefined)
    setBusy('passkey')
    const answer = await signInWithPasskey()
    setBusy(undefined)
    if (answer.ok) onDone()
    else onNotice({ tone: 'error', text: answer.message })
  }
  return (
    <form className={formStyles.stack} onSubmit={submit}>
      <TextField
        label={t({ id: 'common.email', defaultMessage: 'Email' })}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t({ id: 'common.password', defaultMessage: 'Password' })}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        aside={
          <button type="button" className={`${layoutStyles.touch} ${buttonStyles.link}`} onClick={forgot}>
            {t({ id: 'sign-in-form.forgot-your-password', defaultMessage: 'Forgot your password' })}
          </button>
        }
      />
      <Button type="submit" isWide busy={busy === 'sign-in'}>
        {t({ id: 'sign-in-form.sign-in', defaultMessage: 'Sign in' })}
      </Button>
      {knowsPasskeys() && (
        <Button look="quiet" isWide busy={busy === 'passkey'} onClick={passkey}>
          {t({ id: 'sign-in-form.sign-in-with-a-passkey', defaultMessage: 'Sign in with a passkey' })}
        </Button>
      )}
      <ProviderButtons returnTo={returnTo} onProblem={(text) => onNotice({ tone: 'error', text })} />
    </form>
  )
}
