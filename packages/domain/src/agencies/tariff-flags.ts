import { type ReferenceTable, records } from '../reference/index.ts'
import data from './data/tariff-flags.json' with { type: 'json' }
import { AGENCY_FLAGS, type AgencyFlag } from './flags.ts'

/** The lists name headings, subheadings and whole numbers. */
const LENGTHS = [4, 6, 8, 10]

/** The flags of each beginning in a table, made once: the review asks for 999 lines at each change. */
const indexes = new WeakMap<ReferenceTable, Index>()

/** By the beginning of a tariff number: its flags, each with the program that its list names, or ''. */
type Index = ReadonlyMap<string, ReadonlyMap<string, string>>

function indexOf(table: ReferenceTable): Index {
  const known = indexes.get(table)
  if (known) return known
  const index = new Map<string, Map<string, string>>()
  for (const { flag, program, hts } of records<'flag' | 'program' | 'hts'>(table)) {
    for (const beginning of hts.split(' '))
      index.set(beginning, (index.get(beginning) ?? new Map<string, string>()).set(flag, program))
  }
  indexes.set(table, index)
  return index
}

/** The flags of a tariff number in the lists of APHIS, NMFS and DEA; other agencies publish none by number. */
export function flagsOfTariff(hts: string, table: ReferenceTable = data): AgencyFlag[] {
  const digits = hts.replace(/\D/g, '')
  const index = indexOf(table)
  const found = new Map(
    LENGTHS.filter((length) => length <= digits.length).flatMap((length) => [
      ...(index.get(digits.slice(0, length)) ?? []),
    ]),
  )
  if (found.size === 0) return []
  return AGENCY_FLAGS.filter(({ code }) => found.has(code)).map((flag) => {
    const program = found.get(flag.code)
    return program ? { ...flag, proposed: [program] } : flag
  })
}
