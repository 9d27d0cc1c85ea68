import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { PasswordField } from '../components/text-field.tsx'
import { signIn, signOut } from '../session/auth-actions.ts'
import { useSession } from '../session/session-store.ts'

/** Asks for the password over the page when the session has ended, so that nothing typed below is lost. */
export function ExpiredSessionDialog() {
  const { expired, user, error, loading } = useSession()
  const [password, setPassword] = useState('')
  const [twoFactor, setTwoFactor] = useState(false)
  if (!expired || !user) return null
  const again = async () => {
    const answer = await signIn(user.email, password)
    setPassword('')
    if (answer.ok && answer.twoFactor) setTwoFactor(true)
  }
  return (
    <Dialog
      open
      title="Your session has ended"
      lead={`Sign in again as ${user.email} to go on where you are. What you typed is still here.`}
      onClose={() => undefined}
    >
      <form
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault()
          void again()
        }}
      >
        <PasswordField
          label="Password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
          error={error}
        />
        {twoFactor && (
          <p className="note">
            This account asks for a second factor. Open <a href="/sign-in">the sign-in page</a> in another
            tab: this one follows by itself.
          </p>
        )}
        <div className="btns">
          <Button look="quiet" onClick={() => void signOut()}>
            Sign out
          </Button>
          <Button type="submit" busy={loading} className="last">
            Sign in
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
