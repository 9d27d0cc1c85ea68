import { defineMessage, type Message, type MessageDescriptor } from '../messages/index.ts'
import data from './data/conditions.json' with { type: 'json' }
import { records } from './table.ts'

/** A customs condition code in plain words. */
export interface ConditionExplanation {
  title: string
  text: string
  /** The draft field that it is about, e.g. `header.entry_number`; line fields are `line_items.*.htsus`. */
  path?: string
}

const byCode = new Map(
  records<'code' | 'title' | 'text' | 'path'>(data).map(({ code, path, ...words }) => [
    code,
    path ? { ...words, path } : words,
  ]),
)

/** Every code with an explanation, digits first. */
export const conditionCodes = (): string[] => [...byCode.keys()].sort()

/**
 * Explains a condition code of an AX answer: its meaning and the action to take. A code without an
 * explanation here is shown under the narrative that customs sent with it.
 */
export function explainCondition(code: string, narrative = ''): ConditionExplanation {
  return (
    byCode.get(code) ?? {
      title: narrative.trim() || `CBP condition ${code}`,
      text: 'CBP refused the summary for this reason. Look the code up in the ACE error dictionary, or ask your CBP client representative.',
    }
  )
}

/** A condition that the table lacks, in words that fit each. */
export const unknownCondition = defineMessage<{ code: string }>({
  id: 'condition.unknown',
  defaultMessage:
    'CBP condition {code}. CBP refused the summary for this reason. Look the code up in the ACE error dictionary, or ask your CBP client representative.',
})

/** The meaning of a condition code, as a message: its title and its explanation. */
export const conditionMessage = (code: string): Message =>
  byCode.has(code) ? { id: `condition.${code}` } : unknownCondition({ code })

/** The message of each code that has an explanation: its title, then the action to take. */
export const conditionMessages = (): MessageDescriptor[] => conditionCodes().map(conditionWords)

/** Title and explanation of a code that has one, as the text of `conditionMessage`. */
export function conditionWords(code: string): MessageDescriptor {
  const { title, text } = explainCondition(code)
  return { id: `condition.${code}`, defaultMessage: `${title}. ${text}` }
}

/** The path of a condition on one line: the index stands in for `*`. Without an index the list itself. */
export const conditionPath = (path: string, lineIndex?: number): string =>
  lineIndex === undefined ? path.replace(/\.\*.*$/, '') : path.replace('*', String(lineIndex))
