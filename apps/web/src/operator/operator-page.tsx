import { notFound, rootRouteId } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem, messageOf } from '../api/problem.ts'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { AccountsPanel } from './accounts-panel.tsx'
import { ActDialog, type Wanted } from './act-dialog.tsx'
import { openSessions } from './act-texts.ts'
import { FeesPanel } from './fees-panel.tsx'
import { FilingRequestsPanel } from './filing-requests-panel.tsx'
import { lineRoads } from './line-roads.ts'
import { LinesPanel } from './lines-panel.tsx'
import { ContactPanel, UnmatchedPanel } from './messages-panel.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { ActsPanel, BackupsPanel } from './record-panels.tsx'
import { RoadPanel } from './road-panel.tsx'
import { TariffPanel } from './tariff-panel.tsx'
import { useOperations } from './use-operations.ts'

/** The page of the operator. For all others it does not exist. */
export function OperatorPage() {
  const { data, error, isPending, refetch } = useOperations()
  const [wanted, setWanted] = useState<Wanted>()
  if (error instanceof ApiProblem && error.is('not_found')) throw notFound({ routeId: rootRouteId })
  return (
    <>
      <PageHead
        title={t({ id: 'operator-page.operator', defaultMessage: 'Operator' })}
        sub={
          data
            ? t(
                { id: 'operator-page.version', defaultMessage: 'Version {version}. {started}' },
                { version: data.version, started: openSessions(data.open_sessions) },
              )
            : t({ id: 'operator-page.this-installation', defaultMessage: 'This installation' })
        }
      />
      <div className={layoutStyles.stack}>
        {isPending && (
          <Panel aria-label={t({ id: 'operator-page.loading', defaultMessage: 'Loading' })}>
            <div className={panelStyles.body}>
              <Skeleton
                rows={6}
                label={t({
                  id: 'operator-page.loading-the-page-of-the',
                  defaultMessage: 'Loading the page of the operator…',
                })}
              />
            </div>
          </Panel>
        )}
        {error && !data && (
          <Panel aria-label={t({ id: 'operator-page.not-loaded', defaultMessage: 'Not loaded' })}>
            <LoadFailed
              message={messageOf(
                error,
                t({
                  id: 'operator-page.the-page-of-the-operator',
                  defaultMessage: 'The page of the operator could not be loaded.',
                }),
              )}
              onRetry={() => void refetch()}
            />
          </Panel>
        )}
        {data && (
          <>
            <RoadPanel road={data.road} onAct={setWanted} />
            <LinesPanel lines={data.lines} roads={lineRoads(data.road)} />
            <QueuePanel operations={data} onAct={setWanted} />
            <FilingRequestsPanel requests={data.filing_requests} onAct={setWanted} />
            <UnmatchedPanel messages={data.unmatched} onAct={setWanted} />
            <TariffPanel tariff={data.tariff} onAct={setWanted} />
            {data.fees && <FeesPanel fees={data.fees} onAct={setWanted} />}
            <ContactPanel messages={data.contact_messages} />
            <AccountsPanel sessions={data.open_sessions} onAct={setWanted} />
            <BackupsPanel runs={data.backups} />
            <ActsPanel acts={data.acts} />
          </>
        )}
      </div>
      {wanted && <ActDialog wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  )
}
