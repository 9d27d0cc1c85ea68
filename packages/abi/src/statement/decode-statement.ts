import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { toCents } from '@edfe/domain/money'
import {
  type Amounts,
  type ListedDaily,
  type StatedEntry,
  type StatedTotals,
  type Statement,
  type StatementFault,
  type StatementHead,
  statementFaults,
  sumAmounts,
  type TakenEntry,
} from '@edfe/domain/statement'
import type { DecodedRecord } from '../codec/decode-record.ts'
import { type OpenStatement, openStatement } from './open-statement.ts'

type Values = DecodedRecord['values']

/** A statement as it was read. Of one with faults, `head` has what its block says, `lines` the numbers of its lines. */
export type StatementReading =
  | { ok: true; statement: Statement }
  | { ok: false; head: Partial<StatementHead>; lines: readonly string[]; faults: StatementFault[] }

/**
 * Reads a statement strictly: half a statement, an unknown record, a total that is not the sum of its lines, a line of
 * another filer, and parts that contradict each other are faults, and nothing of it counts.
 */
export function decodeStatement(
  images: readonly string[],
  cadence: OpenStatement['cadence'],
): StatementReading {
  const open = openStatement(images, cadence)
  const parts = partsOf(open.records)
  const refused = (faults: StatementFault[]): StatementReading => ({
    ok: false,
    head: open.head,
    lines: parts.lines
      .map(({ first }) => (cadence === 'daily' ? entryNumber(first) : (first.number ?? '')))
      .filter(Boolean),
    faults,
  })
  if (open.faults.length > 0) return refused(open.faults)
  const statement = cadence === 'daily' ? daily(open, parts) : monthly(open, parts)
  if (!statement) return refused([{ code: 'unreadable_record', of: 'B', stated: '1-80' }])
  const faults = [...contradictions(statement, parts), ...statementFaults(statement)]
  return faults.length > 0 ? refused(faults) : { ok: true, statement }
}

interface Line {
  first: Values
  second: Values
  fees: Values[]
}

interface Parts {
  lines: Line[]
  due: Line
  paid: Line | undefined
  taken: Values[]
}

const NOTHING: Line = { first: {}, second: {}, fees: [] }

function partsOf(records: readonly DecodedRecord[]): Parts {
  const parts: Parts = { lines: [], due: NOTHING, paid: undefined, taken: [] }
  let current: Line = NOTHING
  for (const { id, values } of records) {
    if (id === 'Q1' || id === 'Q3' || id === 'Q5') current = { first: values, second: {}, fees: [] }
    if (id === 'Q1') parts.lines.push(current)
    if (id === 'Q3') parts.due = current
    if (id === 'Q5') parts.paid = current
    if (id === 'Q2' || id === 'Q4' || id === 'Q6') current.second = values
    if (id === 'QA' || id === 'QE' || id === 'QJ') current.fees.push(values)
    if (id === 'Q7') parts.taken.push(values)
  }
  return parts
}

const SLOTS = ['1', '2', '3', '4', '5']

const feesOf = (fees: readonly Values[]): Amounts =>
  sumAmounts(
    fees.flatMap((values) =>
      SLOTS.map((slot) => ({ [values[`class${slot}`] ?? '']: toCents(values[`amount${slot}`]) })),
    ),
  )

const amountsOf = ({ first, second, fees }: Line): Amounts =>
  sumAmounts([
    {
      duty: toCents(first.duty),
      tax: toCents(first.tax),
      antidumping: toCents(second.antidumping),
      countervailing: toCents(second.countervailing),
      interest: toCents(second.interest),
    },
    feesOf(fees),
  ])

const countOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)

const totalsOf = (line: Line): StatedTotals => ({
  amounts: amountsOf(line),
  deferredTax: toCents(line.first.deferredTax),
  total: toCents(line.second.total),
  paying: countOf(line.second.paying),
  free: countOf(line.second.free),
})

const entryNumber = ({ filerCode = '', entryNumber = '' }: Values): string => filerCode + entryNumber

