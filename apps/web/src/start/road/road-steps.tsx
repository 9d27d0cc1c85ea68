import type { Road } from '@edfe/contracts/organization/road'
import { dollarsText, formatUsd } from '@edfe/domain/money'
import {
  bondOfPlan,
  ROAD_STEPS,
  type RoadLetter,
  type RoadStep,
  USUAL_VOLUME,
  volumeOf,
} from '@edfe/domain/road'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ORGANIZATION_FIELDS, type OrganizationField } from '../../messages/organization-pages.ts'
import { useDates } from '../../session/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from '../start.module.css'
import { StepDialog } from './step-dialog.tsx'

type Progress = Road['steps'][number]

interface Props {
  road: Road
  mayEdit: boolean
  onLetter: (letter: RoadLetter) => void
}

/** The steps in their order: what is done, which one is next, and what each takes. */
export function RoadSteps({ road, mayEdit, onLetter }: Props) {
  const [noted, setNoted] = useState<RoadStep>()
  const title = t({ id: 'road-steps.title', defaultMessage: 'Eight steps' })
  return (
    <Panel title={title} aside={<progress max={road.steps.length} value={road.done} aria-label={title} />}>
      <ol className={`${layoutStyles.rules} ${textStyles.small} ${styles.checklist}`}>
        {ROAD_STEPS.map((step) => {
          const progress = road.steps.find(({ key }) => key === step.key)
          return (
            progress && (
              <Step
                key={step.key}
                step={step}
                progress={progress}
                road={road}
                onLetter={onLetter}
                onNote={mayEdit && !progress.isKnown ? () => setNoted(step) : undefined}
              />
            )
          )
        })}
      </ol>
      {noted && <StepDialog road={road} step={noted} onClose={() => setNoted(undefined)} />}
    </Panel>
  )
}

/** What the settings keep of a step. */
const IN_SETTINGS: Partial<Record<RoadStep['key'], OrganizationField>> = {
  importer_number: 'importerNumber',
  bond: 'bond',
  filer_code: 'filerCode',
}

interface StepProps {
  step: RoadStep
  progress: Progress
  road: Road
  onLetter: (letter: RoadLetter) => void
  /** Undefined where the person has nothing to note. */
  onNote: (() => void) | undefined
}

function Step({ step, progress, road, onLetter, onNote }: StepProps) {
  const dates = useDates()
  const field = IN_SETTINGS[step.key]
  return (
    <li aria-current={progress.state === 'current' ? 'step' : undefined}>
      <StateMark progress={progress} />
      <div className={layoutStyles.stack4}>
        <h3>{t(step.title)}</h3>
        <p className={textStyles.muted}>{t(step.text)}</p>
        <PlanNote step={step} road={road} />
        {field && (
          <Link className={textStyles.strong} {...ORGANIZATION_FIELDS[field]}>
            {t({ id: 'road-steps.settings', defaultMessage: 'In your settings' })}
            <span className={textStyles.visuallyHidden}>: {t(step.title)}</span>
          </Link>
        )}
        <p className={textStyles.muted}>
          {t(
            {
              id: 'road-steps.terms',
              defaultMessage: 'Who: {who}. Time: {time}. Cost: {cost}. Then: {unlocks}',
            },
            { who: t(step.who), time: t(step.time), cost: t(step.cost), unlocks: t(step.unlocks) },
          )}
        </p>
        <p className={`${textStyles.fine} ${textStyles.muted}`}>
          {t(
            { id: 'road-steps.source', defaultMessage: 'Source: {name}, read {day}' },
            { name: step.source.name, day: dates.calendarDay(step.source.read) },
          )}
        </p>
      </div>
      <span className={layoutStyles.wrap8}>
        {step.letter && (
          <Button
            look={progress.state === 'current' ? 'primary' : 'quiet'}
            small
            onClick={() => step.letter && onLetter(step.letter)}
          >
            {t({ id: 'road-steps.letter', defaultMessage: 'Letter' })}
            <span className={textStyles.visuallyHidden}>: {t(step.title)}</span>
          </Button>
        )}
        {step.key === 'tests' && (
          <LinkButton
            to="/start/road/rehearsal"
            look={progress.state === 'current' ? 'primary' : 'quiet'}
            small
          >
            {t({ id: 'road-steps.rehearse', defaultMessage: 'Rehearse' })}
            <span className={textStyles.visuallyHidden}>: {t(step.title)}</span>
          </LinkButton>
        )}
        {onNote && (
          <Button look="quiet" small onClick={onNote}>
            {progress.doneOn
              ? t({ id: 'common.change', defaultMessage: 'Change' })
              : t({ id: 'road-steps.mark', defaultMessage: 'Mark as done' })}
            <span className={textStyles.visuallyHidden}>: {t(step.title)}</span>
          </Button>
        )}
      </span>
    </li>
  )
}

/** Done with its day, the step to take now, or one that follows. */
function StateMark({ progress: { state, doneOn } }: { progress: Progress }) {
  const dates = useDates()
  const colour =
    state === 'done' ? textStyles.success : state === 'current' ? textStyles.warning : textStyles.muted
  return (
    <span className={`${layoutStyles.row6} ${textStyles.strong} ${colour}`}>
      <Icon name={state === 'done' ? 'accepted' : 'draft'} />
      {t(
        {
          id: 'road-steps.state',
          defaultMessage:
            '{state, select, done {Done{isDated, select, yes { {day}} other {}}} current {Now} other {Later}}',
        },
        { state, isDated: doneOn ? 'yes' : 'no', day: doneOn ? dates.calendarDay(doneOn) : '' },
      )}
    </span>
  )
}

/** What the plan of the organization means for a step. */
function PlanNote({ step, road: { plan } }: { step: RoadStep; road: Road }) {
  const bond = step.key === 'bond' ? bondOfPlan(plan) : undefined
  if (bond !== undefined)
    return (
      <p>
        {t(
          {
            id: 'road-steps.bond',
            defaultMessage: 'For {owed} of duty, taxes and fees a year CBP expects a bond of {bond}.',
          },
          { owed: formatUsd(plan.owed_planned), bond: dollarsText(bond) },
        )}
      </p>
    )
  const volume = step.key === 'filer_code' ? volumeOf(plan) : undefined
  if (!volume) return null
  return (
    <p>
      {t(
        {
          id: 'road-steps.volume',
          defaultMessage:
            'Ports usually assign a code from about {entries} entries and {value} a year ({source}; a practice, no rule). You plan {planned, plural, one {# entry} other {# entries}} and {plannedValue}.{isBelow, select, yes { That is less: state it, and ask. Below the letter you read what remains if the port says no.} other {}}',
        },
        {
          entries: USUAL_VOLUME.entriesInYear,
          value: dollarsText(USUAL_VOLUME.valueInYear),
          source: USUAL_VOLUME.source,
          planned: plan.entries_planned,
          plannedValue: formatUsd(plan.value_planned),
          isBelow: volume === 'below' ? 'yes' : 'no',
        },
      )}
    </p>
  )
}
