import type { Organization } from '@edfe/contracts/organization/organization'
import { useState } from 'react'
import { deleteOrganization } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { useMe } from '../../session/use-me.ts'
import { enterOrganization, useLeaveOrganization } from '../../session/use-organizations.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { t } from '../../words/t.ts'
import { OwnerDialog } from '../owner-dialog.tsx'
import type { RunSave } from '../use-save-notice.ts'
import { NewOrganizationDialog } from './new-organization-dialog.tsx'

/** The ways out of an organization, and into another of one's own. */
export function MembershipPanel({ organization, run }: { organization: Organization; run: RunSave }) {
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const mayDelete = useMe().data?.may.includes('organization.edit') ?? false
  const leave = useLeaveOrganization()
  const confirm = async () => {
    const { left, leaveFailed } = SETTINGS.membership
    const hasLeft = await run(() => leave.mutateAsync(), left, leaveFailed)
    setAsking(false)
    if (hasLeft) enterOrganization()
  }
  return (
    <Panel title={t({ id: 'membership-panel.your-membership', defaultMessage: 'Your membership' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack16} ${layoutStyles.justifyStart}`}>
        <p>
          {t(
            {
              id: 'membership-panel.when-you-leave-you-can',
              defaultMessage:
                'When you leave {name}, you can no longer see its entries. They stay, with your name on what you did. The last administrator cannot leave, but can delete an organization that has filed nothing.',
            },
            { name: organization.name },
          )}
        </p>
        <p>
          {t({
            id: 'membership-panel.you-can-also-create-another',
            defaultMessage:
              'You can also create another organization, for example for another importer. You keep this one.',
          })}
        </p>
        <div className={layoutStyles.actions}>
          <Button look="quiet" onClick={() => setCreating(true)}>
            {t({
              id: 'membership-panel.create-another-organization',
              defaultMessage: 'Create another organization',
            })}
          </Button>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t({ id: 'membership-panel.leave-organization', defaultMessage: 'Leave organization' })}
          </Button>
          {mayDelete && (
            <Button look="quiet" onClick={() => setDeleting(true)}>
              {t({ id: 'membership-panel.delete-organization', defaultMessage: 'Delete organization' })}
            </Button>
          )}
        </div>
      </div>
      <NewOrganizationDialog open={isCreating} onClose={() => setCreating(false)} />
      <ConfirmDialog
        open={isAsking}
        title={t(
          { id: 'membership-panel.leave', defaultMessage: 'Leave {name}' },
          { name: organization.name },
        )}
        question={t({
          id: 'membership-panel.you-lose-access-at-once',
          defaultMessage: 'You lose access at once. Only an administrator can invite you again.',
        })}
        action={t({ id: 'membership-panel.leave-organization', defaultMessage: 'Leave organization' })}
        danger
        busy={leave.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
      <OwnerDialog
        open={isDeleting}
        title={t(
          { id: 'membership-panel.delete', defaultMessage: 'Delete {name}' },
          { name: organization.name },
        )}
        lead={t({
          id: 'membership-panel.its-drafts-settings-address-bond',
          defaultMessage:
            'Its drafts, settings, address, bond and members are deleted. Its audit log is kept, but nobody reads it any more. An organization with filed entries cannot be deleted. This cannot be undone.',
        })}
        action={t({ id: 'membership-panel.delete-organization', defaultMessage: 'Delete organization' })}
        failed={SETTINGS.ownData.organizationFailed}
        onConfirm={async (password) => {
          await deleteOrganization(password)
          enterOrganization()
        }}
        onClose={() => setDeleting(false)}
      />
    </Panel>
  )
}
