import { defineMessage } from '@edfe/domain/messages'
import { Link } from '@tanstack/react-router'
import { useOrganization } from '../api/organization.ts'
import { ORGANIZATION_FIELDS } from '../messages/organization-pages.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import type { ChecklistStep, StepState } from '../session/filing-steps.ts'
import { useFilingSteps } from '../session/use-filing-steps.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './start.module.css'

const TITLE = defineMessage({
  id: 'checklist-panel.before-you-can-file',
  defaultMessage: 'Before you can file',
})
/** A practice entry leads here. */
const ANCHOR = 'before-you-can-file'

const STATES: Record<StepState, { icon: IconName; colour: string | undefined; label: string }> = {
  done: {
    icon: 'accepted',
    colour: textStyles.success,
    get label() {
      return t({ id: 'checklist-panel.done', defaultMessage: 'Done' })
    },
  },
  missing: {
    icon: 'draft',
    colour: textStyles.warning,
    get label() {
      return t({ id: 'checklist-panel.missing', defaultMessage: 'Missing' })
    },
  },
  later: {
    icon: 'draft',
    colour: textStyles.muted,
    get label() {
      return t({ id: 'checklist-panel.later', defaultMessage: 'Later' })
    },
  },
}

/** Shows the organization's status on CBP's requirements, with a link to each missing one. */
export function ChecklistPanel({ needsBond }: { needsBond: boolean }) {
  const organization = useOrganization()
  const steps = useFilingSteps(needsBond)
  if (organization.isError) {
    return (
      <Panel title={t(TITLE)} id={ANCHOR}>
        <LoadFailed message={SETTINGS.organization.load} onRetry={() => void organization.refetch()} />
      </Panel>
    )
  }
  if (!steps) {
    return (
      <Panel title={t(TITLE)} id={ANCHOR}>
        <Skeleton rows={5} />
      </Panel>
    )
  }
  const needed = steps.filter(({ state }) => state !== 'later')
  const done = needed.filter(({ state }) => state === 'done').length
  const count = t(
    { id: 'checklist-panel.of-done', defaultMessage: '{done} of {all} done' },
    { done, all: needed.length },
  )
  return (
    <Panel
      title={t(TITLE)}
      id={ANCHOR}
      aside={
        <span className={`${layoutStyles.row12} ${textStyles.secondary}`}>
          {count} <progress max={needed.length} value={done} aria-label={t(TITLE)} />
        </span>
      }
    >
      <ol className={`${layoutStyles.rules} ${textStyles.small} ${styles.checklist}`}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </ol>
      <p className={`${panelStyles.body} ${textStyles.strong}`}>
        <Link to="/start/road">
          {t({
            id: 'checklist-panel.road',
            defaultMessage: 'The whole road: eight steps with weeks, costs and letters',
          })}
        </Link>
      </p>
    </Panel>
  )
}

function Step({ step: { title, text, state, action } }: { step: ChecklistStep }) {
  const { icon, colour, label } = STATES[state]
  return (
    <li>
      <span className={`${layoutStyles.row6} ${textStyles.strong} ${colour}`}>
        <Icon name={icon} />
        {label}
      </span>
      <div>
        <h3>{title}</h3>
        <p className={textStyles.muted}>{text}</p>
      </div>
      {action && (
        <Link className={textStyles.strong} {...ORGANIZATION_FIELDS[action.at]}>
          {action.label}
          <span className={textStyles.visuallyHidden}>: {title}</span>
        </Link>
      )}
    </li>
  )
}
