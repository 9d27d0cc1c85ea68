import type { Webhook } from '@edfe/contracts/webhooks/webhooks'
import { useDeliveries, useReplayDelivery, useRotateSecret, useTestWebhook } from '../api/webhooks.ts'
import { useDates } from '../session/use-dates.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { t } from '../words/t.ts'
import { SecretShown } from './secret-shown.tsx'
import { useSaveNotice } from './use-save-notice.ts'
import { deliveryWords, webhookEventWords } from './webhook-words.ts'

/** What was sent to an address: again by hand, a test event, and a new secret. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id } = webhook
  const list = useDeliveries(id)
  const replay = useReplayDelivery()
  const test = useTestWebhook()
  const rotate = useRotateSecret()
  const dates = useDates()
  const { notice, run, clear } = useSaveNotice()
  const words: Record<string, string> = webhookEventWords()
  const failed = t({ id: 'deliveries-dialog.failed', defaultMessage: 'That did not work. Please try again.' })
  const queued = t({ id: 'deliveries-dialog.queued', defaultMessage: 'It is sent within a minute.' })
  const deliveries = list.data?.deliveries ?? []
  return (
    <Dialog
      open
      wide
      title={t({ id: 'deliveries-dialog.title', defaultMessage: 'What was sent' })}
      lead={webhook.url}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      }
    >
      <div className={formStyles.stack}>
        <Banner notice={notice} onGone={clear} />
        <div className={layoutStyles.actions}>
          <Button
            look="quiet"
            small
            busy={test.isPending}
            onClick={() => void run(() => test.mutateAsync(id), queued, failed)}
          >
            {t({ id: 'deliveries-dialog.test', defaultMessage: 'Send a test event' })}
          </Button>
          <Button
            look="quiet"
            small
            busy={rotate.isPending}
            onClick={() =>
              void run(
                () => rotate.mutateAsync(id),
                t({
                  id: 'deliveries-dialog.rotated',
                  defaultMessage: 'For a day, events are also signed with the previous secret.',
                }),
                failed,
              )
            }
          >
            {t({ id: 'deliveries-dialog.new-secret', defaultMessage: 'Make a new secret' })}
          </Button>
        </div>
        {rotate.data && (
          <SecretShown
            label={t({ id: 'common.secret', defaultMessage: 'Secret' })}
            secret={rotate.data.secret}
            file="edfe-webhook-secret.txt"
          />
        )}
        {list.data && deliveries.length === 0 && (
          <p>{t({ id: 'deliveries-dialog.nothing', defaultMessage: 'Nothing has been sent yet.' })}</p>
        )}
        {deliveries.length > 0 && (
          <Table isStacked>
            <TableHead
              columns={[
                t({ id: 'deliveries-dialog.event', defaultMessage: 'Event' }),
                t({ id: 'deliveries-dialog.state', defaultMessage: 'State' }),
              ]}
              hasActions
            />
            <tbody>
              {deliveries.map((delivery) => (
                <tr key={delivery.id}>
                  <td className={tableStyles.twoLines}>
                    {words[delivery.type] ??
                      t({ id: 'deliveries-dialog.test-event', defaultMessage: 'Test event' })}
                    <small>{dates.dayAndTime(delivery.created_at)}</small>
                  </td>
                  <td
                    className={tableStyles.twoLines}
                    data-label={t({ id: 'deliveries-dialog.state', defaultMessage: 'State' })}
                  >
                    {deliveryWords(delivery.state)}
                    <small>
                      {delivery.problem ??
                        t(
                          {
                            id: 'deliveries-dialog.attempts',
                            defaultMessage: '{count, plural, one {# attempt} other {# attempts}}',
                          },
                          { count: delivery.attempts },
                        )}
                    </small>
                  </td>
                  <td className={tableStyles.actions}>
                    <Button
                      look="quiet"
                      small
                      busy={replay.isPending}
                      onClick={() =>
                        void run(() => replay.mutateAsync({ id, deliveryId: delivery.id }), queued, failed)
                      }
                    >
                      {t({ id: 'deliveries-dialog.again', defaultMessage: 'Send again' })}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </div>
    </Dialog>
  )
}
