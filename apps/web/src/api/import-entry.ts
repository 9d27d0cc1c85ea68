import type { ImportNotes } from '@edfe/contracts/entry-records'
import type { FieldProblem } from '@edfe/contracts/problem'
import type { z } from 'zod'
import type { Entry } from '../entry/editing/wire.ts'
import { api } from './client.ts'
import { ApiProblem } from './problem.ts'

export type ImportNote = z.output<typeof ImportNotes>[number]

export interface Imported {
  entry: Entry
  /** What could not be taken over, by field. */
  notes: ImportNote[]
}

/** Makes a draft from canonical JSON, or nothing at all. */
export const importEntry = (json: Record<string, unknown>, signal: AbortSignal): Promise<Imported> =>
  api.post<Imported>('/api/entries/import', { body: json, signal })

/** Every field of the file that was refused, each with its path; none when the refusal is about something else. */
export function wrongFields(failure: unknown): FieldProblem[] {
  const details = failure instanceof ApiProblem ? failure.details : undefined
  const { problems } = (details ?? {}) as { problems?: FieldProblem[] }
  return Array.isArray(problems) ? problems : []
}
