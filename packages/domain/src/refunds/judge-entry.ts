import type { CalendarDay } from '../calendar/index.ts'
import { type Cents, dollarsText, sumCents } from '../money/index.ts'
import { judgeLine, type LineFinding, type LineGround } from './judge-line.ts'
import type { OwedBook } from './owed-line.ts'
import type { PaidEntry, PaidFee } from './paid-entry.ts'
import { type Question, questionMessages } from './questions.ts'
import { type Way, wayOf } from './ways.ts'

/** The grounds of a difference. A fee is compared for the entry as a whole. */
export const GROUNDS = ['invalid', 'measure', 'rate', 'mpf', 'hmf'] as const
export type Ground = (typeof GROUNDS)[number]

/** A difference of an entry: what comes back is positive, what is missing negative. */
export interface Finding extends Omit<LineFinding, 'ground'> {
  readonly ground: Ground
  /** Undefined for a fee of the entry. */
  readonly line: string | undefined
  /** What was paid less what is owed. */
  readonly amount: Cents
  readonly way: Way
}

/** An entry held against the measures of its day. */
export interface JudgedEntry {
  readonly findings: readonly Finding[]
  readonly questions: readonly Question[]
  /** The sum of what comes back by a road that is open. */
  readonly refundable: Cents
  /** The sum of what no road brings back any more. */
  readonly lost: Cents
  /** The sum of what is missing. */
  readonly underpaid: Cents
}

const FEES: Record<PaidFee['class'], { ground: Ground; source: string }> = {
  '499': { ground: 'mpf', source: '19 CFR 24.23' },
  '501': { ground: 'hmf', source: '19 CFR 24.24' },
}

/** Holds every line and fee of a paid entry against the measures of its day. */
export function judgeEntry(entry: PaidEntry, book: OwedBook, today: CalendarDay): JudgedEntry {
  const questions: Question[] = []
  const findings: Finding[] = []
  const add = (line: string | undefined, { ground, ...found }: LineFinding | FeeFinding): void => {
    const amount = found.paid - found.owed
    const isUnderpaid = amount < 0n
    const way = wayOf(entry, { isInvalid: ground === 'invalid' && !isUnderpaid, isUnderpaid }, today)
    findings.push({ ground, ...found, line, amount, way })
  }
  for (const line of entry.lines) {
    const judged = judgeLine(line, book)
    for (const found of judged.findings) add(line.number, found)
    questions.push(...judged.questions)
    if (!line.question || line.question.spi) continue
    for (const { spi, saves, source } of book.claims(line.question))
      questions.push({
        line: line.number,
        says: questionMessages.claim({ spi, amount: dollarsText(saves), source }),
      })
  }
  for (const fee of entry.fees) if (fee.paid !== fee.owed) add(undefined, feeFinding(fee))
  const sumOf = (counts: (finding: Finding) => boolean): Cents =>
    sumCents(findings.filter(counts).map(({ amount }) => amount))
  return {
    findings,
    questions,
    refundable: sumOf(({ amount, way }) => amount > 0n && way.road !== 'none'),
    lost: sumOf(({ amount, way }) => amount > 0n && way.road === 'none'),
    underpaid: -sumOf(({ amount }) => amount < 0n),
  }
}

type FeeFinding = Omit<LineFinding, 'ground'> & { readonly ground: Exclude<Ground, LineGround> | LineGround }

const feeFinding = ({ class: code, paid, owed }: PaidFee): FeeFinding => ({
  ...FEES[code],
  program: undefined,
  numbers: [code],
  paid,
  owed,
})
