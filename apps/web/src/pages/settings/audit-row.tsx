import type { AuditEvent } from '../../api/security.ts'
import { useDates } from '../../session/use-dates.ts'
import { actionWords, changesBetween, entityWords, summaryOf } from '../../words/audit-words.ts'

/** One event: when, who, what, and the fields that it changed in words. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const dates = useDates()
  const summary = summaryOf(event.before_json, event.after_json)
  return (
    <tr>
      <td className="nowrap">{dates.dayAndTime(event.created_at)}</td>
      <td>{event.actor?.name || event.actor?.email || 'Unknown'}</td>
      <td className="two-l">
        {actionWords(event.action)}
        <small>{entityWords(event.entity)}</small>
      </td>
      <td>
        {summary ?? (
          <ul className="diff">
            {changesBetween(event.before_json, event.after_json).map(({ field, before, after }) => (
              <li key={field}>
                {field}: from <del>{before}</del> to <ins>{after}</ins>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
