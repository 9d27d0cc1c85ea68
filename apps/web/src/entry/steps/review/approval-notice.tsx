import { useQuery } from '@tanstack/react-query'
import { listed } from '../../../messages/listed.ts'
import { useDates } from '../../../session/use-dates.ts'
import { Alert } from '../../../ui/alert.tsx'
import { t } from '../../../words/t.ts'
import { historyQuery } from '../../activity/activity-api.ts'
import { editedSince } from '../../activity/edited-since.ts'
import { useEntry } from '../../editing/entry-context.ts'
import { useApproval } from './use-approval.ts'

/** For the approver: who prepared the entry, and what changed since it last waited. For the preparer: why it came back. */
export function ApprovalNotice() {
  const entry = useEntry()
  const approval = useApproval()
  if (!approval) return null
  const name = entry.status_changed_by?.name
  return (
    <Alert tone="info" isFlush>
      {approval === 'approve' ? (
        <>
          <h2>{t({ id: 'approval-notice.prepared-by', defaultMessage: 'Prepared by {name}' }, { name })}</h2>
          <Since />
        </>
      ) : (
        <>
          <h2>
            {t(
              { id: 'approval-notice.returned-by', defaultMessage: '{name} returned this entry to draft' },
              { name },
            )}
          </h2>
          <p>{entry.status_reason}</p>
        </>
      )}
    </Alert>
  )
}

/** When it was sent for approval, and what was saved since the last time it was. */
function Since() {
  const entry = useEntry()
  const dates = useDates()
  const { data } = useQuery(historyQuery(entry.id))
  const titles = data && editedSince(data.activities)
  return (
    <p>
      {t(
        { id: 'approval-notice.sent', defaultMessage: 'Sent for approval {at}. Nothing has changed since.' },
        { at: dates.dayAndTime(entry.status_changed_at ?? entry.updated_at) },
      )}{' '}
      {titles &&
        (titles.length > 0
          ? t(
              {
                id: 'approval-notice.changed',
                defaultMessage: 'Changed since it last waited for approval: {titles}.',
              },
              { titles: listed(titles) },
            )
          : t({
              id: 'approval-notice.unchanged',
              defaultMessage: 'It waited for approval before, and nothing was changed.',
            }))}
    </p>
  )
}
