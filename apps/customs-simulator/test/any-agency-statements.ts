import { AGENCY_PROGRAMS } from '@edfe/domain/agencies'
import type { DraftData } from '@edfe/domain/entry'
import { SAMPLE_ANSWERS } from '@edfe/domain/test/agencies'
import fc from 'fast-check'
import { mostly } from './any-declarations.ts'

type Line = NonNullable<DraftData['line_items']>[number]
type Statement = NonNullable<Line['agency_statements']>[number]

/** The answers of each sample, as a line has them. */
const SAMPLES: Statement[] = Object.values(SAMPLE_ANSWERS).map(({ program, processing, given }) => ({
  agency: AGENCY_PROGRAMS.find(({ programs }) => programs.includes(program))?.agency ?? '',
  program,
  ...(processing && { variant: processing }),
  answers: given,
}))

/** A statement whose answers are whole, or lack one, or have one that says something else. */
const statement: fc.Arbitrary<Statement> = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    fc.nat(40),
    mostly('as given', 'left out', 'changed', 'disclaimed'),
    fc.constantFrom('', 'X', '0', '2 PM', '燈'),
  )
  .map(([sample, place, change, value]) => {
    const answers = sample.answers ?? []
    const at = place % answers.length
    if (change === 'left out') return { ...sample, answers: answers.toSpliced(at, 1) }
    if (change === 'changed') return { ...sample, answers: answers.with(at, { ...answers[at], value }) }
    if (change === 'disclaimed') return { agency: sample.agency, program: sample.program, disclaimer: 'A' }
    return sample
  })

/** What a line says to one program or two. */
export const anyStatements: fc.Arbitrary<Statement[]> = fc.array(statement, { minLength: 1, maxLength: 2 })

/** Most lines say nothing to other agencies. */
export const anyAgencyStatements: fc.Arbitrary<Statement[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Statement[]>([]) },
  { weight: 2, arbitrary: anyStatements },
)
