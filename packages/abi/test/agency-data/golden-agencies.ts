import { ARRANGEMENTS } from './arrangements.ts'
import { FURTHER_PROGRAMS } from './further-programs.ts'
import { PROGRAMS } from './programs.ts'
import { RARE_RECORDS } from './rare-records.ts'

/** What is written by hand in `golden/agencies.txt`, as facts. Codes of agencies in it are illustrations. */
export const GOLDEN_AGENCIES = [...PROGRAMS, ...ARRANGEMENTS, ...RARE_RECORDS, ...FURTHER_PROGRAMS]
