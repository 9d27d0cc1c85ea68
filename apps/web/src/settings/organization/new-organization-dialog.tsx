import type { RulesProfileName } from '@edfe/domain/profile'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { useCreateOrganization } from '../../session/use-organizations.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import formStyles from '../../ui/form.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { RulesChoice } from './rules-choice.tsx'

/** Asks for name and rules of a further organization; the application restarts in it. */
export function NewOrganizationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useId()
  const [name, setName] = useState('')
  const [rules, setRules] = useState<RulesProfileName>('cbp')
  const create = useCreateOrganization()
  const close = () => {
    setName('')
    create.reset()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ name, rules_profile: rules })
  }
  return (
    <Dialog
      open={open}
      title={t({
        id: 'new-organization-dialog.create-another-organization',
        defaultMessage: 'Create another organization',
      })}
      lead={t({
        id: 'new-organization-dialog.it-has-its-own-entries',
        defaultMessage:
          'It has its own entries, members and settings, and you administer it. You switch between your organizations in the header.',
      })}
      onClose={close}
      footer={
        <DialogActions onCancel={close} type="submit" form={form} busy={create.isPending}>
          {t({ id: 'new-organization-dialog.create-organization', defaultMessage: 'Create organization' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        <TextField
          label={t({ id: 'new-organization-dialog.organization-name', defaultMessage: 'Organization name' })}
          hint={t({ id: 'new-organization-dialog.the-legal-name', defaultMessage: 'The legal name' })}
          required
          maxLength={200}
          value={name}
          error={create.isError ? messageOf(create.error, SETTINGS.membership.createFailed) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <RulesChoice rules={rules} onChange={setRules} />
      </form>
    </Dialog>
  )
}
