import type { Member } from '@edfe/contracts/organization/members'
import type { Role } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { useState } from 'react'
import {
  useChangeMemberStatus,
  useChangeRole,
  useInvite,
  useMembers,
  useRemoveMember,
} from '../api/settings.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useMe } from '../session/use-me.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import { t } from '../words/t.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { NoOrganization } from './no-organization.tsx'
import { useSaveNotice } from './use-save-notice.ts'

const TITLE = defineMessage({ id: 'members-page.team-members', defaultMessage: 'Team Members' })
const MESSAGES = SETTINGS.members

const isActiveAdmin = ({ role, status }: Member): boolean => role === 'admin' && status === 'active'

const isLastAdmin = (member: Member, members: readonly Member[]): boolean =>
  isActiveAdmin(member) && members.filter(isActiveAdmin).length === 1

/** '5 in this organization, 1 invited': an open invitation is no member yet. */
function memberCount(members: readonly Member[]): string {
  const invited = members.filter(({ status }) => status === 'invited').length
  const working = t(
    { id: 'members-page.in-this-organization', defaultMessage: '{count} in this organization' },
    { count: members.length - invited },
  )
  return invited > 0
    ? t({ id: 'members-page.invited', defaultMessage: '{working}, {invited} invited' }, { working, invited })
    : working
}

/** Shows the members of the organisation, their roles, and the open invitations. */
export function MembersPage() {
  const list = useMembers()
  const changeRole = useChangeRole()
  const changeStatus = useChangeMemberStatus()
  const remove = useRemoveMember()
  const invite = useInvite()
  const { notice, run, setNotice, clear } = useSaveNotice()
  const [inviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Member>()
  const me = useMe()
  if (list.isPending || me.isPending) return <PageSkeleton title={t(TITLE)} />
  if (me.data && !me.data.membership) {
    return (
      <>
        <PageHead title={t(TITLE)} />
        <NoOrganization />
      </>
    )
  }

  const setRole = (id: string, role: Role) =>
    run(() => changeRole.mutateAsync({ id, role }), MESSAGES.roleUpdated, MESSAGES.roleFailed)
  const setStatus = (id: string, status: 'active' | 'disabled') =>
    run(
      () => changeStatus.mutateAsync({ id, status }),
      status === 'active' ? MESSAGES.enabled : MESSAGES.disabled,
      MESSAGES.removeFailed,
    )
  const resend = ({ email, role }: Member) =>
    run(() => invite.mutateAsync({ email, role }), MESSAGES.resent, MESSAGES.inviteFailed)
  const confirmRemove = async () => {
    if (leaving) await run(() => remove.mutateAsync(leaving.id), MESSAGES.removed, MESSAGES.removeFailed)
    setLeaving(undefined)
  }
  const leavingWord =
    leaving?.status === 'invited'
      ? t({ id: 'common.revoke', defaultMessage: 'Revoke' })
      : t({ id: 'common.remove', defaultMessage: 'Remove' })
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={list.data && memberCount(list.data.members)}
        actions={
          <Button icon="plus" onClick={() => setInviting(true)}>
            {t({ id: 'members-page.invite-member', defaultMessage: 'Invite Member' })}
          </Button>
        }
      />
      <Banner notice={notice} onGone={clear} />
      <Panel aria-label={t(TITLE)}>
        {list.isError && <LoadFailed message={MESSAGES.load} onRetry={() => void list.refetch()} />}
        {list.data && (
          <Table isStacked>
            <TableHead
              columns={[
                t({ id: 'members-page.member', defaultMessage: 'Member' }),
                t({ id: 'common.role', defaultMessage: 'Role' }),
                t({ id: 'common.status', defaultMessage: 'Status' }),
                t({ id: 'members-page.last-sign-in', defaultMessage: 'Last sign-in' }),
              ]}
              hasActions
            />
            <tbody>
              {list.data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isLastAdmin={isLastAdmin(member, list.data.members)}
                  onRole={(role) => setRole(member.id, role)}
                  onStatus={(status) => setStatus(member.id, status)}
                  onRemove={() => setLeaving(member)}
                  onResend={() => resend(member)}
                />
              ))}
            </tbody>
          </Table>
        )}
      </Panel>
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        onInvited={() => {
          setInviting(false)
          setNotice({ tone: 'success', text: MESSAGES.invited })
        }}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={`${leavingWord} ${leaving?.name || leaving?.email || t({ id: 'members-page.a-member', defaultMessage: 'member' })}`}
        question={leaving?.status === 'invited' ? MESSAGES.confirmRevoke : MESSAGES.confirmRemove}
        action={leavingWord}
        danger
        busy={remove.isPending}
        onConfirm={confirmRemove}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}
