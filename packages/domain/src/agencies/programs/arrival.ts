import { label } from '../../messages/index.ts'
import type { AgencyRow } from '../agency-data.ts'
import { type AgencyFacts, type Answers, ARRIVAL_TIME, type ProgramQuestion, rowOf } from './form.ts'

/** A port of Schedule D (PG30). */
const PORT = '2'

/** The time at which the goods arrive; one answer of an entry is the answer of each line. */
export const ARRIVAL_QUESTION: ProgramQuestion = {
  id: ARRIVAL_TIME,
  label: label({ id: 'agency-arrival.time', defaultMessage: 'Time of arrival' }),
  hint: label({ id: 'agency-arrival.time.hint', defaultMessage: 'HHMM, local time at the port: 1430' }),
  kind: 'time',
  maxLength: 4,
  ofOneShipment: true,
  known: ({ arrivalTime }) => arrivalTime,
}

/** The arrival that is expected: status A, day, time and port. */
export const arrivalRow = ({ arrival }: AgencyFacts, { [ARRIVAL_TIME]: time }: Answers): AgencyRow =>
  rowOf('PG30', {
    status: 'A',
    date: arrival?.date,
    time,
    placeKind: arrival?.port && PORT,
    place: arrival?.port,
  })
