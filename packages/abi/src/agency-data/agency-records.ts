import {
  type AgencyArticle,
  type AgencyData,
  type AgencyItem,
  type AgencyRow,
  type AgencyStatement,
  isLot,
} from '@edfe/domain/agencies'
import type { RecordValues } from '../records/index.ts'

/** A record of another agency: a program decides at run time which fields it has. */
export interface AgencyRecord {
  readonly id: string
  readonly values: RecordValues
}

const PRODUCT = 'P'
const COMPONENT = 'C'

/** What one tariff row says to other agencies, as its records OI and PG01 to PG60. */
export const agencyRecords = ({ description, statements }: AgencyData): AgencyRecord[] => [
  { id: 'OI', values: { description } },
  ...statements.flatMap((statement, index) => [
    head(statement, lineNumber(statements, index)),
    ...statement.articles.flatMap(articleRecords),
  ]),
]

/** The numbers of each agency begin at 001 within a tariff row. */
function lineNumber(statements: readonly AgencyStatement[], index: number): string {
  const agency = statements[index]?.agency
  return `${statements.slice(0, index + 1).filter((statement) => statement.agency === agency).length}`
}

const head = ({ articles: _, ...values }: AgencyStatement, number: string): AgencyRecord => ({
  id: 'PG01',
  values: { ...values, lineNumber: number },
})

const articleRecords = ({ codes, items }: AgencyArticle, index: number): AgencyRecord[] => [
  {
    id: 'PG02',
    values: {
      itemType: index === 0 ? PRODUCT : COMPONENT,
      ...Object.fromEntries(
        codes.flatMap(({ kind, number }, place) => [
          [`codeKind${place + 1}`, kind],
          [`code${place + 1}`, number],
        ]),
      ),
    },
  },
  ...items.flatMap(itemRecords),
]

const itemRecords = (item: AgencyItem): AgencyRecord[] =>
  isLot(item)
    ? [{ id: 'PG50', values: {} }, ...item.rows.map(rowRecord), { id: 'PG51', values: {} }]
    : [rowRecord(item)]

const rowRecord = ({ record, values }: AgencyRow): AgencyRecord => ({ id: record, values })
