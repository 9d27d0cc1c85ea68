import type { GoodsEvent } from '@edfe/contracts/customs/goods'
import { type ReleaseTable, releaseCodeAnchor } from '@edfe/domain/release'
import { ACTOR_WORDS } from '../../messages/actor-words.ts'
import timelineStyles from '../../ui/timeline.module.css'
import { t } from '../../words/t.ts'
import { showDay } from '../values/format.ts'

interface Props {
  /** The table that explains the codes of the events. */
  table: ReleaseTable
  events: readonly GoodsEvent[]
  /** True where the first event is the newest of all. */
  isNewest: boolean
}

const TONES = { ok: timelineStyles.done, bad: timelineStyles.failed }

/** Newest first. Who acts next is said of the newest alone: what came before it is settled. */
export function GoodsEvents({ table, events, isNewest }: Props) {
  return (
    <ol className={timelineStyles.timeline}>
      {events.map(({ at, code, title, detail, tone, acts, action }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: notices have no id, and may repeat at the same minute
          key={`${at} ${code} ${index}`}
          className={tone === 'ok' || tone === 'bad' ? TONES[tone] : undefined}
        >
          <b>{title}</b>
          {at && (
            <time dateTime={at}>
              {showDay(at.slice(0, 10))} {at.slice(11)}
            </time>
          )}
          <small>
            <a href={`/documentation/release-codes#${releaseCodeAnchor(table, code)}`}>
              <code>{code}</code>
            </a>{' '}
            {detail}
            {isNewest && index === 0 && acts && (
              <>
                {' '}
                <b>{t(ACTOR_WORDS[acts])}</b> {action}
              </>
            )}
          </small>
        </li>
      ))}
    </ol>
  )
}
