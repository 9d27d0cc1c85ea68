import { WEBHOOK_EVENTS, type WebhookEvent } from '@edfe/contracts/choices'
import choicesStyles from '../ui/choices.module.css'
import { Tick } from '../ui/segmented.tsx'
import { t } from '../words/t.ts'
import { webhookEventWords } from './webhook-words.ts'

interface Props {
  events: readonly WebhookEvent[]
  onChange: (events: WebhookEvent[]) => void
}

/** Which events an address is sent. */
export function WebhookEventsField({ events, onChange }: Props) {
  const words = webhookEventWords()
  return (
    <fieldset className={choicesStyles.ticks}>
      <legend>{t({ id: 'make-webhook-dialog.when', defaultMessage: 'Tell it when' })}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Tick
          key={event}
          label={words[event]}
          checked={events.includes(event)}
          onChange={(isTicked) =>
            onChange(WEBHOOK_EVENTS.filter((each) => (each === event ? isTicked : events.includes(each))))
          }
        />
      ))}
    </fieldset>
  )
}
