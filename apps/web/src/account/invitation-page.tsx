import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { call } from '../api/client.ts'
import { ApiProblem, messageOf } from '../api/problem.ts'
import { showOrganization } from '../api/shown-organization.ts'
import { ROLE_TEXTS } from '../messages/roles.ts'
import { emit, useSession } from '../session/session-store.ts'
import { signOut } from '../session/sign-out.ts'
import { useMe } from '../session/use-me.ts'
import { VisitorFrame } from '../shell/visitor-frame.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { showToast } from '../ui/toast.tsx'
import { locale } from '../words/language.ts'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import page from './account-page.module.css'

const route = getRouteApi('/invitations/$token')

/** True if no invitation has this token: it is used, withdrawn, too old, or the link is incomplete. */
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
      showToast({
        text: t(
          {
            id: 'invitation-page.you-are-now-a-member',
            defaultMessage: 'You are now a member of {organization}.',
          },
          { organization: org_name },
        ),
      })
      await navigate({ to: '/dashboard' })
    },
  })
  const kept = new Intl.ListFormat(locale()).format(useMe().data?.organizations.map(({ name }) => name) ?? [])
  const back = `/invitations/${token}`
  const invited = invitation.data
  const isOther = invited && user && user.email.toLowerCase() !== invited.email.toLowerCase()
  return (
    <VisitorFrame>
      <div className={page.columns}>
        <div className={formStyles.stack}>
          <h1 className={layoutStyles.spaceBelow24} tabIndex={-1}>
            {t({ id: 'invitation-page.invitation', defaultMessage: 'Invitation' })}
          </h1>
          {accept.isError && (
            <Banner
              notice={{
                tone: 'error',
                text: messageOf(
                  accept.error,
                  t({
                    id: 'invitation-page.the-invitation-could-not-be',
                    defaultMessage: 'The invitation could not be accepted.',
                  }),
                ),
              }}
            />
          )}
          {invitation.isPending && (
            <Skeleton
              rows={3}
              label={t({
                id: 'invitation-page.loading-the-invitation',
                defaultMessage: 'Loading the invitation…',
              })}
            />
          )}
          {invitation.isError &&
            (isGone(invitation.error) ? (
              <GoneInvitation />
            ) : (
              <LoadFailed
                message={t({
                  id: 'invitation-page.the-invitation-could-not-be-2',
                  defaultMessage: 'The invitation could not be loaded.',
                })}
                onRetry={() => void invitation.refetch()}
              />
            ))}
          {invited && (
            <p className={textStyles.breaks}>
              <T
                id="invitation-page.invites-to-work-with-them"
                defaultMessage="{person} invites {email} to work with them. Role: {name}, who {may}."
                values={{
                  person: <b className={textStyles.strong}>{invited.org_name}</b>,
                  email: invited.email,
                  name: ROLE_TEXTS[invited.role].name,
                  may: ROLE_TEXTS[invited.role].may,
                }}
              />
            </p>
          )}
          {invited && !user && (
            <LinkButton to={invited.has_account ? '/sign-in' : '/create-account'} search={{ redirect: back }}>
              {invited.has_account
                ? t({ id: 'invitation-page.sign-in-to-accept', defaultMessage: 'Sign in to accept' })
                : t({
                    id: 'invitation-page.create-account-to-accept',
                    defaultMessage: 'Create account to accept',
                  })}
            </LinkButton>
          )}
          {invited && user && !isOther && kept && (
            <p className={textStyles.breaks}>
              <T
                id="invitation-page.you-keep-with-everything-in"
                defaultMessage="You keep {kept} with everything in it. After you accept, you work in {organization}, and you switch between them in the header. You can leave or delete {kept} in its settings."
                values={{ kept: <b className={textStyles.strong}>{kept}</b>, organization: invited.org_name }}
              />
            </p>
          )}
          {invited && user && !isOther && (
            <Button busy={accept.isPending} onClick={() => accept.mutate()}>
              {t({ id: 'invitation-page.accept-invitation', defaultMessage: 'Accept invitation' })}
            </Button>
          )}
          {isOther && (
            <>
              <p>
                {t(
                  {
                    id: 'invitation-page.you-are-signed-in-as',
                    defaultMessage: 'You are signed in as {email}. Sign out, then open this page again.',
                  },
                  { email: user.email },
                )}
              </p>
              <Button look="quiet" onClick={() => void signOut()}>
                {t({ id: 'invitation-page.sign-out', defaultMessage: 'Sign out' })}
              </Button>
            </>
          )}
        </div>
      </div>
    </VisitorFrame>
  )
}

/** Shows the next step to a person whose link leads to no invitation. */
function GoneInvitation() {
  const { user } = useSession()
  return (
    <>
      <div role="alert">
        <p className={textStyles.strong}>
          {t({
            id: 'invitation-page.this-invitation-is-no-longer',
            defaultMessage: 'This invitation is no longer valid.',
          })}
        </p>
        <p>
          {t({
            id: 'invitation-page.it-was-used-or-withdrawn',
            defaultMessage:
              'It was used or withdrawn, it is older than seven days, or the link is incomplete. Ask the person who invited you for a new one.',
          })}
        </p>
      </div>
      <LinkButton to={user ? '/dashboard' : '/sign-in'} look="quiet">
        {user
          ? t({ id: 'invitation-page.go-to-dashboard', defaultMessage: 'Go to Dashboard' })
          : t({ id: 'invitation-page.sign-in', defaultMessage: 'Sign in' })}
      </LinkButton>
    </>
  )
}
