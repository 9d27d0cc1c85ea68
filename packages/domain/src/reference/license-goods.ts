import { byHtsPrefix } from './by-hts-prefix.ts'
import data from './data/license-goods.json' with { type: 'json' }
import { records } from './table.ts'

/** A license of record 52 that goods need. */
export interface NeededLicense {
  /** Its type of AE usage note s: 01 steel, 28 aluminum. */
  code: string
  /** The first entry date. */
  from: string
}

const ofNumber = byHtsPrefix(records<'code' | 'from' | 'hts'>(data))

/** Formal entries for consumption. Goods from a zone or a warehouse had their license before. */
const LICENSED_TYPES = ['01', '02', '03', '07']

/**
 * The licenses that CBP asks for on a line of these numbers (ACE error dictionary, condition 60D); none for
 * goods of the United States and with a heading of chapter 98.
 */
export function neededLicenses(
  numbers: readonly string[],
  { entryType, entryDate, origin }: { entryType: string; entryDate: string | undefined; origin: string },
): NeededLicense[] {
  const isFree = origin === 'US' || numbers.some((hts) => hts.startsWith('98'))
  if (isFree || entryDate === undefined || !LICENSED_TYPES.includes(entryType)) return []
  return numbers.flatMap(ofNumber).filter(({ from }) => from <= entryDate)
}
