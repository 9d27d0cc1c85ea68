import { type DecodedRecord, isAgencyRecord } from '@edfe/abi'
import type { ConditionCode } from '../answer/conditions.ts'
import { hasGap } from './contiguity.ts'
import { placeOf } from './grammar.ts'
import { GROUPS, NOT_AFTER } from './release-places.ts'

/** The first violation of the structure map. CBP stops reading there. */
export interface StructureFault {
  code: ConditionCode
  /** Index of the record in its summary. */
  index: number
}

const ORDER = ['header', 'line', 'totals']

/** Checks record sequence and repeats of one summary, 10 to 90. */
export function structureFault(records: readonly DecodedRecord[]): StructureFault | undefined {
  if (records[0]?.id !== '10') return { code: 'A00', index: 0 }
  const isCertified = records[0].values.cargoReleaseCertificationRequestIndicator === 'A'
  const counts = new Map<string, number>()
  let section = 'header'
  let rank = 0
  for (const [index, record] of records.entries()) {
    if (isCertified && isAgencyRecord(record.id)) {
      if (!isAfterTariff(records, index)) return { code: 'A04', index }
      continue
    }
    const place = placeOf(record.id, isCertified)
    if (!place) return { code: 'A02', index }
    const id = record.id.split('-')[0]!
    const isNewLine = id === '40' && section !== 'totals'
    if (isNewLine) {
      for (const known of counts.keys())
        if (known !== '40' && placeOf(known, isCertified)?.section === 'line') counts.delete(known)
    } else if (ORDER.indexOf(place.section) < ORDER.indexOf(section) || place.rank < rank) {
      return { code: 'A04', index }
    }
    for (const own of GROUPS[id] ?? []) counts.delete(own)
    if (place.section === 'line' && !counts.has('40') && id !== '40') return { code: 'A04', index }
    const opener = Object.keys(GROUPS).find((other) => GROUPS[other]?.includes(id))
    if (opener !== undefined && !counts.has(opener)) return { code: 'A04', index }
    if (NOT_AFTER[id]?.some((other) => counts.has(other))) return { code: 'A04', index }
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    if (count > place.most) return { code: place.exceeded, index }
    if (hasGap(id, record.values)) return { code: 'A22', index }
    section = place.section
    rank = place.rank
  }
  return undefined
}

/** Data of other agencies follow a tariff row, and what a release adds to it. */
const BEFORE_AGENCIES = ['50', 'SE60', 'SE61']

function isAfterTariff(records: readonly DecodedRecord[], index: number): boolean {
  const before = records.slice(0, index).findLast(({ id }) => !isAgencyRecord(id))
  return before !== undefined && BEFORE_AGENCIES.includes(before.id)
}
