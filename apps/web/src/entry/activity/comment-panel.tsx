import { may } from '@edfe/domain/access'
import { useQuery } from '@tanstack/react-query'
import { useDates } from '../../session/use-dates.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { historyQuery } from './activity-api.ts'
import { CommentForm } from './comment-form.tsx'
import { commentThreads } from './comment-threads.ts'
import styles from './comments.module.css'

const countLabel = (count: number) =>
  count === 0
    ? t({ id: 'comment-panel.none-yet', defaultMessage: 'None yet' })
    : t(
        { id: 'comment-panel.text', defaultMessage: '{count, plural, one {1 comment} other {# comments}}' },
        { count },
      )

/**
 * Shows the comments of colleagues on the entry, oldest first, and a box for a new one; read-only members
 * have no box. Open from the start once somebody has written.
 */
export function CommentPanel({ entryId }: { entryId: string }) {
  const { defaults } = useEntryContext()
  const dates = useDates()
  const { data, isPending, isError, refetch } = useQuery(historyQuery(entryId))
  const comments = commentThreads(data?.activities ?? [])
  return (
    <Disclosure
      title={t({ id: 'comment-panel.comments', defaultMessage: 'Comments' })}
      aside={data && countLabel(comments.length)}
      isOpen={comments.length > 0}
    >
      {isPending && (
        <div className={panelStyles.body}>
          <Skeleton
            rows={2}
            label={t({ id: 'comment-panel.loading-comments', defaultMessage: 'Loading comments…' })}
          />
        </div>
      )}
      {isError && (
        <LoadFailed
          message={t({
            id: 'comment-panel.the-comments-could-not-be',
            defaultMessage: 'The comments could not be loaded.',
          })}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <div className={`${panelStyles.body} ${layoutStyles.stack20} ${styles.comments}`}>
          {comments.length > 0 && (
            <ol
              className={layoutStyles.stack16}
              aria-label={t({ id: 'comment-panel.comments', defaultMessage: 'Comments' })}
            >
              {comments.map(({ id, who, at, text }) => (
                <li key={id}>
                  <b className={textStyles.strong}>{who}</b>{' '}
                  <time className={textStyles.note} dateTime={at}>
                    {dates.dayAndTime(at)}
                  </time>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          )}
          {may(defaults.role, 'entry.edit') && <CommentForm entryId={entryId} />}
          {!may(defaults.role, 'entry.edit') && comments.length === 0 && (
            <p className={textStyles.secondary}>
              {t({
                id: 'comment-panel.no-comments-on-this-entry',
                defaultMessage: 'No comments on this entry yet.',
              })}
            </p>
          )}
        </div>
      )}
    </Disclosure>
  )
}
