import { useState } from 'react'
import { providerProblem } from '../session/provider-problem.ts'
import { signInWith } from '../session/provider-sign-in.ts'
import { useDisconnectProvider, useMe } from '../session/use-me.ts'
import { useProviders } from '../session/use-providers.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmedButton } from '../ui/confirmed-button.tsx'
import formStyles from '../ui/form.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { useSaveNotice } from './use-save-notice.ts'

/**
 * Connects the account with the provider of single sign-on, where there is one, and ends the connection. `error` is why
 * connecting failed.
 */
export function ProviderPanel({ error }: { error: string | undefined }) {
  const me = useMe().data
  const provider = useProviders().providers.find(({ id }) => id === 'oidc')
  const { notice, run, setNotice, clear } = useSaveNotice()
  const disconnect = useDisconnectProvider()
  const [busy, setBusy] = useState(false)
  if (!provider || !me) return null
  const { name } = provider
  const connect = async () => {
    setBusy(true)
    const answer = await signInWith(provider, '/settings/security', 'connect')
    setBusy(false)
    if (!answer.ok) setNotice({ tone: 'error', text: answer.refusal.message })
  }
  const failed: Notice = error ? { tone: 'error', text: providerProblem(error, name) } : undefined
  return (
    <Panel
      title={name}
      aside={
        <span className={textStyles.secondary}>
          {me.has_provider
            ? t({ id: 'provider-panel.connected', defaultMessage: 'Connected' })
            : t({ id: 'provider-panel.not-connected', defaultMessage: 'Not connected' })}
        </span>
      }
    >
      <div className={`${panelStyles.body} ${formStyles.stack}`}>
        <Banner notice={notice ?? failed} onGone={clear} />
        <p>
          {me.has_provider
            ? t(
                {
                  id: 'provider-panel.you-can-sign-in',
                  defaultMessage: 'You can sign in with {provider}.',
                },
                { provider: name },
              )
            : t(
                {
                  id: 'provider-panel.connect-to-sign-in',
                  defaultMessage:
                    'Connect your account to sign in with {provider}, which must know you by the address of this account.',
                },
                { provider: name },
              )}
        </p>
        {me.has_provider && (
          <div>
            <ConfirmedButton
              label={t({ id: 'provider-panel.disconnect', defaultMessage: 'Disconnect…' })}
              small={false}
              title={t(
                { id: 'provider-panel.disconnect-title', defaultMessage: 'Disconnect {provider}?' },
                { provider: name },
              )}
              question={t(
                {
                  id: 'provider-panel.disconnect-question',
                  defaultMessage:
                    'You then sign in with your password or a passkey, and no longer with {provider}.',
                },
                { provider: name },
              )}
              action={t({ id: 'provider-panel.disconnect-action', defaultMessage: 'Disconnect' })}
              busy={disconnect.isPending}
              problem={undefined}
              onConfirm={() =>
                run(
                  () => disconnect.mutateAsync(),
                  t(
                    {
                      id: 'provider-panel.disconnected',
                      defaultMessage: 'Your account is not connected with {provider} any more.',
                    },
                    { provider: name },
                  ),
                  t({
                    id: 'provider-panel.not-disconnected',
                    defaultMessage: 'The connection could not be ended.',
                  }),
                )
              }
            />
          </div>
        )}
        {!me.has_provider && (
          <div>
            <Button look="quiet" busy={busy} onClick={() => void connect()}>
              {t(
                { id: 'provider-panel.connect', defaultMessage: 'Connect with {provider}' },
                { provider: name },
              )}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
