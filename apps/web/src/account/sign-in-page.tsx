import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AUTH } from '../messages/auth-messages.ts'
import { clearSaidError } from '../session/session-store.ts'
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

/** Email and password, Google, or the second factor when the account asks for it. */
export function SignInPage() {
  const { redirect, error, step } = route.useSearch()
  const router = useRouter()
  // The server leads here for the code of an account that Google has signed in.
  const [secondFactor, setSecondFactor] = useState(step === 'code')
  const [notice, setNotice] = useState<Notice>(error ? { tone: 'error', text: AUTH.googleFailed } : undefined)
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
