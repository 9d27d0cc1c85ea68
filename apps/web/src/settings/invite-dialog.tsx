import type { Role } from '@edfe/domain/entry'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { InviteFailed, useInvite } from '../api/settings.ts'
import { isRole, ROLE_OPTIONS, ROLE_TEXTS } from '../messages/roles.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

interface InviteDialogProps {
  open: boolean
  onClose: () => void
  onInvited: () => void
}

/** Asks for the address and the role of a new member; the invitation goes out by mail. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const form = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('preparer')
  const [error, setError] = useState<string>()
  const invite = useInvite()
  const close = () => {
    setEmail('')
    setRole('preparer')
    setError(undefined)
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    try {
      await invite.mutateAsync({ email: email.trim().toLowerCase(), role })
      close()
      onInvited()
    } catch (cause) {
      const own = cause instanceof InviteFailed
      setError(own ? cause.message : messageOf(cause, SETTINGS.members.inviteFailed))
    }
  }
  return (
    <Dialog
      open={open}
      title={t({ id: 'invite-dialog.invite-member', defaultMessage: 'Invite Member' })}
      lead={t({
        id: 'invite-dialog.well-email-them-an-invitation',
        defaultMessage: 'We’ll email them an invitation link to your organization.',
      })}
      onClose={close}
      footer={
        <DialogActions onCancel={close} type="submit" form={form} busy={invite.isPending}>
          {t({ id: 'invite-dialog.send-invitation', defaultMessage: 'Send invitation' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        <TextField
          label={t({ id: 'common.email', defaultMessage: 'Email' })}
          type="email"
          required
          value={email}
          error={error}
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          label={t({ id: 'invite-dialog.role', defaultMessage: 'Role' })}
          hint={`${ROLE_TEXTS[role].name}: ${ROLE_TEXTS[role].may}.`}
          options={ROLE_OPTIONS}
          value={role}
          onChange={({ target }) => isRole(target.value) && setRole(target.value)}
        />
      </form>
    </Dialog>
  )
}
