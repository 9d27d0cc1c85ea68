import { type FormEvent, useState } from 'react'
import { verifySecondFactor } from '../session/auth-actions.ts'
import type { Notice } from '../ui/banner.tsx'
import buttonStyles from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

interface SecondFactorFormProps {
  onDone?: () => void
  onBack: () => void
  onNotice: (notice: Notice) => void
}

/** The code of the authenticator app, or one of the recovery codes. `onBack` leads to the password. */
export function SecondFactorForm({ onDone, onBack, onNotice }: SecondFactorFormProps) {
  const [kind, setKind] = useState<'totp' | 'recovery'>('totp')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onNotice(undefined)
    setBusy(true)
    const answer = await verifySecondFactor(code.replaceAll(' ', ''), kind)
    setBusy(false)
    if (answer.ok) onDone?.()
    else onNotice({ tone: 'error', text: answer.refusal.message })
  }
  return (
    <form className={formStyles.stack} onSubmit={submit}>
      <TextField
        label={
          kind === 'totp'
            ? t({ id: 'second-factor-form.code', defaultMessage: 'Code' })
            : t({ id: 'second-factor-form.recovery-code', defaultMessage: 'Recovery code' })
        }
        hint={
          kind === 'totp'
            ? t({
                id: 'second-factor-form.six-digits-from-your-authenticator',
                defaultMessage: 'Six digits from your authenticator app',
              })
            : t({
                id: 'second-factor-form.one-of-the-codes-that',
                defaultMessage: 'One of the codes that you kept; each works once',
              })
        }
        autoComplete="one-time-code"
        autoFocus
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" isWide busy={busy}>
        {t({ id: 'second-factor-form.verify', defaultMessage: 'Verify' })}
      </Button>
      <div className={layoutStyles.actions}>
        <button
          type="button"
          className={`${layoutStyles.touch} ${buttonStyles.link}`}
          onClick={() => {
            setCode('')
            setKind(kind === 'totp' ? 'recovery' : 'totp')
          }}
        >
          {kind === 'totp'
            ? t({ id: 'second-factor-form.use-a-recovery-code', defaultMessage: 'Use a recovery code' })
            : t({
                id: 'second-factor-form.use-the-authenticator-app',
                defaultMessage: 'Use the authenticator app',
              })}
        </button>
        <button type="button" className={`${layoutStyles.touch} ${buttonStyles.link}`} onClick={onBack}>
          {t({ id: 'second-factor-form.back-to-sign-in', defaultMessage: 'Back to sign in' })}
        </button>
      </div>
    </form>
  )
}
