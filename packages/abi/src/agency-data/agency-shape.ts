import { AGENCY_SHAPE, type AgencyCondition, LOT_ROWS } from '@edfe/domain/agencies'
import type { PlacedRecord } from './read-agency-data.ts'

/** A condition that data of other agencies meet, and its record. */
export interface AgencyFault {
  condition: AgencyCondition
  index: number
}

/** What is open where a record comes. */
interface Open {
  /** Statements of each agency so far. */
  counts: Map<string, number>
  hasStatement: boolean
  articles: number
  isInLot: boolean
  previous: string
}

/**
 * What is wrong with the places of the records of one tariff row: the goods first and once, statements numbered by
 * agency, the product before its components, lots within an article.
 */
export function agencyShapeFaults(records: readonly PlacedRecord[]): AgencyFault[] {
  const [first] = records
  if (!first) return []
  const open: Open = { counts: new Map(), hasStatement: false, articles: 0, isInLot: false, previous: '' }
  const faults = records.flatMap((record, place) => {
    const condition = faultOf(record, place, open)
    open.previous = record.id
    return condition ? [{ condition, index: record.index }] : []
  })
  const last = records.at(-1) ?? first
  if (first.id === 'OI' && records.length === 1) {
    return [{ condition: AGENCY_SHAPE.statementMissing, index: first.index }]
  }
  return open.isInLot ? [...faults, { condition: AGENCY_SHAPE.lotWrong, index: last.index }] : faults
}

function faultOf(record: PlacedRecord, place: number, open: Open): AgencyCondition | undefined {
  if (record.id === 'OI') return place === 0 ? undefined : AGENCY_SHAPE.goodsTwice
  if (record.id === 'PG00') return AGENCY_SHAPE.substitutionHere
  if (record.id === 'PG01') return statementFault(record, place, open)
  if (!open.hasStatement) return AGENCY_SHAPE.statementMissing
  if (record.id === 'PG02') return articleFault(record, open)
  return open.articles === 0 ? beforeArticle(record) : itemFault(record, open)
}

function statementFault({ values }: PlacedRecord, place: number, open: Open): AgencyCondition | undefined {
  const agency = values.agency ?? ''
  const number = (open.counts.get(agency) ?? 0) + 1
  const wasInLot = open.isInLot
  open.counts.set(agency, number)
  open.hasStatement = true
  open.articles = 0
  open.isInLot = false
  if (place === 0) return AGENCY_SHAPE.goodsMissing
  if (wasInLot) return AGENCY_SHAPE.lotWrong
  return Number(values.lineNumber) === number ? undefined : AGENCY_SHAPE.lineNumberWrong
}

function articleFault({ values }: PlacedRecord, open: Open): AgencyCondition | undefined {
  const wasInLot = open.isInLot
  open.articles += 1
  open.isInLot = false
  if (wasInLot) return AGENCY_SHAPE.lotWrong
  return values.itemType === (open.articles === 1 ? 'P' : 'C') ? undefined : AGENCY_SHAPE.itemTypeWrong
}

/** A lot right after PG01 has a condition of its own at CBP. */
const beforeArticle = ({ id }: PlacedRecord): AgencyCondition =>
  id === 'PG50' ? AGENCY_SHAPE.lotWrong : AGENCY_SHAPE.articleMissing

function itemFault({ id }: PlacedRecord, open: Open): AgencyCondition | undefined {
  if (id === 'PG50' || id === 'PG51') {
    const isWrong = open.isInLot === (id === 'PG50') || (id === 'PG51' && open.previous === 'PG50')
    open.isInLot = id === 'PG50'
    return isWrong ? AGENCY_SHAPE.lotWrong : undefined
  }
  const isAllowed = LOT_ROWS.some((row) => row === id)
  return open.isInLot && !isAllowed ? AGENCY_SHAPE.notInLot : undefined
}
