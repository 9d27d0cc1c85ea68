import { useEffect, useState } from 'react'
import { resumeSession, type SessionUser } from '../session/session-store.ts'
import { useMe } from '../session/use-me.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Dialog } from '../ui/dialog.tsx'
import formStyles from '../ui/form.module.css'
import { t } from '../words/t.ts'
import { ExpiredSessionForm } from './expired-session-form.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'

/** Password or passkey, then the second factor where there is one. Another tab may do it as well. */
export function AskAgain({ user }: { user: SessionUser }) {
  const hasPassword = useMe().data?.has_password ?? true
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    const look = () => void resumeSession()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])
  return (
    <Dialog
      open
      title={t({
        id: 'expired-session-dialog.your-session-has-ended',
        defaultMessage: 'Your session has ended',
      })}
      lead={
        step === 'password'
          ? t(
              {
                id: 'expired-session-dialog.sign-in-again-as-to',
                defaultMessage:
                  'Sign in again as {email} to go on where you are. What you typed is still here.',
              },
              { email: user.email },
            )
          : t({
              id: 'expired-session-dialog.your-account-also-asks-for',
              defaultMessage: 'Your account also asks for its second factor. What you typed is still here.',
            })
      }
      onClose={() => undefined}
    >
      <div className={formStyles.stack}>
        <Banner notice={notice} />
        {step === 'password' ? (
          <ExpiredSessionForm
            email={user.email}
            hasPassword={hasPassword}
            onNotice={setNotice}
            onSecondFactor={() => setStep('code')}
          />
        ) : (
          <SecondFactorForm onNotice={setNotice} onBack={() => setStep('password')} />
        )}
      </div>
    </Dialog>
  )
}
