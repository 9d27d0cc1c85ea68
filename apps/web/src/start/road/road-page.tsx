import type { Road } from '@edfe/contracts/organization/road'
import type { RoadLetter } from '@edfe/domain/road'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useMe } from '../../session/use-me.ts'
import { useRoad } from '../../session/use-road.ts'
import { weeksLeft } from '../../session/weeks-left.ts'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { ConnectionWays } from './connection-ways.tsx'
import { LetterPanel } from './letter-panel.tsx'
import { OtherRoads } from './other-roads.tsx'
import { PlanForm } from './plan-form.tsx'
import { RoadSteps } from './road-steps.tsx'

/** From nothing to the first entry that CBP takes: the steps, the plan that they rest on, and the letters. */
export function RoadPage() {
  const road = useRoad()
  return (
    <>
      <PageHead
        title={t({ id: 'road-page.title', defaultMessage: 'From zero to your first real filing' })}
        sub={
          road.data && (
            <>
              {weeksLeft(road.data)}{' '}
              {t({ id: 'road-page.practice', defaultMessage: 'You can practice everything meanwhile.' })}
            </>
          )
        }
      />
      {road.isPending && (
        <Panel aria-label={t({ id: 'road-page.loading', defaultMessage: 'Loading the steps' })}>
          <div className={panelStyles.body}>
            <Skeleton rows={8} />
          </div>
        </Panel>
      )}
      {road.isError && (
        <Panel aria-label={t({ id: 'road-page.not-loaded', defaultMessage: 'Not loaded' })}>
          <LoadFailed
            message={messageOf(
              road.error,
              t({ id: 'road-page.failed', defaultMessage: 'The steps could not be loaded.' }),
            )}
            onRetry={() => void road.refetch()}
          />
        </Panel>
      )}
      {road.data && <LoadedRoad road={road.data} />}
    </>
  )
}

function LoadedRoad({ road }: { road: Road }) {
  const me = useMe().data
  // The first save of somebody without an organization makes one.
  const mayEdit = me !== undefined && (!me.membership || me.may.includes('organization.edit'))
  const [letter, setLetter] = useState<RoadLetter>('filer_code')
  const letters = useRef<HTMLElement>(null)
  return (
    <div className={layoutStyles.stack}>
      <RoadSteps
        road={road}
        mayEdit={mayEdit}
        onLetter={(next) => {
          setLetter(next)
          letters.current?.focus()
        }}
      />
      {mayEdit ? (
        <PlanForm key={JSON.stringify(road.plan)} road={road} />
      ) : (
        <p className={textStyles.secondary}>
          {t({
            id: 'road-page.admin',
            defaultMessage: 'An admin of your organization notes what is planned and which steps are done.',
          })}
        </p>
      )}
      <ConnectionWays />
      <div className={layoutStyles.split}>
        <LetterPanel ref={letters} road={road} letter={letter} onLetter={setLetter} />
        <OtherRoads />
      </div>
    </div>
  )
}
