import data from './data/conditions.json' with { type: 'json' }
import { records } from './table.ts'

/** A customs condition code in plain words. */
export interface ConditionExplanation {
  title: string
  text: string
  /** The draft field that it speaks of, e.g. `header.entry_number`; line fields are `line_items.*.htsus`. */
  path?: string
}

const byCode = new Map(
  records<'code' | 'title' | 'text' | 'path'>(data).map(({ code, path, ...words }) => [
    code,
    path ? { ...words, path } : words,
  ]),
)

/** What a condition code of an AX answer means and what to do; unknown codes say so. */
export function explainCondition(code: string): ConditionExplanation {
  return (
    byCode.get(code) ?? {
      title: `Customs condition ${code}`,
      text: 'Customs sent a condition that this product has no explanation for. Read the text that customs sent with it.',
    }
  )
}

/** The path of a condition on one line: the index stands in for `*`. Without an index the list itself. */
export const conditionPath = (path: string, lineIndex?: number): string =>
  lineIndex === undefined ? path.replace(/\.\*.*$/, '') : path.replace('*', String(lineIndex))
