import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../session/auth-actions.ts'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { VisitorFrame } from './visitor-frame.tsx'

/** In place of every page, for a person whose membership an administrator has disabled. */
export function DisabledMember({ organization }: { organization: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    if ((await signOut()) === 'signed_out') await navigate({ to: '/sign-in' })
  }
  return (
    <VisitorFrame>
      <div className={formStyles.stack}>
        <h1 tabIndex={-1}>No access</h1>
        <p>
          Your membership in {organization} is disabled. Ask an administrator of the organization to enable it
          again. What you saved there is kept.
        </p>
        <div className={layoutStyles.actions}>
          <Button look="quiet" onClick={() => void client.resetQueries()}>
            Try again
          </Button>
          <Button onClick={leave}>Sign out</Button>
        </div>
      </div>
    </VisitorFrame>
  )
}
