import type { AuditEvent } from '@edfe/contracts/audit'
import { useDates } from '../../session/use-dates.ts'
import { actionWords, changesBetween, entityWords, snapshotOf, summaryOf } from '../../words/audit-words.ts'

/** One event: when, who, what, and the fields that it changed in words. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const dates = useDates()
  const before = snapshotOf(event.before_json)
  const after = snapshotOf(event.after_json)
  const summary = summaryOf(before, after)
  return (
    <tr>
      <td className="nowrap">{dates.dayAndTime(event.created_at)}</td>
      <td>{event.actor_name || 'Unknown'}</td>
      <td className="two-l">
        {actionWords(event.action)}
        <small>{entityWords(event.entity)}</small>
      </td>
      <td>
        {summary ?? (
          <ul className="diff">
            {changesBetween(before, after).map(({ field, was, is }) => (
              <li key={field}>
                {field}: from <del>{was}</del> to <ins>{is}</ins>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
