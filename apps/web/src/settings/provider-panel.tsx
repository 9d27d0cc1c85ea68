import { useState } from 'react'
import { providerProblem } from '../session/provider-problem.ts'
import { signInWith } from '../session/provider-sign-in.ts'
import { useMe } from '../session/use-me.ts'
import { useProviders } from '../session/use-providers.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** Connects the account with the provider of single sign-on, where there is one. `error` is why that failed. */
export function ProviderPanel({ error }: { error: string | undefined }) {
  const me = useMe().data
  const provider = useProviders().providers.find(({ id }) => id === 'oidc')
  const [problem, setProblem] = useState<Notice>()
  const [busy, setBusy] = useState(false)
  if (!provider || !me) return null
  const { name } = provider
  const connect = async () => {
    setBusy(true)
    const answer = await signInWith(provider, '/settings/security', 'connect')
    setBusy(false)
    if (!answer.ok) setProblem({ tone: 'error', text: answer.refusal.message })
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
        <Banner notice={problem ?? failed} />
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
