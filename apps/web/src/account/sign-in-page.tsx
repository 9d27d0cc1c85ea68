import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AUTH } from '../messages/auth-messages.ts'
import { providerProblem } from '../session/provider-problem.ts'
import type { ProviderId } from '../session/provider-sign-in.ts'
import { clearSaidError } from '../session/session-store.ts'
import { useProviders } from '../session/use-providers.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Banner, type Notice } from '../ui/banner.tsx'
import layoutStyles from '../ui/layout.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import page from './account-page.module.css'
import { NewInstallationNote } from './new-installation-note.tsx'
import { safeReturn } from './safe-return.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

const route = getRouteApi('/sign-in')

/** Email and password, a provider, or the second factor when the account asks for it. */
export function SignInPage() {
  const { redirect, error, step, way } = route.useSearch()
  const router = useRouter()
  // The server leads here for the code of an account that a provider has signed in.
  const [secondFactor, setSecondFactor] = useState(step === 'code')
  const failed = useFailure(way === 'oidc' ? way : 'google', error)
  const [said, setSaid] = useState<{ notice: Notice }>()
  const setNotice = (notice: Notice) => setSaid({ notice })
  const notice = said ? said.notice : failed
  useEffect(() => clearSaidError('/sign-in'), [])
  const goOn = () => router.history.push(safeReturn(redirect))
  return (
    <VisitorFrame>
      <div className={styles.column}>
        <h1 className={layoutStyles.spaceBelow24} tabIndex={-1}>
          {secondFactor
            ? t({ id: 'sign-in-page.two-factor-sign-in', defaultMessage: 'Two-factor sign-in' })
            : t({ id: 'sign-in-page.sign-in', defaultMessage: 'Sign in' })}
        </h1>
        <Banner notice={notice} onGone={() => setNotice(undefined)} />
        {!secondFactor && <NewInstallationNote offersAccount />}
        {secondFactor ? (
          <SecondFactorForm onDone={goOn} onNotice={setNotice} onBack={() => setSecondFactor(false)} />
        ) : (
          <SignInForm
            returnTo={safeReturn(redirect)}
            onNotice={setNotice}
            onDone={goOn}
            onSecondFactor={() => setSecondFactor(true)}
          />
        )}
        <p className={`${layoutStyles.spaceAbove24} ${layoutStyles.ruleAbove} ${page.afterForm}`}>
          <T
            id="sign-in-page.new-here-create-account"
            defaultMessage="New here? <link>Create account</link>"
            values={{
              link: (content) => (
                <Link to="/create-account" search={{ redirect }}>
                  {content}
                </Link>
              ),
            }}
          />
        </p>
      </div>
    </VisitorFrame>
  )
}

/** Why the page of a provider led back here without a session, once the name of the provider is known. */
function useFailure(id: ProviderId, error: string | undefined): Notice {
  const { providers } = useProviders()
  if (!error) return undefined
  if (id === 'google') return { tone: 'error', text: AUTH.googleFailed }
  const provider = providers.find((one) => one.id === id)
  return provider && { tone: 'error', text: providerProblem(error, provider.name) }
}
