import type { Message } from '@edfe/domain/messages'
import { toCents } from '@edfe/domain/money'
import { restsOnOrigin, type TariffQuestion } from '@edfe/domain/reference'
import type { OpenClaim, OwedBook, OwedLine, OwedProgram, OwedRow } from '@edfe/domain/refunds'
import { dutyOf, holeInWords, type LineDuty, type Tariff } from '../duty/index.ts'
import { MEASURES_FROM, type Program } from '../measures/index.ts'
import { preferencesOf } from '../preferences/index.ts'
import { editionOn } from '../schedule/index.ts'

/** Goods that leave more questions open than this are not read any further. */
const MOST_QUESTIONS = 3
/** Answers that are remembered: a report has many lines of the same goods. */
const MOST_REMEMBERED = 5000

type Answers = Readonly<Record<string, string>>

/** The tariff as the finder of refunds asks it. */
export function owedBook(tariff: Tariff): OwedBook {
  const programs = programsByHeading(tariff.programs)
  const remembered = new Map<string, Answers>()
  return {
    program: (heading) => programs.get(heading),
    owed: (question, filed) => owedLine({ tariff, programs, remembered }, question, filed),
    claims: (question) => openClaims(tariff, question),
  }
}

const openLine = (
  why: Extract<OwedLine, { kind: 'open' }>['why'],
  says: readonly Message[] = [],
): OwedLine => ({ kind: 'open', why, says })

interface Known {
  readonly tariff: Tariff
  readonly programs: ReadonlyMap<string, OwedProgram>
  /** Answers that led goods with some headings to these headings. */
  readonly remembered: Map<string, Answers>
}

function owedLine(known: Known, question: TariffQuestion, headings: readonly string[]): OwedLine {
  const { tariff, programs, remembered } = known
  if (question.entryDate < MEASURES_FROM) return openLine('no_measures')
  const filed = [...new Set(headings)].sort().join()
  const { hts, origin, entryDate, spi, loadedOn, answers } = question
  const key = JSON.stringify([hts, origin, entryDate, spi, loadedOn, answers, filed])
  const before = readingOf(tariff, question, remembered.get(key))
  if (before && headingsOf(before) === filed) return lineOf(before, programs)
  const found = dutyOf(tariff, question)
  if (found.kind === 'refused') return openLine('no_duty', [found.reason])
  const reading = readingAsFiled(tariff, question, found, filed)
  if (!reading)
    return openLine(
      'open_question',
      choices(found).map(({ text }) => text),
    )
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, reading.answers)
  return lineOf(reading.duty, programs)
}

/** The duty under answers that were remembered: without an open question it is found sooner. */
function readingOf(
  tariff: Tariff,
  question: TariffQuestion,
  answers: Answers | undefined,
): LineDuty | undefined {
  const found = answers && dutyOf(tariff, { ...question, answers })
  return found?.kind === 'duty' ? found : undefined
}

function lineOf(reading: LineDuty, programs: Known['programs']): OwedLine {
  const rows = reading.rows.map(
    (row): OwedRow => ({
      hts: row.number,
      program: row.measure === undefined ? undefined : programs.get(row.number),
      amount: row.amount === undefined ? undefined : toCents(row.amount),
      source: row.source,
    }),
  )
  const holes = reading.holes.map((hole) => ({ ...hole, says: holeInWords(hole) }))
  return { kind: 'owed', rows, invalid: invalidOf(rows, reading), holes }
}

/** Undefined while a quantity decides how much of a heading is the rate of chapters 1 to 97. */
function invalidOf(rows: readonly OwedRow[], { refundable }: LineDuty): bigint | undefined {
  if (refundable !== undefined) return toCents(refundable)
  return rows.some(({ program, amount }) => program?.isInvalid && amount !== 0n) ? undefined : 0n
}

/** The questions that a choice answers; the others are missing quantities. */
const choices = ({ questions }: LineDuty) => questions.filter(({ options }) => options.length > 0)

const headingsOf = ({ rows }: LineDuty): string =>
  [...new Set(rows.filter(({ measure }) => measure !== undefined).map(({ number }) => number))].sort().join()

/** A reading, and the answers that lead to it. */
interface Reading {
  readonly duty: LineDuty
  readonly answers: Answers
}

/**
 * The reading that nothing leaves open, else the one whose headings were filed: who filed them answered by them.
 * Undefined where none has these headings, or several with other duties.
 */
function readingAsFiled(
  tariff: Tariff,
  question: TariffQuestion,
  found: LineDuty,
  filed: string,
): Reading | undefined {
  if (choices(found).length === 0 || headingsOf(found) === filed)
    return { duty: found, answers: { ...question.answers, ...countedAnswers(found) } }
  const fitting = answered(tariff, question, found, MOST_QUESTIONS).filter(
    ({ duty }) => headingsOf(duty) === filed,
  )
  const [first, ...others] = fitting
  const isOne = others.every(
    ({ duty: { duty, refundable } }) => duty === first?.duty.duty && refundable === first?.duty.refundable,
  )
  return isOne ? first : undefined
}

/** The answers that count without an answer. */
const countedAnswers = (found: LineDuty): Answers =>
  Object.fromEntries(choices(found).flatMap(({ key, counted }) => (counted ? [[key, counted]] : [])))

function answered(tariff: Tariff, question: TariffQuestion, found: LineDuty, mayAsk: number): Reading[] {
  if (mayAsk === 0) return []
  return choices(found).flatMap(({ key, options }) =>
    options.flatMap(({ value }) => {
      const answers = { ...question.answers, [key]: value }
      const next = dutyOf(tariff, { ...question, answers })
      if (next.kind === 'refused') return []
      return [
        { duty: next, answers: { ...answers, ...countedAnswers(next) } },
        ...answered(tariff, { ...question, answers }, next, mayAsk - 1),
      ]
    }),
  )
}

function openClaims(tariff: Tariff, question: TariffQuestion): OpenClaim[] {
  if (question.entryDate < MEASURES_FROM) return []
  const line = editionOn(tariff.schedules, question.entryDate).find(question.hts)
  const preferences = line
    ? preferencesOf(line, question.origin, question.entryDate).filter(({ spi }) => restsOnOrigin(spi))
    : []
  if (preferences.length === 0) return []
  const keptDuty = (spi?: string): bigint | undefined => {
    const found = dutyOf(tariff, { ...question, ...(spi && { spi }) })
    return found.kind === 'duty' && found.duty !== undefined
      ? toCents(found.duty) - toCents(found.refundable)
      : undefined
  }
  const unclaimed = keptDuty()
  return preferences.flatMap(({ spi, source }) => {
    const claimed = keptDuty(spi)
    if (unclaimed === undefined || claimed === undefined || claimed >= unclaimed) return []
    return [{ spi, source, saves: unclaimed - claimed }]
  })
}

/** Every heading of the data with its program, whatever its days. */
function programsByHeading(programs: readonly Program[]): ReadonlyMap<string, OwedProgram> {
  return new Map(
    programs.flatMap(({ id, name, source, refundable, measures }) => {
      const program: OwedProgram = { id, name: name(), source, isInvalid: refundable === true }
      return measures
        .flatMap(({ heading, atOrAbove, leftOut }) => [heading, atOrAbove, leftOut])
        .flatMap((heading): [string, OwedProgram][] => (heading ? [[heading, program]] : []))
    }),
  )
}
