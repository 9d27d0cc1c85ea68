import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../ui/alert.tsx'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { releaseQuery, securityFilingQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { entryLink } from '../entry-link.ts'

/** In step 6 for goods by ship that are released elsewhere: no strip of the filings names their security filing. */
export function SecurityFilingReminder() {
  const entry = useEntry()
  const enabled = isOnServer(entry)
  const { data: release } = useQuery({ ...releaseQuery(entry.id), enabled })
  const { data } = useQuery({ ...securityFilingQuery(entry.id), enabled })
  if (!data?.is_needed || data.overall.is_sent || !release || release.release) return null
  return (
    <Alert tone="info">
      <p>
        {t({
          id: 'security-filing-reminder.text',
          defaultMessage:
            'These goods come by ship, and no security filing (ISF) was sent from this entry. If nobody else filed it, file it here.',
        })}{' '}
        {data.timing?.sentence}{' '}
        <Link {...entryLink(entry.id, 'security-filing')}>
          {t({ id: 'security-filing-reminder.open', defaultMessage: 'Open the security filing' })}
        </Link>
      </p>
    </Alert>
  )
}
