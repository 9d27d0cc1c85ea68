import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import textStyles from '../ui/text.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'

interface SecondFactorSetupProps {
  /** otpauth:// address that carries the secret. */
  uri: string
  busy: boolean
  onConfirm: (code: string) => void
  onCancel: () => void
}

/** The secret for an authenticator app, and a code from the app to confirm it. */
export function SecondFactorSetup({ uri, busy, onConfirm, onCancel }: SecondFactorSetupProps) {
  const [code, setCode] = useState('')
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(code.replaceAll(' ', ''))
  }
  return (
    <form className={formStyles.stack} onSubmit={submit}>
      <p>
        <T
          id="second-factor-setup.add-this-key-to-your"
          defaultMessage="Add this key to your authenticator app, or <a>open the app on this device</a>. Then type the code that the app shows."
          values={{ a: (content) => <a href={uri}>{content}</a> }}
        />
      </p>
      <p className={`${textStyles.strong} ${textStyles.breaks}`}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <div className={formStyles.row}>
        <TextField
          label={t({ id: 'second-factor-setup.code', defaultMessage: 'Code' })}
          hint={t({ id: 'second-factor-setup.six-digits', defaultMessage: 'Six digits' })}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button look="quiet" onClick={onCancel}>
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
        <Button type="submit" busy={busy}>
          {t({ id: 'second-factor-setup.turn-on', defaultMessage: 'Turn on' })}
        </Button>
      </div>
    </form>
  )
}
