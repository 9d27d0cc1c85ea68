import type { AnswerOf } from '@edfe/contracts/operations'
import type { FieldProblem } from '@edfe/contracts/problem'
import { call } from './client.ts'
import { ApiProblem } from './problem.ts'

/** The draft that an import made, and what could not be imported, by field. */
export type Imported = AnswerOf<'importEntry'>
export type ImportNote = Imported['notes'][number]

/** Makes a draft from canonical JSON, or nothing at all. */
export const importEntry = (json: Record<string, unknown>, signal: AbortSignal): Promise<Imported> =>
  call('importEntry', { body: json, signal })

/** Every field of the file that was refused, each with its path; none when the refusal is about something else. */
export const wrongFields = (failure: unknown): readonly FieldProblem[] =>
  failure instanceof ApiProblem && failure.is('import_failed') ? failure.details.problems : []
