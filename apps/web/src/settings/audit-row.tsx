import type { AuditEvent } from '@edfe/contracts/organization/audit'
import {
  actionLabel,
  changesBetween,
  entityLabel,
  type FieldChange,
  snapshotOf,
  subjectOf,
  summaryOf,
} from '../messages/audit-messages.ts'
import { useDates } from '../session/use-dates.ts'
import layoutStyles from '../ui/layout.module.css'
import tableStyles from '../ui/table.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import styles from './audit-row.module.css'

/** An event with more changes folds the rest, so that one saved form does not fill the screen. */
const SHOWN_FIRST = 6

/** One event: when, who, what, and the fields that it changed in words. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const dates = useDates()
  const before = snapshotOf(event.before_json)
  const after = snapshotOf(event.after_json)
  const summary = summaryOf(before, after, event.action)
  const subject = event.entity_name ?? subjectOf(before, after)
  return (
    <tr>
      <td className={textStyles.nowrap}>{dates.dayAndTime(event.created_at)}</td>
      <td data-label={t({ id: 'common.user', defaultMessage: 'User' })}>
        {event.actor_kind === 'key'
          ? t(
              { id: 'audit-row.key', defaultMessage: '{name} (key)' },
              { name: event.actor_name ?? t({ id: 'common.unknown', defaultMessage: 'Unknown' }) },
            )
          : event.actor_name || t({ id: 'common.unknown', defaultMessage: 'Unknown' })}
      </td>
      <td className={tableStyles.twoLines}>
        {actionLabel(event.action)}
        <small>
          {entityLabel(event.entity)}
          {subject && ` ${subject}`}
        </small>
      </td>
      <td data-label={t({ id: 'audit-row.changes', defaultMessage: 'Changes' })}>
        {summary ?? <Changes changes={changesBetween(before, after, dates)} />}
      </td>
    </tr>
  )
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const first = changes.slice(0, changes.length === SHOWN_FIRST + 1 ? changes.length : SHOWN_FIRST)
  const rest = changes.slice(first.length)
  return (
    <>
      <ChangeList changes={first} />
      {rest.length > 0 && (
        <details className={styles.moreChanges}>
          <summary className={`${textStyles.fine} ${textStyles.link} ${layoutStyles.spaceAbove4}`}>
            {t(
              { id: 'audit-row.more-changes', defaultMessage: '{count} more changes' },
              { count: rest.length },
            )}
          </summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </>
  )
}

function ChangeList({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <ul className={`${textStyles.fine} ${textStyles.breaks} ${styles.changes}`}>
      {changes.map((change) => (
        <li key={change.field}>
          {change.field}: <Change {...change} />
        </li>
      ))}
    </ul>
  )
}

/** A value that was added, removed, or replaced by another. */
function Change({ was, is }: FieldChange) {
  if (was === undefined) {
    return <T id="audit-row.added" defaultMessage="added {is}" values={{ is: <ins>{is}</ins> }} />
  }
  if (is === undefined) {
    return <T id="audit-row.removed" defaultMessage="removed {was}" values={{ was: <del>{was}</del> }} />
  }
  return (
    <T
      id="audit-row.from-to"
      defaultMessage="from {was} to {is}"
      values={{ was: <span className={styles.before}>{was}</span>, is: <ins>{is}</ins> }}
    />
  )
}
