import type { Webhook } from '@edfe/contracts/webhooks/webhooks'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { useUpdateWebhook } from '../api/webhooks.ts'
import { Banner } from '../ui/banner.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { t } from '../words/t.ts'
import { WebhookEventsField } from './webhook-events-field.tsx'

/** Changes which events an address is sent; its secret stays. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const form = useId()
  const [events, setEvents] = useState<readonly Webhook['events'][number][]>(webhook.events)
  const update = useUpdateWebhook()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update.mutate({ id: webhook.id, events: [...events] }, { onSuccess: onClose })
  }
  const problem = update.error
    ? messageOf(
        update.error,
        t({ id: 'change-webhook-dialog.not-saved', defaultMessage: 'The events could not be changed.' }),
      )
    : undefined
  return (
    <Dialog
      open
      title={t({ id: 'change-webhook-dialog.title', defaultMessage: 'Change the events' })}
      lead={webhook.url}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          busy={update.isPending}
          disabled={events.length === 0}
        >
          {t({ id: 'change-webhook-dialog.save', defaultMessage: 'Save the events' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        <Banner notice={problem ? { tone: 'error', text: problem } : undefined} />
        <WebhookEventsField events={events} onChange={setEvents} />
      </form>
    </Dialog>
  )
}
