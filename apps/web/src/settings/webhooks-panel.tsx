import type { Webhook } from '@edfe/contracts/webhooks/webhooks'
import { useState } from 'react'
import { useDeleteWebhook, useWebhooks } from '../api/webhooks.ts'
import { useMe } from '../session/use-me.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { ChangeWebhookDialog } from './change-webhook-dialog.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { MakeWebhookDialog } from './make-webhook-dialog.tsx'
import { useSaveNotice } from './use-save-notice.ts'
import { webhookEventWords } from './webhook-words.ts'

/** The addresses that are sent events of the organization. */
export function WebhooksPanel() {
  const mayManage = useMe().data?.may.includes('organization.edit') ?? false
  const list = useWebhooks(mayManage)
  const remove = useDeleteWebhook()
  const { notice, run, clear } = useSaveNotice()
  const [isMaking, setMaking] = useState(false)
  const [shown, setShown] = useState<Webhook>()
  const [changed, setChanged] = useState<Webhook>()
  const [leaving, setLeaving] = useState<Webhook>()
  const words = webhookEventWords()
  const webhooks = list.data?.webhooks ?? []
  const confirm = async () => {
    if (leaving)
      await run(
        () => remove.mutateAsync(leaving.id),
        t({ id: 'webhooks-panel.deleted', defaultMessage: 'No more events go there.' }),
        t({ id: 'webhooks-panel.not-deleted', defaultMessage: 'The address could not be deleted.' }),
      )
    setLeaving(undefined)
  }
  if (!mayManage) return null
  return (
    <Panel
      title={t({ id: 'webhooks-panel.title', defaultMessage: 'Events' })}
      aside={
        <Button look="quiet" small icon="plus" onClick={() => setMaking(true)}>
          {t({ id: 'webhooks-panel.add', defaultMessage: 'Add an address' })}
        </Button>
      }
    >
      <Banner notice={notice} onGone={clear} isInset />
      {list.isError && (
        <LoadFailed
          message={t({
            id: 'webhooks-panel.not-loaded',
            defaultMessage: 'The addresses could not be loaded.',
          })}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && webhooks.length === 0 && (
        <p className={panelStyles.body}>
          {t({
            id: 'webhooks-panel.none',
            defaultMessage:
              'No addresses yet. A program can learn within a minute that CBP released or held goods.',
          })}
        </p>
      )}
      {webhooks.length > 0 && (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'webhooks-panel.address', defaultMessage: 'Address' }),
              t({ id: 'webhooks-panel.events', defaultMessage: 'When' }),
            ]}
            hasActions
          />
          <tbody>
            {webhooks.map((webhook) => (
              <tr key={webhook.id}>
                <td className={textStyles.breaks}>{webhook.url}</td>
                <td data-label={t({ id: 'webhooks-panel.events', defaultMessage: 'When' })}>
                  {webhook.events.map((event) => (
                    <div key={event}>{words[event]}</div>
                  ))}
                </td>
                <td>
                  <div className={layoutStyles.actions}>
                    <Button
                      look="quiet"
                      small
                      onClick={() => setShown(webhook)}
                      aria-label={t(
                        { id: 'webhooks-panel.log-of', defaultMessage: 'What was sent to {url}' },
                        { url: webhook.url },
                      )}
                    >
                      {t({ id: 'webhooks-panel.log', defaultMessage: 'What was sent…' })}
                    </Button>
                    <Button
                      look="quiet"
                      small
                      onClick={() => setChanged(webhook)}
                      aria-label={t(
                        {
                          id: 'webhooks-panel.change-events-of',
                          defaultMessage: 'Change the events of {url}',
                        },
                        { url: webhook.url },
                      )}
                    >
                      {t({ id: 'webhooks-panel.change', defaultMessage: 'Change…' })}
                    </Button>
                    <Button
                      look="quiet"
                      small
                      onClick={() => setLeaving(webhook)}
                      aria-label={t(
                        { id: 'webhooks-panel.delete-address', defaultMessage: 'Delete {url}' },
                        { url: webhook.url },
                      )}
                    >
                      {t({ id: 'webhooks-panel.delete', defaultMessage: 'Delete…' })}
                    </Button>
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {isMaking && <MakeWebhookDialog onClose={() => setMaking(false)} />}
      {changed && <ChangeWebhookDialog webhook={changed} onClose={() => setChanged(undefined)} />}
      {shown && <DeliveriesDialog webhook={shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t({ id: 'webhooks-panel.delete-title', defaultMessage: 'Delete the address?' })}
        question={t({
          id: 'webhooks-panel.delete-question',
          defaultMessage: 'Nothing more is sent there, not even what waits for another try.',
        })}
        action={t({ id: 'webhooks-panel.delete-action', defaultMessage: 'Delete address' })}
        danger
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setLeaving(undefined)}
      />
    </Panel>
  )
}
