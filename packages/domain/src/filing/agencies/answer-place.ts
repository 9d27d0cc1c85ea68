import { programNamed, type QuestionGroup, questionName } from '../../agencies/index.ts'
import { type AgencyPlace, agencyPlaceOf, DISCLAIMER, statementKey } from '../../entry/agency-path.ts'
import { columnLabel, fieldLabel } from '../../entry/field-words.ts'
import { type Message, sentenceOf } from '../../messages/index.ts'
import type { ReadStatement } from './agency-data.ts'

/** The question of an answer in a group of its program. */
interface Asked {
  group: QuestionGroup
  question: QuestionGroup['questions'][number]
}

const groupsOf = ({ program }: Pick<ReadStatement, 'program'>): readonly QuestionGroup[] =>
  program?.form.groups ?? []

/** A question of a program by its id. */
export const askedIn = (read: Pick<ReadStatement, 'program'>, id: string): Asked | undefined =>
  groupsOf(read)
    .flatMap((group) => group.questions.map((question) => ({ group, question })))
    .find(({ question }) => question.id === id)

/** The place of a statement as a whole. */
const placeOf = ({ draft }: ReadStatement): AgencyPlace => ({ statement: statementKey(draft) })

/** The place of a question, in one row of its group; of the statement while the program has no such question. */
export const questionPlace = (read: ReadStatement, id: string | undefined, row = 0): AgencyPlace =>
  id && askedIn(read, id) ? { ...placeOf(read), question: id, row } : placeOf(read)

/** The place of the reason why a statement has no data. */
export const disclaimerPlace = (read: ReadStatement): AgencyPlace => ({
  ...placeOf(read),
  question: DISCLAIMER,
})

/** The place of the first answer that says a value; of the statement where the value follows from several answers. */
export function valuePlace(read: ReadStatement, value: string): AgencyPlace {
  for (const { id: group, questions } of groupsOf(read))
    for (const [row, answers] of (read.answers[group] ?? []).entries()) {
      const found = questions.find(({ id }) => answers[id] === value)
      if (found) return questionPlace(read, found.id, row)
    }
  return placeOf(read)
}

/** The name of the field that a finding leads to: a question of an agency goes by its own words. */
export function findingLabel(path: string, mode?: string): Message {
  const place = agencyPlaceOf(path)
  if (!place) return fieldLabel(path, mode)
  const { statement, question, row = 0 } = place
  if (question === DISCLAIMER) return columnLabel('line_items.0.agency_statements', DISCLAIMER)
  const [agency = '', code = '', variant] = statement.split('-')
  const program = programNamed(agency, code, variant)
  const asked = question === undefined ? undefined : askedIn({ program }, question)
  if (asked) return questionName(asked.question, asked.group, row)
  return program ? sentenceOf(program.name) : fieldLabel(path, mode)
}
