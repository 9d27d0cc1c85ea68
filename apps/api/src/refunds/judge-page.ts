import type { JudgedEntry, RefundFinding, RefundsAnswer } from '@edfe/contracts/refunds/refunds'
import type { CalendarDay } from '@edfe/domain/calendar'
import { centsText } from '@edfe/domain/money'
import { type Finding, judgeEntry, type OwedBook, type PaidEntry } from '@edfe/domain/refunds'
import type { Formatter } from '@edfe/messages'
import type { Tariff } from '@edfe/tariff/duty'
import { owedBook } from '@edfe/tariff/owed'
import { tariffService } from '../tariff/tariff-service.ts'

/** Paid entries of one page. */
export interface PaidPage {
  entries: readonly { id: string | null; paid: PaidEntry }[]
  /** The entries of all pages. */
  total: number
  next: string | null
}

let opened: { tariff: Tariff; book: OwedBook } | undefined

/** The book of the tariff in force; it remembers what one page asked for the next. */
export function bookOf(tariff: Tariff): OwedBook {
  if (opened?.tariff !== tariff) opened = { tariff, book: owedBook(tariff) }
  return opened.book
}

/** Holds the entries of a page against the measures of their days. Only those with a difference or a question are listed. */
export function judgePage(
  { entries, total, next }: PaidPage,
  { today, words }: { today: CalendarDay; words: Formatter },
): RefundsAnswer {
  const book = bookOf(tariffService().tariff)
  const judged = entries.flatMap(({ id, paid }): JudgedEntry[] => {
    const { findings, questions, refundable, lost, underpaid } = judgeEntry(paid, book, today)
    if (findings.length + questions.length === 0) return []
    return [
      {
        id,
        entry_number: paid.number,
        entry_date: paid.entryDate,
        may_correct: false,
        findings: findings.map((finding) => viewOf(finding, words)),
        questions: questions.map(({ line, says }) => ({ line: line ?? null, says: words.format(says) })),
        refundable: centsText(refundable),
        lost: centsText(lost),
        underpaid: centsText(underpaid),
      },
    ]
  })
  const lines = entries.reduce((sum, { paid }) => sum + paid.lines.length, 0)
  return { entries: judged, looked_at: { entries: entries.length, lines }, total, next }
}

const viewOf = (
  { line, ground, program, numbers, paid, owed, amount, source, way }: Finding,
  words: Formatter,
): RefundFinding => ({
  line: line ?? null,
  ground,
  program: program ? words.format(program) : null,
  numbers: [...numbers],
  paid: centsText(paid),
  owed: centsText(owed),
  amount: centsText(amount),
  source,
  road: way.road,
  last_day: way.lastDay ?? null,
  is_expected: way.isExpected,
  road_source: way.source,
})
