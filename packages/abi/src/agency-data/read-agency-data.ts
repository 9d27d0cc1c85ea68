import { AGENCY_ROWS, type AgencyData, type AgencyRow, type AgencyRowId } from '@edfe/domain/agencies'

/** A record, and where it is among the records of its message. */
export interface PlacedRecord {
  id: string
  values: Readonly<Record<string, string>>
  index: number
}

export interface AgencyReading {
  data: AgencyData
  /** The record of a place: statement, article, item, row of a lot; the first numbers alone name what holds the rest. */
  indexOf(place: readonly number[]): number
}

/** True for the records that only other agencies have. */
export const isAgencyRecord = (id: string): boolean => id === 'OI' || id.startsWith('PG')

interface OpenArticle {
  codes: { kind: string; number: string }[]
  items: (AgencyRow | { rows: AgencyRow[] })[]
}

interface OpenStatement {
  agency: string
  program: string
  articles: OpenArticle[]
}

/**
 * What the records of one tariff row say to other agencies, as lenient as the reading of answers: a record out of its
 * place is left out. `agencyShapeFaults` says what is wrong with their places. Undefined without records.
 */
export function readAgencyData(records: readonly PlacedRecord[]): AgencyReading | undefined {
  const [first] = records
  if (!first) return undefined
  const statements: OpenStatement[] = []
  const places = new Map<string, number>([['', first.index]])
  let lot: AgencyRow[] | undefined
  const note = (index: number, ...place: number[]) => places.set(place.join('.'), index)
  for (const { id, values, index } of records) {
    const statement = statements.at(-1)
    const article = statement?.articles.at(-1)
    const at = [statements.length - 1, (statement?.articles.length ?? 0) - 1] as const
    const row = rowOf(id, values)
    if (id === 'PG01') {
      const { lineNumber: _, agency = '', program = '', ...rest } = values
      statements.push({ ...rest, agency, program, articles: [] })
      note(index, statements.length - 1)
    } else if (id === 'PG02' && statement) {
      statement.articles.push({ codes: codesOf(values), items: [] })
      note(index, at[0], at[1] + 1)
    } else if (id === 'PG50' && article) {
      lot = []
      article.items.push({ rows: lot })
      note(index, ...at, article.items.length - 1)
    } else if (row && lot && article) {
      lot.push(row)
      note(index, ...at, article.items.length - 1, lot.length - 1)
    } else if (row && article) {
      article.items.push(row)
      note(index, ...at, article.items.length - 1)
    }
    if (id === 'PG01' || id === 'PG02' || id === 'PG51') lot = undefined
  }
  const description = records.find(({ id }) => id === 'OI')?.values.description ?? ''
  return {
    data: { description, statements },
    indexOf: (place) => places.get(place.join('.')) ?? first.index,
  }
}

function rowOf(id: string, values: PlacedRecord['values']): AgencyRow | undefined {
  const record: AgencyRowId | undefined = AGENCY_ROWS.find((row) => row === id)
  return record && { record, values }
}

const codesOf = (values: PlacedRecord['values']) =>
  [1, 2, 3].flatMap((place) => {
    const kind = values[`codeKind${place}`]
    const number = values[`code${place}`]
    return kind || number ? [{ kind: kind ?? '', number: number ?? '' }] : []
  })
