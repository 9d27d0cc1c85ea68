import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { AUTH, PASSWORD_MIN, passwordHint, REDIRECT_MS } from '../messages/auth-messages.ts'
import { signUp } from '../session/auth-actions.ts'
import { clearSaidError } from '../session/session-store.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { PasswordField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import page from './account-page.module.css'
import { NewInstallationNote } from './new-installation-note.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { safeReturn } from './safe-return.ts'
import { WhatYouNeed } from './what-you-need.tsx'

const route = getRouteApi('/create-account')

/** Name, email and password. With a session in the response, the page redirects after two seconds. */
export function CreateAccountPage() {
  const { redirect } = route.useSearch()
  const router = useRouter()
  const [values, setValues] = useState({ name: '', email: '', password: '' })
  const [notice, setNotice] = useState<Notice>()
  const [busy, setBusy] = useState(false)
  useEffect(() => clearSaidError('/create-account'), [])
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (values.password.length < PASSWORD_MIN) return setNotice({ tone: 'error', text: AUTH.short })
    setNotice(undefined)
    setBusy(true)
    const answer = await signUp(values.name, values.email, values.password)
    setBusy(answer.ok && answer.signedIn)
    if (!answer.ok) {
      setNotice({ tone: 'error', text: answer.refusal.message, reasons: answer.refusal.reasons })
    } else {
      setNotice({ tone: 'success', text: answer.signedIn ? AUTH.created : AUTH.confirm })
      if (answer.signedIn) setTimeout(() => router.history.push(safeReturn(redirect)), REDIRECT_MS)
    }
  }
  return (
    <VisitorFrame>
      <div className={page.columns}>
        <div>
          <h1 className={layoutStyles.spaceBelow24} tabIndex={-1}>
            {t({ id: 'create-account-page.create-account', defaultMessage: 'Create account' })}
          </h1>
          <Banner notice={notice} />
          <NewInstallationNote />
          <form className={formStyles.stack} onSubmit={submit}>
            <TextField
              label={t({ id: 'create-account-page.full-name', defaultMessage: 'Full name' })}
              autoComplete="name"
              required
              value={values.name}
              onChange={set('name')}
            />
            <TextField
              label={t({ id: 'common.email', defaultMessage: 'Email' })}
              type="email"
              autoComplete="email"
              required
              value={values.email}
              onChange={set('email')}
            />
            <PasswordField
              label={t({ id: 'common.password', defaultMessage: 'Password' })}
              hint={passwordHint()}
              autoComplete="new-password"
              required
              value={values.password}
              onChange={set('password')}
            />
            <Button type="submit" isWide busy={busy}>
              {t({ id: 'create-account-page.create-account', defaultMessage: 'Create account' })}
            </Button>
            <p className={textStyles.secondary}>
              <T
                id="create-account-page.by-creating-an-account-you"
                defaultMessage="By creating an account you agree to the <a>Terms</a> and the <a2>Privacy Policy</a2>."
                values={{
                  a: (content) => <a href="/terms">{content}</a>,
                  a2: (content) => <a href="/privacy">{content}</a>,
                }}
              />
            </p>
            <ProviderButtons
              returnTo={safeReturn(redirect)}
              onProblem={(text) => setNotice({ tone: 'error', text })}
            />
          </form>
          <p className={`${layoutStyles.spaceAbove24} ${layoutStyles.ruleAbove} ${page.afterForm}`}>
            <T
              id="create-account-page.already-have-an-account-sign"
              defaultMessage="Already have an account? <link>Sign in</link>"
              values={{
                link: (content) => (
                  <Link to="/sign-in" search={{ redirect }}>
                    {content}
                  </Link>
                ),
              }}
            />
          </p>
        </div>
        <WhatYouNeed />
      </div>
    </VisitorFrame>
  )
}
