import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { useDates } from '../../session/use-dates.ts'
import timelineStyles from '../../ui/timeline.module.css'
import { t } from '../../words/t.ts'

/** A message to CBP with what came of it. */
interface Message<Action extends string> {
  id: string
  action: Action
  outcome: Outcome
  submitted_at: string
  submitted_by: string | null
}

type Outcome = 'open' | 'accepted' | 'referred' | 'rejected' | 'failed'

const OUTCOMES: Record<Outcome, MessageDescriptor> = {
  open: defineMessage({ id: 'release-history.open', defaultMessage: 'CBP has not answered yet' }),
  accepted: defineMessage({ id: 'release-history.accepted', defaultMessage: 'CBP accepted it' }),
  referred: defineMessage({ id: 'release-history.referred', defaultMessage: 'A person at CBP decides' }),
  rejected: defineMessage({ id: 'release-history.rejected', defaultMessage: 'CBP rejected it' }),
  failed: defineMessage({ id: 'release-history.failed', defaultMessage: 'It had no readable answer' }),
}

const TONES: Partial<Record<Outcome, string | undefined>> = {
  accepted: timelineStyles.done,
  rejected: timelineStyles.failed,
  failed: timelineStyles.failed,
}

interface Props<Action extends string> {
  messages: readonly Message<Action>[]
  actions: Readonly<Record<Action, MessageDescriptor>>
}

/** Each request to CBP with what came of it, the newest first. */
export function RequestHistory<Action extends string>({ messages, actions }: Props<Action>) {
  const dates = useDates()
  return (
    <ol className={timelineStyles.timeline}>
      {[...messages].reverse().map(({ id, action, outcome, submitted_at, submitted_by }) => (
        <li key={id} className={TONES[outcome]}>
          <b>{t(actions[action])}</b>
          <time dateTime={submitted_at}>{dates.dayAndTime(submitted_at)}</time>
          <small>{[t(OUTCOMES[outcome]), submitted_by].filter(Boolean).join(', ')}</small>
        </li>
      ))}
    </ol>
  )
}
