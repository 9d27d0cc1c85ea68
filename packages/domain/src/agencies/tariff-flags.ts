import { type ReferenceTable, records } from '../reference/index.ts'
import data from './data/tariff-flags.json' with { type: 'json' }
import { AGENCY_FLAGS, type AgencyFlag } from './flags.ts'

/** The lists name headings, subheadings and whole numbers. */
const LENGTHS = [4, 6, 8, 10]

/** The flags of a tariff number in the lists of APHIS, NMFS and DEA; other agencies publish none by number. */
export function flagsOfTariff(hts: string, table: ReferenceTable = data): AgencyFlag[] {
  const digits = hts.replace(/\D/g, '')
  const beginnings = LENGTHS.filter((length) => length <= digits.length).map((length) =>
    digits.slice(0, length),
  )
  const codes = records<'flag' | 'hts'>(table)
    .filter((row) => beginnings.some((beginning) => ` ${row.hts} `.includes(` ${beginning} `)))
    .map((row) => row.flag)
  return AGENCY_FLAGS.filter(({ code }) => codes.includes(code))
}
