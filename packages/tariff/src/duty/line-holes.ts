import type { CalendarDay } from '@edfe/domain/calendar'
import { defineMessage, type Message } from '@edfe/domain/messages'
import { type Cents, centsText, dollarsText, sumCents, toCents } from '@edfe/domain/money'
import { type Hole, holesOf } from '../measures/index.ts'
import { percentExact, roundCents } from './exact.ts'
import type { DutyRow, LineHole } from './facts.ts'
import type { Stack } from './open-questions.ts'
import type { PricedLine } from './tariff-rows.ts'

export const holeMessages = {
  bounded: defineMessage<{ says: Message; least: string; most: string }>({
    id: 'tariff.hole.bounded',
    defaultMessage: '{says} The duty of this line is {least} to {most}, depending on what you find.',
  }),
  lookedUp: defineMessage<{ day: { day: CalendarDay }; found: readonly Message[] }>({
    id: 'tariff.looked-up',
    defaultMessage: 'Looked up for these goods in the tariff schedule (hts.usitc.gov) on {day}. {found}',
  }),
}

/** The digits of a number that a list of goods names. */
const LISTED_DIGITS = 8

/** The holes of the data that may touch a line, with what it may owe by each. */
export const lineHoles = (
  line: PricedLine,
  { rows, known, isWhole }: Stack,
  day: CalendarDay,
): LineHole[] => {
  const headings = rows.filter(({ measure }) => measure !== undefined)
  return holesOf({
    number: line.number,
    origin: line.origin,
    day,
    filed: headings.map(({ number }) => number),
    charging: headings.filter(({ amount }) => amount !== '0.00').map(({ number }) => number),
  }).map((hole) => {
    const relieved = hole.owes === 'less' ? rowsWithout(hole.headings ?? [], rows, line) : undefined
    return {
      says: hole.says(),
      owes: hole.owes,
      notListed: hole.notListed?.(),
      isListed: hole.numbers?.every((number) => number.length >= LISTED_DIGITS) ?? false,
      ...(isWhole ? boundsOf(hole, known, relieved, line) : { least: undefined, most: undefined }),
      relieved: hole.isUnnamed ? relieved : undefined,
    }
  })
}

/** A hole in words, with its amounts where they are known. */
export const holeInWords = ({ says, least, most }: LineHole): Message =>
  least === undefined || most === undefined || least === most
    ? says
    : holeMessages.bounded({ says, least: dollarsText(toCents(least)), most: dollarsText(toCents(most)) })

/**
 * The note of an importer who looked up the lists of all holes of a line on a day and found the goods on none; undefined
 * where a hole asks for more than a list, or there is none.
 */
export function lookedUpNote(holes: readonly LineHole[], day: CalendarDay): Message | undefined {
  const found = new Map(holes.flatMap(({ notListed }) => (notListed ? [[notListed.id, notListed]] : [])))
  const isWhole = holes.length > 0 && holes.every(({ notListed }) => notListed)
  return isWhole ? holeMessages.lookedUp({ day: { day }, found: [...found.values()] }) : undefined
}

type Bounds = Pick<LineHole, 'least' | 'most'>

function boundsOf(
  { owes, percent }: Hole,
  duty: Cents,
  relieved: readonly DutyRow[] | undefined,
  { value }: PricedLine,
): Bounds {
  if (owes === 'more' && percent !== undefined)
    return { least: centsText(duty), most: centsText(duty + roundCents(percentExact(value, percent))) }
  if (!relieved) return { least: undefined, most: undefined }
  const least = sumCents(relieved.map(({ amount }) => toCents(amount)))
  return { least: centsText(least < duty ? least : duty), most: centsText(duty) }
}

/** The rows of a line without some headings: what a floor among them carried comes back to the row of the goods. */
function rowsWithout(
  headings: readonly string[],
  rows: readonly DutyRow[],
  { charged }: PricedLine,
): DutyRow[] {
  const rest = rows.filter(({ number, measure }) => measure === undefined || !headings.includes(number))
  if (rest.length === rows.length) return rest
  return rest.map((row) =>
    row.measure === undefined && charged.exact !== undefined
      ? { ...row, amount: centsText(roundCents(charged.exact)) }
      : row,
  )
}
