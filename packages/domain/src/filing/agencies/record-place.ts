import { placeInStatements, statementKey } from '../../entry/agency-path.ts'
import type { LineItem } from '../../entry/draft.ts'
import { keyboardText } from '../mapping/text.ts'

type Statement = NonNullable<LineItem['agency_statements']>[number]

/** What each line of a filed draft says to agencies, in the order of its lines. */
export type FiledStatements = readonly { statements?: readonly Statement[] | undefined }[]

const isSame = (sent: string, answer: string): boolean =>
  sent === answer || (/^\d/.test(sent) && /^\d/.test(answer) && Number(sent) === Number(answer))

/** The answers that a record says. */
function answersIn({ answers = [], shipment_answers = [] }: Statement, sent: readonly string[]) {
  return [...answers, ...shipment_answers].filter(({ value }) => {
    const text = keyboardText(value)
    return text !== '' && sent.some((one) => isSame(one, text))
  })
}

/**
 * The draft path of the data behind a record OI or PG01 to PG60 that CBP repeats: the record does not say which line it
 * is of, so the path is that of the first statement with the most answers that the record has, and of the first of these
 * answers. Undefined where no line says what the record does.
 */
export function agencyRecordPath(
  recordId: string,
  values: Readonly<Record<string, string>>,
  lines: FiledStatements,
): string | undefined {
  const sent = Object.values(values).filter(Boolean)
  const said = lines.flatMap(({ statements = [] }, index) =>
    statements.map((statement) => ({ index, statement, found: answersIn(statement, sent) })),
  )
  const isNamed = ({ statement: { agency, program } }: (typeof said)[number]) =>
    agency === values.agency && program === values.program
  const likely = recordId === 'PG01' ? said.filter(isNamed) : said.filter(({ found }) => found.length > 0)
  const most = Math.max(...likely.map(({ found }) => found.length))
  const best = likely.find(({ found }) => found.length === most)
  if (!best) return undefined
  const { question, row = '0' } = (recordId === 'PG01' ? undefined : best.found[0]) ?? {}
  const place = { statement: statementKey(best.statement), ...(question && { question, row: Number(row) }) }
  return `line_items.${best.index}.agency_statements${placeInStatements(place)}`
}
