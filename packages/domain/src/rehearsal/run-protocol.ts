import { type Sentence, say } from '../messages/index.ts'
import { SUMMARY_GOAL } from './judge-rehearsal.ts'
import type { RunState } from './judge-run.ts'
import type { Protocol } from './protocol.ts'
import type { RehearsedDay, Run } from './run.ts'
import { type RunStatement, statementLines } from './run-statements.ts'
import { runProgressOf, verdictOf } from './words.ts'

/** A run as its protocol states it. Faults are in the words of the reader. */
export interface RunReport {
  readonly number: number
  readonly state: RunState
  /** How many drafts of the organization and public shipments were there to file. */
  readonly drafts: number
  readonly shipments: number
  readonly summaries: ReportedRun
  readonly ports: readonly { readonly port: string; readonly releases: ReportedRun }[]
  readonly refused: readonly ReportedFault[]
  readonly held: readonly ReportedFault[]
  readonly statements: readonly RunStatement[]
}

/** Its days have no dates: they were rehearsed on a fast clock. */
interface ReportedRun extends Pick<Run, 'counted' | 'goal'> {
  readonly days: readonly Omit<RehearsedDay, 'day'>[]
}

interface ReportedFault {
  readonly code: string
  readonly label: string
  readonly message: string
  readonly days: readonly number[]
  readonly drafts: readonly { readonly entry_number: string }[]
  readonly shipments: readonly number[]
}

/** What a run filed and what was answered, day by day, for the records of the organization. `portName` is a port with its name. */
export function runProtocolOf(run: RunReport, portName: (port: string) => string): Protocol {
  const { summaries, ports, refused, held, statements } = run
  return {
    subject: say(
      { id: 'run-protocol.subject', defaultMessage: 'Rehearsal of CBP’s qualification test, run {number}' },
      { number: run.number },
    ),
    paragraphs: [
      [
        stateOf(run.state),
        say({
          id: 'run-protocol.basis',
          defaultMessage:
            'Judged by CBP’s ABI Requirements, July 2022: ten days of summaries with errors of at most 5 percent a day, then three days of releases at each port with errors under 10 percent. A simulator answered on a fast clock, not CBP. Nothing was filed.',
        }),
        say(
          {
            id: 'run-protocol.filed',
            defaultMessage:
              'There were {drafts, plural, =0 {no drafts} one {# draft} other {# drafts}} of the organization and {shipments} public shipments to file.',
          },
          { drafts: run.drafts, shipments: run.shipments },
        ),
      ],
      [
        say(
          { id: 'rehearsal.protocol.summaries', defaultMessage: 'Entry summaries. {progress}' },
          { progress: runProgressOf(summaries) },
        ),
        ...daysOf(summaries, 0),
      ],
      ...ports.map(({ port, releases }) => [
        say(
          { id: 'rehearsal.protocol.releases', defaultMessage: 'Releases at {port}. {progress}' },
          { port: portName(port), progress: runProgressOf(releases) },
        ),
        ...daysOf(releases, SUMMARY_GOAL.days),
      ]),
      statementLines(statements),
      ...faultsOf(
        refused,
        say({ id: 'run-protocol.refused', defaultMessage: 'Conditions that refused filings:' }),
      ),
      ...faultsOf(
        held,
        say({
          id: 'run-protocol.held',
          defaultMessage: 'Held back by the product’s check, so that they would not have reached CBP:',
        }),
      ),
      [
        say({
          id: 'run-protocol.no-promise',
          defaultMessage:
            'The simulator is built from CBP’s published chapters. It is not CBP’s test, and a pass here is no promise there.',
        }),
      ],
    ],
  }
}

function stateOf(state: RunState): Sentence {
  switch (state) {
    case 'passed':
      return say({ id: 'run-protocol.passed', defaultMessage: 'Passed.' })
    case 'failed':
      return say({ id: 'run-protocol.failed', defaultMessage: 'Failed: CBP’s count would begin anew.' })
    case 'stopped':
      return say({ id: 'run-protocol.stopped', defaultMessage: 'Stopped before its end.' })
    case 'broken':
      return say({
        id: 'run-protocol.broken',
        defaultMessage: 'Not ended: the simulator did not answer.',
      })
    case 'running':
      return say({ id: 'run-protocol.running', defaultMessage: 'Still running.' })
  }
}

const daysOf = ({ days }: ReportedRun, before: number): Sentence[] =>
  days.map((day, at) =>
    say(
      {
        id: 'run-protocol.day',
        defaultMessage: 'Day {number}: {filed} filed, {refused} refused, {percent} percent. {verdict}.',
      },
      {
        number: before + at + 1,
        filed: day.filed,
        refused: day.refused,
        percent: day.percent,
        verdict: verdictOf(day),
      },
    ),
  )

function faultsOf(faults: readonly ReportedFault[], heading: Sentence): Sentence[][] {
  if (faults.length === 0) return []
  return [
    [
      heading,
      ...faults.map(({ code, label, message, days, drafts, shipments }) =>
        say(
          {
            id: 'run-protocol.fault',
            defaultMessage:
              '{code, select, none {} other {{code} {label}: }}{message} Rehearsed days: {days}.{hasDrafts, select, yes { Entries: {drafts}.} other {}}{hasShipments, select, yes { Public shipments: {shipments}.} other {}}',
          },
          {
            code: code || 'none',
            label,
            message,
            days: days.join(', '),
            hasDrafts: drafts.length > 0 ? 'yes' : 'no',
            drafts: drafts.map(({ entry_number }) => entry_number).join(', '),
            hasShipments: shipments.length > 0 ? 'yes' : 'no',
            shipments: shipments.join(', '),
          },
        ),
      ),
    ],
  ]
}
