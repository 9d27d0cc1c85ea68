import type { AgencyStatement } from '../agency-data.ts'
import { APL } from './aph-apl/index.ts'
import { APQ } from './aph-apq/index.ts'
import { CERTIFICATE_BY_REFERENCE, CERTIFICATE_IN_FULL } from './cps/index.ts'
import { TS1 } from './epa-ts1/index.ts'
import { FOOD } from './fda/food.ts'
import { COSMETIC, DEVICE, RADIATION } from './fda/others.ts'
import { judgeProgram, type ProgramFinding } from './judge-program.ts'
import { HS7_PROGRAMS } from './nht-hs7/index.ts'
import type { AgencyProgram } from './program.ts'
import { ALCOHOL_PROGRAMS } from './ttb/index.ts'

/** The programs that are defined. One with a processing comes before that of its program without. */
export const AGENCY_PROGRAMS: readonly AgencyProgram[] = [
  APL,
  APQ,
  TS1,
  FOOD,
  COSMETIC,
  DEVICE,
  RADIATION,
  CERTIFICATE_BY_REFERENCE,
  CERTIFICATE_IN_FULL,
  ...HS7_PROGRAMS,
  ...ALCOHOL_PROGRAMS,
]

/** The definition of a program by the codes of a statement in a draft. */
export const programNamed = (agency: string, code: string, processing = ''): AgencyProgram | undefined =>
  AGENCY_PROGRAMS.find(
    (program) =>
      program.agency === agency &&
      program.programs.includes(code) &&
      (program.processing ?? '') === processing,
  )

/** The definition that a statement is judged by. */
export const programOf = (statement: Pick<AgencyStatement, 'agency' | 'program' | 'processing'>) =>
  AGENCY_PROGRAMS.find(
    ({ agency, programs, processing }) =>
      agency === statement.agency &&
      programs.includes(statement.program) &&
      (processing === undefined || processing === statement.processing),
  )

/** What the programs do not accept in statements with data; a program without a definition is not judged. */
export const judgePrograms = (statements: readonly AgencyStatement[]): ProgramFinding[] =>
  statements.flatMap((statement, index) => {
    const program = programOf(statement)
    if (!program || statement.disclaimer || statement.articles.length === 0) return []
    return judgeProgram(statement, program).map((finding) => ({
      ...finding,
      place: [index, ...finding.place],
    }))
  })
