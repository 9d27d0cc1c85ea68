import { defineMessage } from '@edfe/domain/messages'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import { messageOf } from '../api/problem.ts'
import { endProof } from '../api/proof.ts'
import { verifySecondFactor } from '../session/auth-actions.ts'
import { knowsPasskeys, signInWithPasskey } from '../session/passkeys.ts'
import { type Provider, type ProviderId, signInWith } from '../session/provider-sign-in.ts'
import { sessionState } from '../session/session-store.ts'
import { useMe } from '../session/use-me.ts'
import { useProviders } from '../session/use-providers.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

type Way = 'text' | 'passkey' | ProviderId

const FAILED = defineMessage({
  id: 'ask-for-proof.the-server-could-not-check',
  defaultMessage: 'The server could not check that it is you',
})

/** Asks who acts before the server goes on: by password, code, passkey or a provider. */
export function AskForProof() {
  const me = useMe().data
  const [kind, setKind] = useState<'password' | 'code'>('password')
  const [text, setText] = useState('')
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState<Way>()
  const hasText = me?.has_password ?? true
  const { providers, names } = useProviders()

  const attempt = async (way: Way, prove: () => Promise<string | undefined>) => {
    setNotice(undefined)
    setBusy(way)
    const problem = await prove()
    setBusy(undefined)
    if (problem) setNotice({ tone: 'error', text: problem })
    // The page of a provider comes next: this one opens again after it.
    else if (way === 'text' || way === 'passkey') endProof(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void attempt('text', () => (kind === 'password' ? provePassword(text) : proveCode(text)))
    setText('')
  }
  const turn = () => {
    setText('')
    setNotice(undefined)
    setKind(kind === 'password' ? 'code' : 'password')
  }
  return (
    <Dialog
      open
      title={t({ id: 'ask-for-proof.confirm-that-it-is-you', defaultMessage: 'Confirm that it is you' })}
      lead={t({
        id: 'ask-for-proof.this-needs-a-sign-in',
        defaultMessage: 'This needs a sign-in of the last 15 minutes. Yours is older.',
      })}
      onClose={() => endProof(false)}
    >
      <form className={formStyles.stack} onSubmit={submit}>
        <Banner notice={notice} />
        {hasText && kind === 'password' && (
          <PasswordField
            label={t({ id: 'common.password', defaultMessage: 'Password' })}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="current-password"
            required
            autoFocus
          />
        )}
        {hasText && kind === 'code' && (
          <TextField
            label={t({ id: 'ask-for-proof.code', defaultMessage: 'Code' })}
            hint={t({
              id: 'ask-for-proof.six-digits-from-your-authenticator',
              defaultMessage: 'Six digits from your authenticator app',
            })}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {!hasText && (
          <p>
            {t(
              {
                id: 'ask-for-proof.you-sign-in-with',
                defaultMessage:
                  'You sign in with {providers}. After the sign-in page there you return here. Then try again.',
              },
              { providers: names },
            )}
          </p>
        )}
        <div className={layoutStyles.actions}>
          <Button look="quiet" onClick={() => endProof(false)}>
            {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
          </Button>
          {me?.has_two_factor && (
            <Button look="quiet" onClick={turn}>
              {kind === 'password'
                ? t({ id: 'ask-for-proof.use-a-code', defaultMessage: 'Use a code' })
                : t({ id: 'ask-for-proof.use-the-password', defaultMessage: 'Use the password' })}
            </Button>
          )}
          {knowsPasskeys() && (
            <Button
              look="quiet"
              busy={busy === 'passkey'}
              onClick={() => void attempt('passkey', provePasskey)}
            >
              {t({ id: 'ask-for-proof.use-a-passkey', defaultMessage: 'Use a passkey' })}
            </Button>
          )}
          {hasText ? (
            <Button type="submit" busy={busy === 'text'} className={layoutStyles.toEnd}>
              {t({ id: 'ask-for-proof.confirm', defaultMessage: 'Confirm' })}
            </Button>
          ) : (
            providers.map((provider) => (
              <Button
                key={provider.id}
                busy={busy === provider.id}
                className={layoutStyles.toEnd}
                onClick={() => void attempt(provider.id, () => proveWith(provider))}
              >
                {t(
                  { id: 'provider-buttons.continue-with', defaultMessage: 'Continue with {provider}' },
                  { provider: provider.name },
                )}
              </Button>
            ))
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Each way of proving gives what to say when it fails. */
async function provePassword(password: string): Promise<string | undefined> {
  try {
    await call('proveIdentity', { body: { password } })
  } catch (error) {
    return messageOf(error, t(FAILED))
  }
  return undefined
}

async function proveCode(code: string): Promise<string | undefined> {
  const answer = await verifySecondFactor(code.replaceAll(' ', ''), 'totp')
  return answer.ok ? undefined : answer.refusal.message
}

async function proveWith(provider: Provider): Promise<string | undefined> {
  const answer = await signInWith(provider, `${location.pathname}${location.search}`, 'proof')
  return answer.ok ? undefined : answer.refusal.message
}

/** Somebody else's passkey signs somebody else in: they start on a new page. */
async function provePasskey(): Promise<string | undefined> {
  const before = sessionState().user?.id
  const answer = await signInWithPasskey()
  if (!answer.ok) return answer.message
  if (sessionState().user?.id !== before) location.assign('/dashboard')
  return undefined
}
