import { filerCodeProblem, normalizeFilerCode } from '@edfe/contracts/filer-code'
import { sentence } from '../../words/sentence.ts'

/** A code as the field shows it while it is typed: at most three characters. */
export const sanitizeFilerCode = (typed: string): string => normalizeFilerCode(typed).slice(0, 3)

/** The message for a code that is present and that CBP does not assign. */
export function filerCodeError(code: string): string | undefined {
  const problem = code === '' ? undefined : filerCodeProblem(code)
  return problem && sentence(problem)
}
