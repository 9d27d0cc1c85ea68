import { type AgencyCodeList, programNamed } from '../../agencies/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import type { MessageDescriptor } from '../../messages/index.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { ReadStatement } from './agency-data.ts'

/** A code that the loaded list of its question does not have. */
export interface UnknownCode {
  code: string
  /** Id of the question, and the row of its group that has the code first. */
  id: string
  row: number
  question: MessageDescriptor
}

/** The lists that the statements of a draft take codes from, each once. */
export function agencyCodeListsOf({ line_items = [] }: DraftData): AgencyCodeList[] {
  const lists = line_items
    .flatMap(({ agency_statements = [] }) => agency_statements)
    .filter(({ disclaimer }) => !disclaimer)
    .flatMap(
      ({ agency = '', program = '', variant }) => programNamed(agency, program, variant)?.form.groups ?? [],
    )
    .flatMap(({ questions }) => questions.flatMap(({ list }) => (list ? [list] : [])))
  return [...new Set(lists)]
}

/** The answers of a statement that are not in their list, each once; where no list is loaded, none. */
export function unknownCodes(
  { draft: { disclaimer }, program, answers }: ReadStatement,
  loaded: RuleContext['agencyCodes'],
): UnknownCode[] {
  if (!loaded || disclaimer) return []
  const found = new Map<string, UnknownCode>()
  for (const { id: group, questions } of program?.form.groups ?? [])
    for (const { id, list, label } of questions) {
      const codes = list && loaded.get(list)
      for (const [row, { [id]: code }] of answers[group]?.entries() ?? [])
        if (codes && code && !codes.has(code) && !found.has(`${id} ${code}`))
          found.set(`${id} ${code}`, { code, id, row, question: label })
    }
  return [...found.values()]
}
