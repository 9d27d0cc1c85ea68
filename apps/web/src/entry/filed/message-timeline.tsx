import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import { applicationsOf } from '@edfe/domain/customs'
import { defineMessage } from '@edfe/domain/messages'
import { Link } from '@tanstack/react-router'
import { useDates } from '../../session/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Records } from '../../ui/records.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import timelineStyles from '../../ui/timeline.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { actorLabel } from '../activity/actor-label.ts'
import styles from '../answers/message-timeline.module.css'

const TONES = { ok: timelineStyles.done, bad: timelineStyles.failed }

const STREAMS = [
  {
    stream: 'entry_summary',
    title: defineMessage({ id: 'message-timeline.entry-summary', defaultMessage: 'Entry summary' }),
    empty: defineMessage({
      id: 'message-timeline.entry-summary-empty',
      defaultMessage: 'Nothing has been sent yet.',
    }),
  },
  {
    stream: 'cargo_release',
    title: defineMessage({ id: 'message-timeline.release', defaultMessage: 'Release' }),
    empty: defineMessage({
      id: 'message-timeline.release-empty',
      defaultMessage: 'No release message was received.',
    }),
  },
  {
    stream: 'security_filing',
    title: defineMessage({ id: 'message-timeline.security-filing', defaultMessage: 'Security filing' }),
    // Most entries have none.
    empty: undefined,
  },
  {
    stream: 'cbp_request',
    title: defineMessage({ id: 'message-timeline.cbp-requests', defaultMessage: 'CBP requests' }),
    empty: defineMessage({
      id: 'message-timeline.cbp-requests-empty',
      defaultMessage: 'A document request, hold or rejection would appear here and in Tasks.',
    }),
  },
] as const

interface Props {
  messages: readonly CustomsMessage[]
  isPending: boolean
  problem: string | undefined
  onRetry: () => void
}

/** Shows the messages sent and received, by stream, oldest first; each message opens to its records. */
export function MessageTimeline({ messages, isPending, problem, onRetry }: Props) {
  const { zone } = useDates()
  return (
    <div>
      <p className={`${panelStyles.body} ${textStyles.fine} ${textStyles.muted}`}>
        {t({ id: 'message-timeline.time-zone', defaultMessage: 'Times in {zone}.' }, { zone })}{' '}
        <Link className={textStyles.link} to="/messages">
          {t({ id: 'message-timeline.all-messages', defaultMessage: 'All messages with CBP' })}
        </Link>
      </p>
      {isPending && (
        <div className={panelStyles.body}>
          <Skeleton
            rows={3}
            label={t({ id: 'message-timeline.loading', defaultMessage: 'Loading messages...' })}
          />
        </div>
      )}
      {problem && (
        <p className={panelStyles.body} role="alert">
          {problem}{' '}
          <Button look="plain" small onClick={onRetry}>
            {t({ id: 'common.try-again', defaultMessage: 'Try again' })}
          </Button>
        </p>
      )}
      {!isPending &&
        !problem &&
        STREAMS.map(({ stream, title, empty }) => {
          const own = messages.filter((message) => message.stream === stream)
          if (own.length === 0 && !empty) return null
          return (
            <section key={stream} className={styles.stream}>
              <header>
                <b className={`${textStyles.small} ${textStyles.block}`}>{t(title)}</b>
                <small translate="no">{applicationsOf(stream).join(', ')}</small>
              </header>
              <ol className={timelineStyles.timeline}>
                {own.length === 0 && empty && (
                  <li>
                    <b>{t({ id: 'message-timeline.none-received', defaultMessage: 'None received' })}</b>
                    <small>{t(empty)}</small>
                  </li>
                )}
                {own.map((message) => (
                  <Message key={message.id} message={message} />
                ))}
              </ol>
            </section>
          )
        })}
    </div>
  )
}

function Message({ message }: { message: CustomsMessage }) {
  const dates = useDates()
  const code = [message.application, message.code].filter(Boolean).join(' ')
  const tone = message.tone === 'ok' || message.tone === 'bad' ? message.tone : undefined
  return (
    <li className={tone && TONES[tone]}>
      <b>{message.title}</b>
      <time dateTime={message.at}>{dates.dayAndTime(message.at)}</time>
      <small>
        {code && <code>{code}</code>}
        {actorLabel(message)}
        {message.detail && (
          <>
            : <span>{message.detail}</span>
          </>
        )}
      </small>
      {message.images && message.images.length > 0 && (
        <details className={styles.records}>
          <summary className={textStyles.link}>
            <T
              id="message-timeline.records"
              defaultMessage="{count, plural, one {# record} other {# records}}<span> of {title}</span>"
              values={{
                count: message.images.length,
                title: message.title,
                span: (text) => <span className={textStyles.visuallyHidden}>{text}</span>,
              }}
            />
          </summary>
          <Records images={message.images} />
          {message.message_id && (
            <Link
              className={textStyles.link}
              to="/messages/$messageId"
              params={{ messageId: message.message_id }}
            >
              {t(
                { id: 'message-timeline.field-by-field', defaultMessage: 'Field by field: {title}' },
                { title: message.title },
              )}
            </Link>
          )}
        </details>
      )}
    </li>
  )
}
