import type { AnswerOf } from '@edfe/contracts/operations'
import { centsText, sumCents, toCents } from '@edfe/domain/money'

export type Page = AnswerOf<'findRefunds'>
export type JudgedEntry = Page['entries'][number]
export type Finding = JudgedEntry['findings'][number]

/** A finding with the entry that it is of. */
export interface FoundLine {
  entry: JudgedEntry
  finding: Finding
  /** True for the first of its entry in its table, which carries the button. */
  isFirst: boolean
}

/** The findings of all pages so far. */
export interface FoundRefunds {
  /** What comes back, the largest entry first. */
  overpaid: readonly FoundLine[]
  underpaid: readonly FoundLine[]
  questions: readonly { entry: JudgedEntry; line: string | null; says: string }[]
  /** Sums of the entries, dollars and cents. */
  sums: { refundable: string; underpaid: string; net: string; lost: string }
  lookedAt: { entries: number; lines: number }
  total: number
}

const sumOf = (entries: readonly JudgedEntry[], amount: 'refundable' | 'lost' | 'underpaid'): string =>
  centsText(sumCents(entries.map((entry) => toCents(entry[amount]))))

const isOverpaid = ({ amount }: Finding): boolean => toCents(amount) > 0n

/** Joins pages. The sums are those of the entries, which are those of their lines. */
export function foundRefunds(pages: readonly Page[]): FoundRefunds {
  const entries = pages.flatMap((page) => page.entries)
  const linesOf = (counts: (finding: Finding) => boolean): FoundLine[] =>
    entries.flatMap((entry) =>
      entry.findings.filter(counts).map((finding, at) => ({ entry, finding, isFirst: at === 0 })),
    )
  const bySum = (one: FoundLine, other: FoundLine) =>
    Number(toCents(other.entry.refundable) - toCents(one.entry.refundable))
  const [refundable, underpaid] = [sumOf(entries, 'refundable'), sumOf(entries, 'underpaid')]
  return {
    overpaid: linesOf(isOverpaid).toSorted(bySum),
    underpaid: linesOf((finding) => !isOverpaid(finding)),
    questions: entries.flatMap((entry) => entry.questions.map((question) => ({ entry, ...question }))),
    sums: {
      refundable,
      underpaid,
      net: centsText(toCents(refundable) - toCents(underpaid)),
      lost: sumOf(entries, 'lost'),
    },
    lookedAt: {
      entries: pages.reduce((sum, page) => sum + page.looked_at.entries, 0),
      lines: pages.reduce((sum, page) => sum + page.looked_at.lines, 0),
    },
    total: pages[0]?.total ?? 0,
  }
}