const takenOf = (values: Values): TakenEntry[] =>
  SLOTS.flatMap((slot) => {
    const number = `${values[`filerCode${slot}`] ?? ''}${values[`entryNumber${slot}`] ?? ''}`
    return number ? [{ number, daily: values.number ?? '', source: values[`source${slot}`] ?? '' }] : []
  })

function headOf({ head }: OpenStatement): StatementHead | undefined {
  const { status, number, printDate, paymentType, port, filerCode } = head
  return status && number && printDate && paymentType && port && filerCode
    ? { ...head, status, number, printDate, paymentType, port, filerCode }
    : undefined
}

const totalsIn = ({ due, paid, taken }: Parts) => ({
  due: totalsOf(due),
  ...(paid && { paid: totalsOf(paid) }),
  taken: taken.flatMap(takenOf),
})

function daily(open: OpenStatement, parts: Parts): Statement | undefined {
  const head = headOf(open)
  return head && { cadence: 'daily', head, entries: parts.lines.map(entryOf), ...totalsIn(parts) }
}

function entryOf(line: Line): StatedEntry {
  const { first, second } = line
  return {
    number: entryNumber(first),
    port: first.port ?? '',
    entryType: first.entryType ?? '',
    importer: first.importer,
    filerReference: first.filerReference,
    team: second.team,
    clientBranch: first.clientBranch,
    isConsolidated: first.consolidated === 'C',
    pays: second.pays !== 'N',
    taxDeferred: first.deferredTax === 'Y',
    paysAntidumping: second.paysAntidumping !== 'N',
    paysCountervailing: second.paysCountervailing !== 'N',
    amounts: amountsOf(line),
  }
}

function monthly(open: OpenStatement, parts: Parts): Statement | undefined {
  const head = headOf(open)
  const dueOn = parseDay(parts.due.first.dueDate)
  const dailies = parts.lines.map(listedDaily)
  if (!head || !dueOn || !dailies.every((one) => one !== undefined)) return undefined
  return { cadence: 'monthly', head, dueOn, dailies, ...totalsIn(parts) }
}

function listedDaily(line: Line): ListedDaily | undefined {
  const { first, second } = line
  const printDate: CalendarDay | undefined = parseDay(first.printDate)
  const presentedOn = parseDay(first.presentationDate)
  if (!printDate || !presentedOn) return undefined
  return {
    number: first.number ?? '',
    port: first.port ?? '',
    filerCode: first.filerCode ?? '',
    importer: first.importer,
    printDate,
    presentedOn,
    amounts: amountsOf(line),
    total: toCents(second.total),
  }
}

/** Fields that the records repeat, and that have to say the same as the block. */
function contradictions({ head, cadence }: Statement, { lines, due, paid }: Parts): StatementFault[] {
  const faults: StatementFault[] = []
  const same = (of: string, stated: string | undefined, expected: string | undefined) => {
    if (stated !== undefined && stated !== expected)
      faults.push({ code: 'contradiction', of, stated, expected: expected ?? '' })
  }
  const ofFiler = (of: string, stated: string | undefined) => {
    if (stated !== undefined && stated !== head.filerCode)
      faults.push({ code: 'other_filer', of, stated, expected: head.filerCode })
  }
  for (const [id, { first }] of [
    ['Q3', due],
    ['Q5', paid ?? NOTHING],
  ] as const) {
    ofFiler(id, first.filerCode)
    same('number', first.number, head.number)
    same('print_date', first.printDate, head.printDate)
  }
  for (const { first, second, fees } of lines) {
    const of = cadence === 'daily' ? entryNumber(first) : (first.number ?? '')
    ofFiler(of, first.filerCode)
    if (cadence === 'daily') {
      same('entry_number', entryNumber(second), of)
      same('payment_type', second.paymentType, head.paymentType)
      same('print_date', first.printDate, head.printDate)
    }
    for (const [index, { sequence }] of fees.entries())
      same('sequence', sequence, String(index + 1).padStart(2, '0'))
  }
  return faults
}
