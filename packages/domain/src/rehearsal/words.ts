import { formatDay } from '../calendar/index.ts'
import { type Sentence, say } from '../messages/index.ts'
import type { RehearsedDay, Run } from './run.ts'

/** How far a run is: '3 of 10 days in a row.' */
export const progressOf = ({
  counted,
  doneOn,
  goal: { days },
}: Pick<Run, 'counted' | 'doneOn' | 'goal'>): Sentence =>
  doneOn
    ? say(
        { id: 'rehearsal.done', defaultMessage: 'Done on {day}: {days} days in a row.' },
        { day: formatDay(doneOn), days },
      )
    : say(
        { id: 'rehearsal.progress', defaultMessage: '{counted} of {days} days in a row.' },
        { counted, days },
      )

/** The same of a run on a fast clock, whose days have no dates: '3 of 10 days in a row.' */
export const runProgressOf = ({ counted, goal: { days } }: Pick<Run, 'counted' | 'goal'>): Sentence =>
  say({ id: 'rehearsal.progress', defaultMessage: '{counted} of {days} days in a row.' }, { counted, days })

/** Why a day counts, or begins the count anew. */
export function verdictOf({ verdict, repeated }: Pick<RehearsedDay, 'verdict' | 'repeated'>): Sentence {
  switch (verdict) {
    case 'counts':
      return say({ id: 'rehearsal.counts', defaultMessage: 'Counts' })
    case 'errors':
      return say({ id: 'rehearsal.errors', defaultMessage: 'Too many errors: the count begins anew' })
    case 'repeated':
      return say(
        {
          id: 'rehearsal.repeated',
          defaultMessage: 'An error came again ({codes}): the count begins anew',
        },
        { codes: repeated.join(', ') },
      )
    case 'fatal':
      return say({
        id: 'rehearsal.fatal',
        defaultMessage: 'An entry number could not be processed: the count begins anew',
      })
  }
}
