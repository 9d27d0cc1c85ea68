import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { meQuery } from '../api/me.ts'
import { secondFactor } from '../api/security.ts'
import { useMe } from '../session/use-me.ts'
import { useProviders } from '../session/use-providers.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { PasswordField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

interface Setup {
  uri: string
  codes: string[]
}

/**
 * A code from an authenticator app at every sign-in with the password: turn on, turn off, new recovery codes. An
 * account without a password has nothing to add it to.
 */
export function SecondFactorPanel() {
  const client = useQueryClient()
  const me = useMe().data
  const { names } = useProviders()
  const isOn = me?.has_two_factor ?? false
  const [password, setPassword] = useState('')
  const [setup, setSetup] = useState<Setup>()
  const [codes, setCodes] = useState<string[]>()
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState(false)

  const attempt = async (action: () => Promise<void>) => {
    setBusy(true)
    setNotice(undefined)
    try {
      await action()
      setPassword('')
      await client.invalidateQueries({ queryKey: meQuery.queryKey })
    } catch (error) {
      setNotice({ tone: 'error', text: error instanceof Error ? error.message : String(error) })
    }
    setBusy(false)
  }
  const begin = () => attempt(async () => setSetup(await secondFactor.begin(password)))
  const end = () =>
    attempt(async () => {
      await secondFactor.end(password)
      setCodes(undefined)
      setNotice({
        tone: 'success',
        text: t({
          id: 'second-factor-panel.second-factor-turned-off',
          defaultMessage: 'Second factor turned off',
        }),
      })
    })
  const renew = () => attempt(async () => setCodes(await secondFactor.newCodes(password)))
  const confirm = (code: string) =>
    attempt(async () => {
      await secondFactor.confirm(code)
      setCodes(setup?.codes)
      setSetup(undefined)
      setNotice({
        tone: 'success',
        text: t({
          id: 'second-factor-panel.second-factor-turned-on',
          defaultMessage: 'Second factor turned on',
        }),
      })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (isOn ? renew() : begin())
  }
  if (me && !me.has_password) {
    return (
      <Panel
        title={t({ id: 'second-factor-panel.second-factor', defaultMessage: 'Second factor' })}
        aside={<span className={textStyles.secondary}>{names}</span>}
      >
        <p className={panelStyles.body}>
          {t(
            {
              id: 'second-factor-panel.you-sign-in-with',
              defaultMessage:
                'You sign in with {providers} and have no password here, so your second factor is that of your account there. To have one of your own, set a password first: sign out and choose ‘Forgot your password’.',
            },
            { providers: names },
          )}
        </p>
      </Panel>
    )
  }
  return (
    <Panel
      title={t({ id: 'second-factor-panel.second-factor', defaultMessage: 'Second factor' })}
      aside={
        <span className={textStyles.secondary}>
          {isOn
            ? t({ id: 'second-factor-panel.on', defaultMessage: 'On' })
            : t({ id: 'second-factor-panel.off', defaultMessage: 'Off' })}
        </span>
      }
    >
      <div className={`${panelStyles.body} ${formStyles.stack}`}>
        <Banner notice={notice} onGone={() => setNotice(undefined)} />
        {setup ? (
          <SecondFactorSetup
            uri={setup.uri}
            busy={busy}
            onConfirm={confirm}
            onCancel={() => setSetup(undefined)}
          />
        ) : (
          <form className={formStyles.row} onSubmit={submit}>
            <PasswordField
              label={t({ id: 'common.password', defaultMessage: 'Password' })}
              hint={
                isOn
                  ? t({
                      id: 'second-factor-panel.needed-to-change-the-second',
                      defaultMessage: 'Needed to change the second factor',
                    })
                  : t({
                      id: 'second-factor-panel.with-a-second-factor-signing',
                      defaultMessage:
                        'With a second factor, signing in also asks for a code from an authenticator app',
                    })
              }
              autoComplete="current-password"
              required
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            <Button type="submit" look="quiet" busy={busy}>
              {isOn
                ? t({ id: 'second-factor-panel.new-recovery-codes', defaultMessage: 'New recovery codes' })
                : t({ id: 'second-factor-panel.set-up', defaultMessage: 'Set up' })}
            </Button>
            {isOn && (
              <Button
                look="quiet"
                busy={busy}
                disabledReason={
                  password
                    ? undefined
                    : t({
                        id: 'second-factor-panel.give-your-password-to-turn',
                        defaultMessage: 'Give your password to turn it off.',
                      })
                }
                onClick={end}
              >
                {t({ id: 'second-factor-panel.turn-off', defaultMessage: 'Turn off' })}
              </Button>
            )}
          </form>
        )}
        {codes && <RecoveryCodes codes={codes} />}
      </div>
    </Panel>
  )
}
