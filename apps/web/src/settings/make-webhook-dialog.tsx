import { WEBHOOK_EVENTS, type WebhookEvent } from '@edfe/contracts/choices'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { useCreateWebhook } from '../api/webhooks.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { SecretShown } from './secret-shown.tsx'
import { WebhookEventsField } from './webhook-events-field.tsx'

/** Asks where events go and which, and then shows the secret that signs them once. */
export function MakeWebhookDialog({ onClose }: { onClose: () => void }) {
  const form = useId()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS)
  const create = useCreateWebhook()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({ url: url.trim(), events: [...events] })
  }
  const problem = create.error
    ? messageOf(
        create.error,
        t({ id: 'make-webhook-dialog.not-added', defaultMessage: 'The address could not be added.' }),
      )
    : undefined
  if (create.data)
    return (
      <Dialog
        open
        title={t({ id: 'make-webhook-dialog.added', defaultMessage: 'The secret of this address' })}
        onClose={onClose}
        footer={
          <Button onClick={onClose}>
            {t({ id: 'make-webhook-dialog.stored', defaultMessage: 'I have saved it' })}
          </Button>
        }
      >
        <SecretShown
          label={t({ id: 'common.secret', defaultMessage: 'Secret' })}
          secret={create.data.secret}
          file="edfe-webhook-secret.txt"
        />
      </Dialog>
    )
  return (
    <Dialog
      open
      title={t({ id: 'make-webhook-dialog.add', defaultMessage: 'Add an address' })}
      lead={t({
        id: 'make-webhook-dialog.lead',
        defaultMessage: 'Each event is signed, and sent again for three days until the program takes it.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          busy={create.isPending}
          disabled={events.length === 0}
        >
          {t({ id: 'make-webhook-dialog.add-address', defaultMessage: 'Add address' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        <TextField
          label={t({ id: 'make-webhook-dialog.address', defaultMessage: 'Address' })}
          hint={t({ id: 'make-webhook-dialog.hint', defaultMessage: 'Begins with https://' })}
          type="url"
          required
          maxLength={500}
          autoComplete="off"
          value={url}
          error={problem}
          onChange={({ target }) => setUrl(target.value)}
        />
        <WebhookEventsField events={events} onChange={setEvents} />
      </form>
    </Dialog>
  )
}
