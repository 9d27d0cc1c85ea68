import type { Message } from '../messages/index.ts'
import { type Cents, sumCents } from '../money/index.ts'
import type { OwedBook, OwedLine, OwedProgram } from './owed-line.ts'
import type { PaidLine } from './paid-entry.ts'
import { type Question, questionMessages } from './questions.ts'

/**
 * Why an amount of a line comes back or is missing: `invalid`, its program was held invalid; `measure`, the additional
 * duties of the day are others; `rate`, the rate of chapters 1 to 97 is another.
 */
export type LineGround = 'invalid' | 'measure' | 'rate'

/** A difference between what was paid and what the measures of the day say. */
export interface LineFinding {
  readonly ground: LineGround
  /** Undefined for the rate of chapters 1 to 97. */
  readonly program: Message | undefined
  /** The numbers under which it was paid or is owed. */
  readonly numbers: readonly string[]
  readonly paid: Cents
  readonly owed: Cents
  /** Where the measure or the rate is printed. */
  readonly source: string
}

export interface JudgedLine {
  readonly findings: readonly LineFinding[]
  /** What a person has to look at before anything can be said. */
  readonly questions: readonly Question[]
}

/** Both sides of one program, or of the rate of chapters 1 to 97. */
interface Side {
  program: OwedProgram | undefined
  numbers: string[]
  paid: Cents
  /** Undefined while a quantity is missing. */
  owed: Cents | undefined
  source: string
}

const RATE = 'rate'
const INVALID = 'invalid'
const isHeading = (hts: string): boolean => hts.startsWith('99')

/** Holds a paid line against the measures of its day, program by program. */
export function judgeLine({ number, question, rows }: PaidLine, book: OwedBook): JudgedLine {
  const ask = (says: Message): JudgedLine => ({ findings: [], questions: [{ line: number, says }] })
  if (!question) return ask(questionMessages.facts())
  if (rows.some(({ hts }) => hts.startsWith('98'))) return ask(questionMessages.chapter98())
  if (rows.filter(({ hts }) => !isHeading(hts)).length > 1) return ask(questionMessages.severalNumbers())
  const headings = rows.map(({ hts }) => hts).filter(isHeading)
  const unknown = headings.find((hts) => !book.program(hts))
  if (unknown !== undefined) return ask(questionMessages.heading({ heading: dotted(unknown) }))
  const owed = book.owed(question, headings)
  if (owed.kind === 'open') return ask(questionMessages[owed.why]({ says: owed.says }))
  return compared(number, sidesOf(rows, owed, book), owed)
}

const dotted = (hts: string): string => `${hts.slice(0, 4)}.${hts.slice(4, 6)}.${hts.slice(6)}`

function sidesOf(
  rows: PaidLine['rows'],
  owed: Extract<OwedLine, { kind: 'owed' }>,
  book: OwedBook,
): readonly Side[] {
  const sides = new Map<string, Side>()
  const sideOf = (hts: string, program: OwedProgram | undefined, source: string): Side => {
    const key = !program ? RATE : program.isInvalid ? INVALID : program.id
    const side = sides.get(key) ?? { program, numbers: [], paid: 0n, owed: 0n, source }
    sides.set(key, side)
    if (!side.numbers.includes(hts)) side.numbers.push(hts)
    return side
  }
  for (const { hts, program, amount, source } of owed.rows) {
    const side = sideOf(hts, program, source)
    side.owed = side.owed === undefined || amount === undefined ? undefined : side.owed + amount
  }
  for (const { hts, duty } of rows) {
    const program = isHeading(hts) ? book.program(hts) : undefined
    sideOf(hts, program, program?.source ?? '').paid += duty
  }
  const invalid = sides.get(INVALID)
  if (invalid?.owed !== undefined)
    invalid.owed = owed.invalid === undefined ? undefined : invalid.owed - owed.invalid
  // A floor carries the rate of chapters 1 to 97 in its heading: both are one comparison.
  const rate = sides.get(RATE)
  if (invalid && rate && invalid.owed !== 0n) {
    invalid.paid += rate.paid
    invalid.owed =
      invalid.owed === undefined || rate.owed === undefined ? undefined : invalid.owed + rate.owed
    sides.delete(RATE)
  }
  return [...sides.values()]
}

function compared(
  line: string,
  sides: readonly Side[],
  { holes }: Extract<OwedLine, { kind: 'owed' }>,
): JudgedLine {
  const known = sides.flatMap((side) => (side.owed === undefined ? [] : [{ ...side, owed: side.owed }]))
  const differing = known.filter(({ paid, owed }) => paid !== owed)
  const sure = differing.filter(({ program }) => program?.isInvalid)
  const others = differing.filter(({ program }) => !program?.isInvalid)
  // What one heading lacks, another carries: the duty is right in total.
  const total = sumCents(others.map(({ paid, owed }) => paid - owed))
  const barring = holes.filter(({ owes }) => (total > 0n ? owes !== 'less' : owes === 'less'))
  const counts = total !== 0n && barring.length === 0
  // An exclusion that may apply is asked for even where the duty was paid as the tariff gives it.
  const asked = holes.filter(
    (hole) => (total !== 0n && barring.includes(hole)) || (hole.owes === 'less' && hole.isListed),
  )
  return {
    findings: [...sure, ...(counts ? others : [])].map(({ program, numbers, paid, owed, source }) => ({
      ground: program?.isInvalid ? 'invalid' : program ? 'measure' : 'rate',
      program: program?.name,
      numbers,
      paid,
      owed,
      source,
    })),
    questions: [
      ...(known.length < sides.length ? [{ line, says: questionMessages.quantity() }] : []),
      ...asked.map(({ says }) => ({ line, says })),
    ],
  }
}
