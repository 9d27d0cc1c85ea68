import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDates } from '../../session/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import timelineStyles from '../../ui/timeline.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { historyQuery, MOST_ACTIVITIES } from './activity-api.ts'
import styles from './history-list.module.css'
import { type HistoryItem, loadHistory } from './load-history.ts'
import { type Sitting, sittingsOf } from './sittings.ts'

const TONES = { ok: timelineStyles.done, bad: timelineStyles.failed }

const SHOWN_FIRST = 20

/** Everything that happened to the entry, who did it and when, newest first. */
export function HistoryList({ entryId }: { entryId: string }) {
  const { zone } = useDates()
  const { data, isPending, isError, refetch } = useQuery(historyQuery(entryId))
  const [isWhole, setWhole] = useState(false)
  if (isPending) {
    return (
      <div className={panelStyles.body}>
        <Skeleton
          rows={4}
          label={t({ id: 'history-list.loading-history', defaultMessage: 'Loading history…' })}
        />
      </div>
    )
  }
  if (isError) {
    return (
      <LoadFailed
        message={t({
          id: 'history-list.the-history-could-not-be',
          defaultMessage: 'The history could not be loaded.',
        })}
        onRetry={() => void refetch()}
      />
    )
  }
  const items = loadHistory(data.messages, data.activities)
  if (items.length === 0)
    return (
      <p className={`${panelStyles.body} ${textStyles.secondary}`}>
        {t({
          id: 'history-list.no-activity-on-this-entry',
          defaultMessage: 'No activity on this entry yet.',
        })}
      </p>
    )
  const sittings = sittingsOf(items)
  const shown = isWhole ? sittings : sittings.slice(0, SHOWN_FIRST)
  return (
    <div className={`${panelStyles.body} ${layoutStyles.stack16} ${layoutStyles.justifyStart}`}>
      <p className={`${textStyles.fine} ${textStyles.muted}`}>
        {t(
          {
            id: 'history-list.newest-first-times-in',
            defaultMessage:
              'Newest first. Times in {zone}.{isCut, select, yes { Showing the latest {count} actions.} other {}}',
          },
          {
            zone,
            isCut: data.activities.length === MOST_ACTIVITIES ? 'yes' : 'no',
            count: MOST_ACTIVITIES,
          },
        )}
      </p>
      <ol className={`${layoutStyles.wide} ${timelineStyles.timeline}`}>
        {shown.map((sitting) =>
          sitting.items.length === 1 ? (
            <Item key={sitting.key} item={sitting.items[0]} />
          ) : (
            <SittingItem key={sitting.key} sitting={sitting} />
          ),
        )}
      </ol>
      {shown.length < sittings.length && (
        <Button look="quiet" small onClick={() => setWhole(true)}>
          {t({ id: 'history-list.show-all', defaultMessage: 'Show all {count}' }, { count: sittings.length })}
        </Button>
      )}
    </div>
  )
}

/** Shows a person's actions in one sitting: the span of time, and each action once it is opened. */
function SittingItem({ sitting: { who, items } }: { sitting: Sitting }) {
  const dates = useDates()
  const [last] = items
  const first = items.at(-1) ?? last
  const count = items.reduce((sum, { times }) => sum + times, 0)
  return (
    <li>
      <details className={`${layoutStyles.whole} ${styles.sitting}`}>
        <summary>
          <b className={textStyles.link}>
            {t(
              { id: 'history-list.changes-and-steps', defaultMessage: '{count} changes and steps' },
              { count },
            )}
          </b>
          <span>
            <T
              id="history-list.to"
              defaultMessage="{from} to {to}"
              values={{
                from: <time dateTime={first.at}>{dates.dayAndTime(first.at)}</time>,
                to: <time dateTime={last.at}>{dates.time(last.at)}</time>,
              }}
            />
          </span>
          <small>{who}</small>
        </summary>
        <ol className={`${layoutStyles.spaceAbove12} ${timelineStyles.timeline}`}>
          {items.map((item) => (
            <Item key={item.key} item={item} />
          ))}
        </ol>
      </details>
    </li>
  )
}

function Item({ item }: { item: HistoryItem }) {
  const dates = useDates()
  const { words, who, at, detail, tone, times } = item
  return (
    <li className={tone && TONES[tone]}>
      <b>{words}</b>
      <time dateTime={at}>{dates.dayAndTime(at)}</time>
      <small>
        {times > 1
          ? t({ id: 'history-list.times', defaultMessage: '{who}, {times} times' }, { who, times })
          : who}
        {detail && <span className={textStyles.block}>{detail}</span>}
      </small>
    </li>
  )
}
