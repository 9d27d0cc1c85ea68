import type { RehearsalRun } from '@edfe/contracts/organization/rehearsal-runs'
import layoutStyles from '../../ui/layout.module.css'
import tableStyles from '../../ui/table.module.css'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'

/** The runs as rows, the newest first, with the errors of each of the ten days. */
export function RunTable({ runs }: { runs: readonly RehearsalRun[] }) {
  const goal = runs[0]?.summaries.goal.days ?? 0
  const dayNames = Array.from({ length: goal }, (_, at) => dayName(at + 1))
  const name = t({ id: 'run-table.run', defaultMessage: 'Run' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on a window of middle width
    // biome-ignore lint/a11y/useSemanticElements: a group of what scrolls, no set of fields
    <div role="group" aria-label={name} className={tableStyles.scrolls} tabIndex={0}>
      <Table isStacked>
        <TableHead columns={[name, ...dayNames]} />
        <tbody>
          {runs.map((run) => (
            <tr key={run.id}>
              <td className={textStyles.strong}>
                {t({ id: 'run-table.number', defaultMessage: 'Run {number}' }, { number: run.number })}
                <br />
                <span className={`${textStyles.small} ${textStyles.regular}`}>{stateOf(run)}</span>
              </td>
              {dayNames.map((name, at) => (
                <Day key={name} name={name} day={run.summaries.days[at]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const dayName = (number: number) => t({ id: 'run-table.day', defaultMessage: 'Day {number}' }, { number })

function Day({ name, day }: { name: string; day: RehearsalRun['summaries']['days'][number] | undefined }) {
  if (!day)
    return (
      <td data-label={name} className={`${textStyles.small} ${textStyles.muted} ${textStyles.nowrap}`}>
        {t({ id: 'run-table.not-run', defaultMessage: 'Not run' })}
      </td>
    )
  const isBad = day.verdict !== 'counts'
  return (
    <td data-label={name} className={`${textStyles.nowrap} ${isBad ? textStyles.error : ''}`}>
      <span className={`${textStyles.strong} ${layoutStyles.spaceAbove4}`}>
        {t({ id: 'run-table.percent', defaultMessage: '{percent}%' }, { percent: day.percent })}
      </span>
      <br />
      <span className={textStyles.small}>
        {t(
          { id: 'run-table.of', defaultMessage: '{refused} of {filed}' },
          { refused: day.refused, filed: day.filed },
        )}
      </span>
    </td>
  )
}

const stateOf = ({ state, day }: RehearsalRun): string =>
  t(
    {
      id: 'run-table.state',
      defaultMessage:
        '{state, select, running {Running} passed {Passed} failed {Failed, day {day}} stopped {Stopped, day {day}} other {No answer, day {day}}}',
    },
    { state, day },
  )
