import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { call } from '../api/client.ts'
import { ApiProblem, messageOf } from '../api/problem.ts'
import { showOrganization } from '../api/shown-organization.ts'
import { ROLE_TEXTS } from '../messages/roles.ts'
import { signOut } from '../session/auth-actions.ts'
import { emit, useSession } from '../session/session-store.ts'
import { useMe } from '../session/use-me.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { showToast } from '../ui/toast.tsx'
import page from './account-page.module.css'

const route = getRouteApi('/invitations/$token')

/** Whether no invitation has this token: it is used, withdrawn, too old, or the link is not whole. */
const isGone = (error: unknown): boolean => error instanceof ApiProblem && [400, 404].includes(error.status)

/** An invitation: sign in or create the account that it is for, then accept. */
export function InvitationPage() {
  const { token } = route.useParams()
  const { user } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const params = { token }
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call('getInvitation', { params }),
    retry: false,
  })
  const accept = useMutation({
    mutationFn: () => call('acceptInvitation', { params }),
    onSuccess: async ({ org_name }) => {
      showOrganization(undefined)
      client.clear()
      emit('USER_UPDATED')
      showToast({ text: `You are now a member of ${org_name}.` })
      await navigate({ to: '/dashboard' })
    },
  })
  const kept = new Intl.ListFormat('en-US').format(useMe().data?.organizations.map(({ name }) => name) ?? [])
  const back = `/invitations/${token}`
  const invited = invitation.data
  const isOther = invited && user && user.email.toLowerCase() !== invited.email.toLowerCase()
  return (
    <VisitorFrame>
      <div className={page.columns}>
        <div className={formStyles.stack}>
          <h1 tabIndex={-1}>Invitation</h1>
          {accept.isError && (
            <Banner
              notice={{
                tone: 'error',
                text: messageOf(accept.error, 'The invitation could not be accepted.'),
              }}
            />
          )}
          {invitation.isPending && <Skeleton rows={3} label="Loading the invitation…" />}
          {invitation.isError &&
            (isGone(invitation.error) ? (
              <GoneInvitation />
            ) : (
              <LoadFailed
                message="The invitation could not be loaded."
                onRetry={() => void invitation.refetch()}
              />
            ))}
          {invited && (
            <p>
              <b className={textStyles.strong}>{invited.org_name}</b> invites {invited.email} to work with
              them. Role: {ROLE_TEXTS[invited.role].name}, who {ROLE_TEXTS[invited.role].may}.
            </p>
          )}
          {invited && !user && (
            <LinkButton to={invited.has_account ? '/sign-in' : '/create-account'} search={{ redirect: back }}>
              {invited.has_account ? 'Sign in to accept' : 'Create account to accept'}
            </LinkButton>
          )}
          {invited && user && !isOther && kept && (
            <p>
              You keep <b className={textStyles.strong}>{kept}</b> with everything in it. After you accept,
              you work in {invited.org_name}, and you switch between them in the header. You can leave or
              delete {kept} in its settings.
            </p>
          )}
          {invited && user && !isOther && (
            <Button busy={accept.isPending} onClick={() => accept.mutate()}>
              Accept invitation
            </Button>
          )}
          {isOther && (
            <>
              <p>You are signed in as {user.email}. Sign out, then open this page again.</p>
              <Button look="quiet" onClick={() => void signOut()}>
                Sign out
              </Button>
            </>
          )}
        </div>
      </div>
    </VisitorFrame>
  )
}

/** What a person does whose link leads to no invitation. */
function GoneInvitation() {
  const { user } = useSession()
  return (
    <>
      <div role="alert">
        <p className={textStyles.strong}>This invitation is no longer valid.</p>
        <p>
          It was used or withdrawn, it is older than seven days, or the link is incomplete. Ask the person who
          invited you for a new one.
        </p>
      </div>
      <LinkButton to={user ? '/dashboard' : '/sign-in'} look="quiet">
        {user ? 'Go to Dashboard' : 'Sign in'}
      </LinkButton>
    </>
  )
}
