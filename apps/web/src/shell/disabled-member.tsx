import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../session/sign-out.ts'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { t } from '../words/t.ts'
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
        <h1 tabIndex={-1}>{t({ id: 'disabled-member.no-access', defaultMessage: 'No access' })}</h1>
        <p>
          {t(
            {
              id: 'disabled-member.your-membership-in-is-disabled',
              defaultMessage:
                'Your membership in {organization} is disabled. Ask an administrator of the organization to enable it again. What you saved there is kept.',
            },
            { organization },
          )}
        </p>
        <div className={layoutStyles.actions}>
          <Button look="quiet" onClick={() => void client.resetQueries()}>
            {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
          </Button>
          <Button onClick={leave}>{t({ id: 'disabled-member.sign-out', defaultMessage: 'Sign out' })}</Button>
        </div>
      </div>
    </VisitorFrame>
  )
}
