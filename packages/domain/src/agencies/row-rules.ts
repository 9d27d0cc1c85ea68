import type { AgencyRow, AgencyRowId } from './agency-data.ts'
import type { AgencyCondition } from './condition.ts'
import { ROW_CONDITIONS } from './row-conditions.ts'

/** A record among those of its article, lots included, in their order. */
export interface RowInArticle {
  values: AgencyRow['values']
  rows: readonly AgencyRow[]
  index: number
}

export interface RowRule {
  record: AgencyRowId
  condition: AgencyCondition
  breaks(row: RowInArticle): boolean
}

const rule = (
  record: AgencyRowId,
  name: keyof typeof ROW_CONDITIONS,
  breaks: RowRule['breaks'],
): RowRule => ({ record, condition: ROW_CONDITIONS[name], breaks })

const needs = (record: AgencyRowId, field: string, name: keyof typeof ROW_CONDITIONS): RowRule =>
  rule(record, name, ({ values }) => !values[field])

/** True if a field of one character is none of those that the chapter lists. */
const isOther =
  (field: string, listed: string): RowRule['breaks'] =>
  ({ values }) =>
    !listed.includes(values[field] ?? '')

/** The record that a PG55 or PG60 belongs to: the closest before it that is neither. */
const ownerOf = ({ rows, index }: RowInArticle): AgencyRowId | undefined =>
  rows.slice(0, index).findLast(({ record }) => record !== 'PG55' && record !== 'PG60')?.record

/** What a PG60 adds, by the record that it follows (chapter, page 58). */
const OVERFLOWS: Readonly<Partial<Record<AgencyRowId, readonly string[]>>> = {
  PG07: ['TBN', 'PMN'],
  PG19: ['AD1', 'ENA', 'CIT', 'CP1', 'CP2', 'CP3', 'CP4', 'LAT', 'LON'],
  PG20: ['AD2', 'AD3', 'AD4', 'AD5', 'ECI', 'CIT'],
  PG21: ['TEL', 'EMA', 'INA', 'CIT'],
}

const INSPECTIONS = 'RSPLNAIF'

/** Quantities of PG29 with their units. */
const PAIRS = [
  ['netUnit', 'net'],
  ['grossUnit', 'gross'],
  ['unitNetUnit', 'unitNet'],
  ['unitGrossUnit', 'unitGross'],
] as const

const isCountry = (code = ''): boolean => /^[A-Z]{2}$/.test(code)

/** Outermost first, and the next one in it. */
function isLevelOutOfOrder({ values, rows, index }: RowInArticle): boolean {
  const level = Number(values.level)
  const before = rows[index - 1]
  return level > 1 && (before?.record !== 'PG26' || Number(before.values.level) !== level - 1)
}

const hasTime = (time = ''): boolean => {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(2))]
  return /^\d{4}$/.test(time) && time !== '0000' && minutes < 60 && (hours < 24 || time === '2400')
}

/** The rules of single records and of their neighbors, whatever the agency (chapter, pages 17 to 68). */
export const ROW_RULES: readonly RowRule[] = [
  rule('PG04', 'percentTooHigh', ({ values }) => Number(values.percent ?? 0) > 100),
  needs('PG06', 'sourceType', 'sourceTypeMissing'),
  rule('PG06', 'countryForm', ({ values }) => !!values.country && !isCountry(values.country)),
  rule(
    'PG13',
    'countryForm',
    ({ values }) => values.issuerPlaceKind === 'ISO' && !isCountry(values.issuerPlace),
  ),
  rule(
    'PG06',
    'processingTextMissing',
    ({ values }) => /^0*17$/.test(values.processingType ?? '') && !values.processingText,
  ),
  rule('PG08', 'makeMissing', ({ rows, index }) => !/^PG0[78]$/.test(rows[index - 1]?.record ?? '')),
  rule('PG13', 'permitMissing', ({ rows, index }) => rows[index + 1]?.record !== 'PG14'),
  needs('PG19', 'role', 'roleMissing'),
  rule('PG20', 'partyMissing', (row) => ownerOf(row) !== 'PG19'),
  rule('PG21', 'personAlone', ({ rows }) => !rows.some(({ record }) => /^PG(19|20|22|30)$/.test(record))),
  rule('PG22', 'markInvalid', ({ values }) =>
    [values.certified, values.documentOnFile].some((mark) => !!mark && mark !== 'Y'),
  ),
  needs('PG23', 'code', 'affirmationMissing'),
  rule('PG24', 'remarkMissing', ({ values }) => !!values.kind && !values.code && !values.text),
  rule('PG25', 'temperatureKindInvalid', isOther('temperatureKind', 'AFRDHUP')),
  rule('PG25', 'degreesInvalid', isOther('degrees', 'FCK')),
  rule('PG25', 'lotGiverInvalid', isOther('lotNumberKind', '1234')),
  needs('PG26', 'level', 'levelMissing'),
  rule('PG26', 'levelInvalid', ({ values }) => !!values.level && !/^[1-6]$/.test(values.level)),
  rule('PG26', 'levelOrder', isLevelOutOfOrder),
  needs('PG27', 'container1', 'containerMissing'),
  rule('PG29', 'quantityPair', ({ values }) => PAIRS.some(([unit, net]) => !values[unit] !== !values[net])),
  needs('PG30', 'status', 'inspectionMissing'),
  rule('PG30', 'inspectionInvalid', ({ values }) => !!values.status && !INSPECTIONS.includes(values.status)),
  rule('PG30', 'timeInvalid', ({ values }) => !!values.time && !hasTime(values.time)),
  needs('PG31', 'characteristic', 'vesselKindMissing'),
  needs('PG31', 'text', 'vesselTextMissing'),
  needs('PG32', 'kind', 'routeKindMissing'),
  rule('PG32', 'routeNameMissing', ({ values }) => !!values.placeKind && !values.placeName),
  rule('PG33', 'areaMissing', ({ values }) => !values.areaCode && !values.areaName),
  needs('PG34', 'kind', 'travelKindMissing'),
  rule('PG55', 'rolesAlone', (row) => !/^PG(19|20|21)$/.test(ownerOf(row) ?? '')),
  rule('PG60', 'overflowAlone', (row) => {
    const owner = ownerOf(row)
    return !owner || !OVERFLOWS[owner]?.includes(row.values.qualifier ?? '')
  }),
]
