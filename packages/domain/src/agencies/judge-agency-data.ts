import {
  type AgencyArticle,
  type AgencyData,
  type AgencyRow,
  type AgencyStatement,
  isLot,
} from './agency-data.ts'
import type { AgencyFinding } from './condition.ts'
import { ROW_RULES } from './row-rules.ts'
import { STATEMENT_CONDITIONS } from './statement-conditions.ts'

/** A record of an article, and where it is. */
export interface PlacedRow {
  row: AgencyRow
  place: readonly number[]
}

/** The records of an article in their order, lots included, with their places. */
export const rowsOf = ({ items }: AgencyArticle, at: readonly number[]): PlacedRow[] =>
  items.flatMap((item, index) =>
    isLot(item)
      ? item.rows.map((row, inLot) => ({ row, place: [...at, index, inLot] }))
      : [{ row: item, place: [...at, index] }],
  )

/** What no agency accepts in the data of a tariff row: the rules of CBP's chapter, in the order of the data. */
export const judgeAgencyData = (data: AgencyData, entryType: string): AgencyFinding[] => [
  ...(data.description ? [] : [{ condition: STATEMENT_CONDITIONS.descriptionMissing, place: [] }]),
  ...data.statements.flatMap((statement, index) => [
    ...statementFindings(data.statements, index, entryType),
    ...statement.articles.flatMap((article, place) => articleFindings(article, [index, place])),
  ]),
]

/** The disclaimers that one agency has for itself (PG01 note 1). */
const isOfOther = ({ agency, program, disclaimer }: AgencyStatement, entryType: string): boolean =>
  (disclaimer === 'E' && agency !== 'FWS') ||
  (disclaimer === 'F' && (agency !== 'FDA' || entryType !== '21')) ||
  (disclaimer === 'G' && program !== 'APL')

/** Statements to several agencies share the article of the last of them. */
function sharesArticle(statements: readonly AgencyStatement[], index: number): boolean {
  const [own, next] = [statements[index], statements[index + 1]]
  if (!own || !next || next.disclaimer || own.agency === next.agency) return false
  return next.articles.length > 0 || sharesArticle(statements, index + 1)
}

function statementFindings(
  statements: readonly AgencyStatement[],
  index: number,
  entryType: string,
): AgencyFinding[] {
  const statement = statements[index]!
  const { agency, program, disclaimer, confidential, articles } = statement
  const codes = articles[0]?.codes.map(({ kind }) => kind) ?? []
  const found: [isBroken: boolean, name: keyof typeof STATEMENT_CONDITIONS][] = [
    [!agency, 'agencyMissing'],
    [!program, 'programMissing'],
    [!!disclaimer && !/^[A-G]$/.test(disclaimer), 'disclaimerUnknown'],
    [isOfOther(statement, entryType), 'disclaimerOfOther'],
    [!!confidential && confidential !== 'Y', 'confidentialWrong'],
    [!disclaimer && articles.length === 0 && !sharesArticle(statements, index), 'noArticle'],
    [new Set(codes).size < codes.length, 'codeKindTwice'],
  ]
  return found.flatMap(([isBroken, name]) =>
    isBroken ? [{ condition: STATEMENT_CONDITIONS[name], place: [index] }] : [],
  )
}

function articleFindings(article: AgencyArticle, at: readonly number[]): AgencyFinding[] {
  const placed = rowsOf(article, at)
  const rows = placed.map(({ row }) => row)
  return placed.flatMap(({ row: { record, values }, place }, index) =>
    ROW_RULES.filter((rule) => rule.record === record && rule.breaks({ values, rows, index })).map(
      ({ condition }) => ({ condition, place }),
    ),
  )
}
