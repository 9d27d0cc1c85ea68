import type { RehearsalRun, RehearsalRuns } from '@edfe/contracts/organization/rehearsal-runs'
import { REHEARSED_DAYS } from '@edfe/domain/rehearsal'
import { useEffect } from 'react'
import { addressOf } from '../../api/client.ts'
import { messageOf } from '../../api/problem.ts'
import { useMe } from '../../session/use-me.ts'
import { useRehearsalRuns, useStartRehearsal, useStopRehearsal } from '../../session/use-rehearsal.ts'
import { announce } from '../../ui/announce.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { RehearsalPanel } from './rehearsal-panel.tsx'
import { RunFaults } from './run-faults.tsx'
import { RunTable } from './run-table.tsx'
import { RunThen } from './run-then.tsx'

/** CBP's qualification test on a fast clock: the runs day by day, what to mend, and what was practiced on real days. */
export function RehearsalPage() {
  const { data, isPending, isError, refetch } = useRehearsalRuns()
  const newest = data?.runs[0]
  return (
    <>
      <PageHead
        title={titleOf(newest)}
        name={t({ id: 'rehearsal-page.name', defaultMessage: 'Rehearse CBP’s test' })}
        sub={data && subOf(data)}
        actions={data && <RunActions runs={data} />}
      />
      <div className={layoutStyles.stack}>
        {isPending && (
          <Panel aria-label={t({ id: 'rehearsal-page.loading', defaultMessage: 'Loading the rehearsals' })}>
            <div className={panelStyles.body}>
              <Skeleton rows={4} />
            </div>
          </Panel>
        )}
        {isError && (
          <Panel aria-label={t({ id: 'rehearsal-page.not-loaded', defaultMessage: 'Not loaded' })}>
            <LoadFailed
              message={t({
                id: 'rehearsal-page.failed-to-load',
                defaultMessage: 'The rehearsals could not be loaded.',
              })}
              onRetry={() => void refetch()}
            />
          </Panel>
        )}
        {data && newest && (
          <>
            <Panel
              title={t({ id: 'rehearsal-page.days', defaultMessage: 'Ten days of summaries' })}
              aside={
                newest.state === 'running' && (
                  <progress
                    max={REHEARSED_DAYS}
                    value={newest.day}
                    aria-label={t({ id: 'rehearsal-page.progress', defaultMessage: 'Rehearsed days' })}
                  />
                )
              }
            >
              <RunTable runs={data.runs} />
              <RunThen run={newest} />
            </Panel>
            <DaysAloud run={newest} />
            <RunFaults run={newest} />
          </>
        )}
        <p className={textStyles.secondary}>
          {t({
            id: 'rehearsal-page.no-promise',
            defaultMessage:
              'A rehearsal goes to our simulator, built from CBP’s published chapters: nothing is filed, and no list, report or deadline counts it. It is not CBP’s test, and a pass here is no promise there.',
          })}
        </p>
        <RehearsalPanel />
      </div>
    </>
  )
}

function titleOf(run: RehearsalRun | undefined): string {
  switch (run?.state) {
    case 'running':
      return t(
        { id: 'rehearsal-page.running', defaultMessage: 'Rehearsing: day {day} of {all}' },
        { day: Math.min(run.day + 1, REHEARSED_DAYS), all: REHEARSED_DAYS },
      )
    case 'passed':
      return t({ id: 'rehearsal-page.passed', defaultMessage: 'You would pass: ten days under 5%' })
    case 'failed':
      return t({ id: 'rehearsal-page.failed', defaultMessage: 'You would not pass yet' })
    case 'stopped':
      return t({ id: 'rehearsal-page.stopped', defaultMessage: 'The rehearsal was stopped' })
    case 'broken':
      return t({ id: 'rehearsal-page.broken', defaultMessage: 'The simulator did not answer' })
    default:
      return t({ id: 'rehearsal-page.name', defaultMessage: 'Rehearse CBP’s test' })
  }
}

const subOf = ({ runs: [newest], drafts, shipments }: RehearsalRuns): string =>
  t(
    {
      id: 'rehearsal-page.sub',
      defaultMessage:
        'CBP qualifies a filer by ten days of summaries with errors of at most 5 percent a day, then three days of releases at each port under 10 percent. Here they take about a minute and a half, over {drafts, plural, =0 {no validated draft of yours} one {# validated draft of yours} other {# validated drafts of yours}} and {shipments} public shipments.',
    },
    { drafts: newest?.state === 'running' ? newest.drafts : drafts, shipments },
  )

/** Begin, stop, run again; what is printed of the newest run. */
function RunActions({ runs: { runs, isPossible } }: { runs: RehearsalRuns }) {
  const me = useMe().data
  const [start, stop] = [useStartRehearsal(), useStopRehearsal()]
  const newest = runs[0]
  const mayRun = me !== undefined && (!me.membership || me.may.includes('entry.edit'))
  const problem = start.error ?? stop.error
  return (
    <>
      {problem && (
        <Banner
          notice={{
            tone: 'error',
            text: messageOf(
              problem,
              t({ id: 'rehearsal-page.not-done', defaultMessage: 'That did not work. Try it again.' }),
            ),
          }}
        />
      )}
      <LinkButton to="/start/road" look="quiet">
        {t({ id: 'rehearsal-page.road', defaultMessage: 'Road to filing' })}
      </LinkButton>
      {newest && newest.day > 0 && (
        <a
          className={buttonClass('quiet')}
          href={addressOf('printRehearsalRun', { params: { id: newest.id } })}
          download
        >
          <Icon name="download" />
          {t({ id: 'rehearsal-page.protocol', defaultMessage: 'Protocol (PDF)' })}
        </a>
      )}
      {mayRun && newest?.state === 'running' && (
        <Button look="quiet" busy={stop.isPending} onClick={() => stop.mutate(newest.id)}>
          {t({ id: 'rehearsal-page.stop', defaultMessage: 'Stop' })}
        </Button>
      )}
      {mayRun && isPossible && newest?.state !== 'running' && (
        <Button busy={start.isPending} onClick={() => start.mutate()}>
          {newest
            ? t({ id: 'rehearsal-page.again', defaultMessage: 'Run again' })
            : t({ id: 'rehearsal-page.rehearse', defaultMessage: 'Rehearse' })}
        </Button>
      )}
    </>
  )
}

/** Tells a screen reader the title, which changes with each day. */
function DaysAloud({ run }: { run: RehearsalRun }) {
  const title = titleOf(run)
  useEffect(() => announce(title), [title])
  return null
}
