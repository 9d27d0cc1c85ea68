import { messageOf } from '../api/problem.ts'
import { useEndSession, useSessions } from '../api/security.ts'
import { useDates } from '../session/use-dates.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import tableStyles from '../ui/table.module.css'
import { Table } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { deviceLabel } from './device-label.ts'

/** The account's sessions. Each can be signed out here. */
export function SessionsPanel() {
  const list = useSessions()
  const end = useEndSession()
  const dates = useDates()
  const sessions = list.data?.sessions ?? []
  return (
    <Panel
      title={t({ id: 'sessions-panel.sessions', defaultMessage: 'Sessions' })}
      aside={
        sessions.length > 1 && (
          <Button look="quiet" small busy={end.isPending} onClick={() => end.mutate('others')}>
            {t({ id: 'sessions-panel.sign-out-all-others', defaultMessage: 'Sign out all others' })}
          </Button>
        )
      }
    >
      {list.isPending && (
        <div className={panelStyles.body}>
          <Skeleton
            rows={2}
            label={t({ id: 'sessions-panel.loading-sessions', defaultMessage: 'Loading sessions…' })}
          />
        </div>
      )}
      {list.isError && (
        <LoadFailed
          message={t({
            id: 'sessions-panel.the-sessions-could-not-be',
            defaultMessage: 'The sessions could not be loaded.',
          })}
          onRetry={() => void list.refetch()}
        />
      )}
      {end.isError && (
        <Banner
          notice={{
            tone: 'error',
            text: messageOf(
              end.error,
              t({
                id: 'sessions-panel.the-session-could-not-be',
                defaultMessage: 'The session could not be signed out.',
              }),
            ),
          }}
        />
      )}
      {sessions.length > 0 && (
        <Table isStacked>
          <thead>
            <tr>
              <th>{t({ id: 'sessions-panel.device', defaultMessage: 'Device' })}</th>
              <th>{t({ id: 'sessions-panel.signed-in', defaultMessage: 'Signed in' })}</th>
              <th>{t({ id: 'sessions-panel.last-used', defaultMessage: 'Last used' })}</th>
              <th>
                <span className={textStyles.visuallyHidden}>
                  {t({ id: 'sessions-panel.actions', defaultMessage: 'Actions' })}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <td className={tableStyles.twoLines}>
                  {deviceLabel(session.user_agent)}
                  <small>
                    {session.is_current
                      ? t({ id: 'sessions-panel.this-session', defaultMessage: 'This session' })
                      : t(
                          { id: 'sessions-panel.ends', defaultMessage: 'Ends {day}' },
                          { day: dates.day(session.expires_at) },
                        )}
                  </small>
                </td>
                <td data-label={t({ id: 'sessions-panel.signed-in', defaultMessage: 'Signed in' })}>
                  {dates.dayAndTime(session.created_at)}
                </td>
                <td data-label={t({ id: 'sessions-panel.last-used', defaultMessage: 'Last used' })}>
                  {dates.dayAndTime(session.last_seen_at)}
                </td>
                <td className={tableStyles.actions}>
                  {!session.is_current && (
                    <Button
                      look="quiet"
                      small
                      busy={end.isPending}
                      onClick={() => end.mutate(session.id)}
                      aria-label={t(
                        { id: 'sessions-panel.sign-out', defaultMessage: 'Sign out {device}' },
                        { device: deviceLabel(session.user_agent) },
                      )}
                    >
                      {t({ id: 'sessions-panel.sign-out-2', defaultMessage: 'Sign out' })}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  )
}
