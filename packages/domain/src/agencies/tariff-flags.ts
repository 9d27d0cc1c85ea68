import { type ReferenceTable, records } from '../reference/index.ts'
import data from './data/tariff-flags.json' with { type: 'json' }
import { AGENCY_FLAGS, type AgencyFlag } from './flags.ts'

/** The lists name headings, subheadings and whole numbers. */
const LENGTHS = [4, 6, 8, 10]

/** The flags of each beginning in a table, made once: the review asks for 999 lines at each change. */
const indexes = new WeakMap<ReferenceTable, ReadonlyMap<string, ReadonlySet<string>>>()

function indexOf(table: ReferenceTable): ReadonlyMap<string, ReadonlySet<string>> {
  const known = indexes.get(table)
  if (known) return known
  const index = new Map<string, Set<string>>()
  for (const { flag, hts } of records<'flag' | 'hts'>(table)) {
    for (const beginning of hts.split(' '))
      index.set(beginning, (index.get(beginning) ?? new Set()).add(flag))
  }
  indexes.set(table, index)
  return index
}

/** The flags of a tariff number in the lists of APHIS, NMFS and DEA; other agencies publish none by number. */
export function flagsOfTariff(hts: string, table: ReferenceTable = data): AgencyFlag[] {
  const digits = hts.replace(/\D/g, '')
  const index = indexOf(table)
  const found = LENGTHS.filter((length) => length <= digits.length).flatMap((length) => [
    ...(index.get(digits.slice(0, length)) ?? []),
  ])
  return found.length === 0 ? [] : AGENCY_FLAGS.filter(({ code }) => found.includes(code))
}
