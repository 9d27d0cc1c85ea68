import { formatDay } from '../calendar/index.ts'
import { type Sentence, say } from '../messages/index.ts'
import type { Rehearsal } from './judge-rehearsal.ts'
import type { Run } from './run.ts'
import { progressOf, verdictOf } from './words.ts'

/** The rehearsal as a paper: a heading, and paragraphs of lines. */
export interface Protocol {
  readonly subject: Sentence
  readonly paragraphs: readonly (readonly Sentence[])[]
}

/** What was rehearsed, day by day, for the records of the organization. `portName` is a port with its name. */
export function protocolOf(rehearsal: Rehearsal, portName: (port: string) => string): Protocol {
  const { summaries, ports, hasStatements, isPassed } = rehearsal
  return {
    subject: say({
      id: 'rehearsal.protocol.subject',
      defaultMessage: 'Rehearsal of CBP’s qualification test',
    }),
    paragraphs: [
      [
        isPassed
          ? say({ id: 'rehearsal.protocol.passed', defaultMessage: 'Passed, on practice filings.' })
          : say({ id: 'rehearsal.protocol.open', defaultMessage: 'Not passed yet, on practice filings.' }),
        say({
          id: 'rehearsal.protocol.basis',
          defaultMessage:
            'Judged by CBP’s ABI Requirements, July 2022: ten days of summaries with errors of at most 5 percent a day, and three days of releases at each port with errors under 10 percent. A simulator answered, not CBP.',
        }),
      ],
      [
        say(
          { id: 'rehearsal.protocol.summaries', defaultMessage: 'Entry summaries. {progress}' },
          { progress: progressOf(summaries) },
        ),
        ...daysOf(summaries),
      ],
      ...ports.map(({ port, releases }) => [
        say(
          { id: 'rehearsal.protocol.releases', defaultMessage: 'Releases at {port}. {progress}' },
          { port: portName(port), progress: progressOf(releases) },
        ),
        ...daysOf(releases),
      ]),
      [
        hasStatements
          ? say({
              id: 'rehearsal.protocol.statements',
              defaultMessage: 'Statements (optional): a preliminary and a final one came and can be printed.',
            })
          : say({
              id: 'rehearsal.protocol.no-statements',
              defaultMessage: 'Statements (optional): a preliminary and a final one have not come yet.',
            }),
      ],
    ],
  }
}

const daysOf = ({ days }: Run): Sentence[] =>
  days.map((day) =>
    say(
      {
        id: 'rehearsal.protocol.day',
        defaultMessage: '{day}: {filed} filed, {refused} refused, {percent} percent. {verdict}.',
      },
      {
        day: formatDay(day.day),
        filed: day.filed,
        refused: day.refused,
        percent: day.percent,
        verdict: verdictOf(day),
      },
    ),
  )
