import type { DraftData, LineItem } from './draft.ts'

type Statement = NonNullable<LineItem['agency_statements']>[number]

/** A place in what a line says to other agencies. */
export interface AgencyPlace {
  /** Agency, program and form of the statement: `FDA-FOO`. */
  statement: string
  /** A question of the program, or `disclaimer` for the reason why there are no data. */
  question?: string
  /** Of a question: its row in its group, from 0. */
  row?: number
}

/** The question of every program for the reason why there are no data. */
export const DISCLAIMER = 'disclaimer'

const PLACE = /^(line_items\.[^.]+\.agency_statements)\.([^.]+)(?:\.([^.]+))?(?:\.(\d+))?$/

/** What a statement is to: agency, program and form of the program. */
export const statementKey = ({ agency, program, variant }: Statement): string =>
  [agency, program, variant].filter(Boolean).join('-')

/** What follows the path of the statements of a line: `.FDA-FOO.product_code.0`; '' for all of them. */
export const placeInStatements = ({ statement, question, row }: AgencyPlace): string =>
  [statement, question, row]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => `.${part}`)
    .join('')

/** The place that a draft path has in what a line says to agencies; undefined for any other path. */
export function agencyPlaceOf(path: string): AgencyPlace | undefined {
  const [, , statement, question, row] = PLACE.exec(path) ?? []
  if (!statement) return undefined
  return { statement, ...(question && { question }), ...(row && { row: Number(row) }) }
}

/** A draft path without its place inside a statement to an agency, which is no field of the field table. */
export const withoutAgencyPlace = (path: string): string => PLACE.exec(path)?.[1] ?? path

/** The value at a draft path; of a question of an agency, its answer. Undefined while there is none. */
export function valueAt(draft: DraftData, path: string): unknown {
  const place = agencyPlaceOf(path)
  const found = withoutAgencyPlace(path)
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined,
      draft,
    )
  if (!place) return found
  const said = (found as readonly Statement[] | undefined)?.find(
    (one) => statementKey(one) === place.statement,
  )
  if (!place.question || place.question === DISCLAIMER) return place.question ? said?.disclaimer : said
  const { question, row = 0 } = place
  return [...(said?.answers ?? []), ...(said?.shipment_answers ?? [])].find(
    (answer) => answer.question === question && Number(answer.row ?? 0) === row,
  )?.value
}
