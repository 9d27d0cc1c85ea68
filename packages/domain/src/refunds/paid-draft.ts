import type { DraftData } from '../entry/draft.ts'
import { filingContext } from '../filing/filing-context.ts'
import { tariffQuestion } from '../filing/tariff-question.ts'
import type { RuleContext } from '../rules/context.ts'
import { COMPARED_FEES, type PaidEntry } from './paid-entry.ts'

/** A filed draft as it was paid; undefined without an entry date. */
export function paidDraft(number: string, draft: DraftData, rules: RuleContext): PaidEntry | undefined {
  const { entryDate, entryType, lines, fees, expectedFees } = filingContext(draft, rules)
  if (!entryDate) return undefined
  return {
    number,
    type: entryType,
    entryDate,
    lines: lines.map((line) => ({
      number: String(line.line_number ?? line.index + 1),
      question: tariffQuestion(line),
      rows: line.stack.map(({ hts, duty }) => ({ hts, duty })),
    })),
    fees: COMPARED_FEES.map((code) => ({
      class: code,
      paid: fees.get(code) ?? 0n,
      owed: expectedFees.get(code) ?? 0n,
    })),
  }
}
