import type { RecordProblem } from '@edfe/abi'
import type { ConditionCode } from '../answer/conditions.ts'

/**
 * The X condition of a problem that rejects the batch. Undefined for problems that reject one transaction (a blank or
 * malformed field with a specific condition), and for unknown records, which the structure check covers.
 */
export function syntaxCode(
  problem: RecordProblem,
  answersProblem: (problem: RecordProblem) => boolean,
): ConditionCode | undefined {
  if (problem.kind === 'length') return 'X42'
  if (problem.kind === 'filler') return 'X39'
  if (problem.kind === 'unknown_record' || answersProblem(problem)) return undefined
  return 'X40'
}
