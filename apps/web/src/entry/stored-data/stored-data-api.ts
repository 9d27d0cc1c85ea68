import type { LinesAnswer, StoredRecordAnswer, ValidationsAnswer } from '@edfe/contracts/stored-record'
import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '../../api/client.ts'

export type StoredData = z.infer<typeof StoredRecordAnswer>
export type StoredLines = z.infer<typeof LinesAnswer>
export type StoredValidations = z.infer<typeof ValidationsAnswer>

const at = (id: string) => ({ path: { id } })

/** Everything that is kept of an entry but its lines and validations. `version` is the entry's own: a save asks anew. */
export const storedDataQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['stored-record', id, version],
    queryFn: ({ signal }): Promise<StoredData> =>
      api.get('/api/entries/{id}/record', { params: at(id), signal }),
  })

/** One line as the data layer keeps it, by its number. */
export const storedLineQuery = (id: string, version: string, line: number) =>
  queryOptions({
    queryKey: ['stored-line', id, version, line],
    queryFn: ({ signal }): Promise<StoredLines> =>
      api.get('/api/entries/{id}/lines', { params: { ...at(id), query: { from: line, limit: 1 } }, signal }),
  })

/** What the latest validation run found, and with `resolved` what earlier ones did. */
export const storedValidationsQuery = (id: string, resolved: boolean) =>
  queryOptions({
    queryKey: ['stored-validations', id, resolved],
    queryFn: ({ signal }): Promise<StoredValidations> =>
      api.get('/api/entries/{id}/validations', {
        params: { ...at(id), query: { resolved: String(resolved), limit: 50 } as never },
        signal,
      }),
    staleTime: 0,
  })
