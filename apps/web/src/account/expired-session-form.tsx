import { type FormEvent, useState } from 'react'
import { SESSION } from '../messages/session-messages.ts'
import { signIn } from '../session/auth-actions.ts'
import { knowsPasskeys, signInWithPasskey } from '../session/passkeys.ts'
import { sessionState } from '../session/session-store.ts'
import { signOut } from '../session/sign-out.ts'
import { useProviders } from '../session/use-providers.ts'
import type { Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { PasswordField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'

interface ExpiredSessionFormProps {
  email: string
  /** False for an account that has come by way of a provider alone. */
  hasPassword: boolean
  onNotice: (notice: Notice) => void
  onSecondFactor: () => void
}

/** The first step of signing in again: the password or a passkey, or another tab where there is neither. */
export function ExpiredSessionForm({
  email,
  hasPassword,
  onNotice,
  onSecondFactor,
}: ExpiredSessionFormProps) {
  const { names } = useProviders()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState<'password' | 'passkey' | 'out'>()
  const withPassword = async (event: FormEvent) => {
    event.preventDefault()
    onNotice(undefined)
    setBusy('password')
    const answer = await signIn(email, password)
    setBusy(undefined)
    setPassword('')
    if (!answer.ok) onNotice({ tone: 'error', text: sessionState().error?.message ?? answer.refusal.message })
    else if (answer.twoFactor) onSecondFactor()
  }
  const withPasskey = async () => {
    onNotice(undefined)
    setBusy('passkey')
    const answer = await signInWithPasskey()
    setBusy(undefined)
    if (!answer.ok) onNotice({ tone: 'error', text: answer.message })
  }
  const leave = async () => {
    setBusy('out')
    if ((await signOut()) === 'failed') onNotice({ tone: 'error', text: SESSION.signOutFailed })
    setBusy(undefined)
  }
  return (
    <form className={formStyles.stack} onSubmit={withPassword}>
      {hasPassword ? (
        <PasswordField
          label={t({ id: 'common.password', defaultMessage: 'Password' })}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          required
          autoFocus
        />
      ) : (
        <p>
          <T
            id="expired-session-form.you-sign-in-with"
            defaultMessage="You sign in with {providers}. Do so on <a>the sign-in page in another tab</a>, then come back: this page continues automatically."
            values={{
              providers: names,
              a: (content) => (
                <a href="/sign-in" target="_blank" rel="noreferrer">
                  {content}
                </a>
              ),
            }}
          />
        </p>
      )}
      <div className={layoutStyles.actions}>
        <Button look="quiet" busy={busy === 'out'} onClick={leave}>
          {t({ id: 'expired-session-form.sign-out', defaultMessage: 'Sign out' })}
        </Button>
        {knowsPasskeys() && (
          <Button look="quiet" busy={busy === 'passkey'} onClick={withPasskey}>
            {t({ id: 'expired-session-form.use-a-passkey', defaultMessage: 'Use a passkey' })}
          </Button>
        )}
        {hasPassword && (
          <Button type="submit" busy={busy === 'password'} className={layoutStyles.toEnd}>
            {t({ id: 'expired-session-form.sign-in', defaultMessage: 'Sign in' })}
          </Button>
        )}
      </div>
    </form>
  )
}
