import { useCalendarFeed, useDeleteCalendarFeed, useMakeCalendarFeed } from '../api/calendar-feed.ts'
import { useDates } from '../session/use-dates.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmedButton } from '../ui/confirmed-button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { t } from '../words/t.ts'
import { SecretShown } from './secret-shown.tsx'
import { useSaveNotice } from './use-save-notice.ts'

/** The secret address under which the member's calendar reads the deadlines of the organization. */
export function CalendarPanel() {
  const { data, isError, refetch } = useCalendarFeed()
  const make = useMakeCalendarFeed()
  const stop = useDeleteCalendarFeed()
  const dates = useDates()
  const { notice, run, clear } = useSaveNotice()
  const feed = data?.feed
  const makeAddress = () =>
    run(
      () => make.mutateAsync(),
      t({ id: 'calendar-panel.made', defaultMessage: 'The address works now.' }),
      t({ id: 'calendar-panel.not-made', defaultMessage: 'The address could not be made.' }),
    )
  const address = feed ? make.data?.address : undefined
  return (
    <Panel title={t({ id: 'calendar-panel.title', defaultMessage: 'Deadlines in your calendar' })}>
      <div className={`${panelStyles.body} ${formStyles.stack}`}>
        <Banner notice={notice} onGone={clear} />
        {isError && !data && (
          <LoadFailed
            message={t({
              id: 'calendar-panel.not-loaded',
              defaultMessage: 'Your calendar address could not be loaded.',
            })}
            onRetry={() => void refetch()}
          />
        )}
        <p>
          {t({
            id: 'calendar-panel.what',
            defaultMessage:
              'A calendar that subscribes to your secret address shows each deadline of the organization with its kind and the entry number, and nothing of the goods. Whoever knows the address can read it.',
          })}
        </p>
        {feed && (
          <p>
            {t(
              {
                id: 'calendar-panel.since',
                defaultMessage:
                  'Made on {made}. {isRead, select, yes {A calendar last read it on {read}.} other {No calendar has read it yet.}}',
              },
              {
                made: dates.day(feed.created_at),
                isRead: feed.last_read_at ? 'yes' : 'no',
                read: feed.last_read_at ? dates.day(feed.last_read_at) : '',
              },
            )}
          </p>
        )}
        {address && (
          <SecretShown
            label={t({ id: 'calendar-panel.address', defaultMessage: 'Calendar address' })}
            secret={address}
            file="calendar-address.txt"
          />
        )}
        {data && (
          <div className={layoutStyles.actions}>
            {feed ? (
              <>
                <ConfirmedButton
                  label={t({ id: 'calendar-panel.make-new', defaultMessage: 'Replace the address' })}
                  small={false}
                  title={t({ id: 'calendar-panel.replace-title', defaultMessage: 'Replace the address?' })}
                  question={t({
                    id: 'calendar-panel.replace-question',
                    defaultMessage:
                      'Calendars that use the present address get no more deadlines until they have the new one.',
                  })}
                  action={t({ id: 'calendar-panel.replace', defaultMessage: 'Replace' })}
                  busy={make.isPending}
                  problem={undefined}
                  onConfirm={makeAddress}
                />
                <ConfirmedButton
                  label={t({ id: 'calendar-panel.stop', defaultMessage: 'Stop the address' })}
                  small={false}
                  title={t({ id: 'calendar-panel.stop-title', defaultMessage: 'Stop the address?' })}
                  question={t({
                    id: 'calendar-panel.stop-question',
                    defaultMessage:
                      'Calendars that use it get no more deadlines. The address cannot be used again.',
                  })}
                  action={t({ id: 'calendar-panel.stop-now', defaultMessage: 'Stop' })}
                  danger
                  busy={stop.isPending}
                  problem={undefined}
                  onConfirm={() =>
                    run(
                      () => stop.mutateAsync(),
                      t({
                        id: 'calendar-panel.stopped',
                        defaultMessage: 'The address does not work any more.',
                      }),
                      t({
                        id: 'calendar-panel.not-stopped',
                        defaultMessage: 'The address could not be stopped.',
                      }),
                    )
                  }
                />
              </>
            ) : (
              <Button look="quiet" busy={make.isPending} onClick={() => void makeAddress()}>
                {t({ id: 'calendar-panel.make', defaultMessage: 'Make an address' })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}
