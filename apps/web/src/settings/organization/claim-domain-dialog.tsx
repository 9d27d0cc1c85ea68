import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useClaimDomain } from '../../api/sign-in-domains.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import formStyles from '../../ui/form.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'

/** Asks for the domain of the organization's email addresses. */
export function ClaimDomainDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const [domain, setDomain] = useState('')
  const claim = useClaimDomain()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    claim.mutate({ domain }, { onSuccess: onClose })
  }
  const problem = claim.error
    ? messageOf(
        claim.error,
        t({ id: 'claim-domain-dialog.not-claimed', defaultMessage: 'The domain could not be claimed.' }),
      )
    : undefined
  return (
    <Dialog
      open
      title={t({ id: 'domains-panel.claim', defaultMessage: 'Claim a domain' })}
      lead={t({
        id: 'claim-domain-dialog.lead',
        defaultMessage: 'Then add a record at its name servers, by which this server sees that it is yours.',
      })}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={claim.isPending}>
          {t({ id: 'claim-domain-dialog.claim', defaultMessage: 'Claim' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        <TextField
          label={t({ id: 'domains-panel.domain', defaultMessage: 'Domain' })}
          hint={t({
            id: 'claim-domain-dialog.hint',
            defaultMessage: 'The part of your email addresses after the @, such as acme.com',
          })}
          required
          maxLength={253}
          autoComplete="off"
          value={domain}
          error={problem}
          onChange={({ target }) => setDomain(target.value)}
        />
      </form>
    </Dialog>
  )
}
