import { useState } from 'react'
import { type Provider, type ProviderId, signInWith } from '../session/provider-sign-in.ts'
import { useProviders } from '../session/use-providers.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import page from './account-page.module.css'
import logo from './google.svg'
import styles from './provider-buttons.module.css'

interface Props {
  /** Where on this site the person goes on. */
  returnTo: string
  onProblem: (problem: string) => void
}

/** Sign-in with Google and by single sign-on, on servers where they are set up. */
export function ProviderButtons({ returnTo, onProblem }: Props) {
  const { providers } = useProviders()
  const [busy, setBusy] = useState<ProviderId>()
  const leave = async (provider: Provider) => {
    setBusy(provider.id)
    const answer = await signInWith(provider, returnTo)
    setBusy(undefined)
    if (!answer.ok) onProblem(answer.refusal.message)
  }
  if (providers.length === 0) return null
  return (
    <>
      <div className={`${layoutStyles.row16} ${textStyles.secondary} ${page.alternative}`}>
        {t({ id: 'google-button.or', defaultMessage: 'or' })}
      </div>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          look="quiet"
          isWide
          onClick={() => void leave(provider)}
          busy={busy === provider.id}
        >
          {provider.id === 'google' && <img className={styles.logo} src={logo} alt="" />}
          {t(
            { id: 'provider-buttons.continue-with', defaultMessage: 'Continue with {provider}' },
            { provider: provider.name },
          )}
        </Button>
      ))}
    </>
  )
}
