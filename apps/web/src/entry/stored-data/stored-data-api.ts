import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/**
 * Everything that is kept of an entry but its lines and validations. `version` is the entry's own: a save
 * fetches it again.
 */
export const storedDataQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['stored-record', id, version],
    queryFn: ({ signal }) => call('getStoredData', { params: { id }, signal }),
  })

/** One line as the data layer keeps it, by its number. */
export const storedLineQuery = (id: string, version: string, line: number) =>
  queryOptions({
    queryKey: ['stored-line', id, version, line],
    queryFn: ({ signal }) => call('listLines', { params: { id }, query: { from: line, limit: 1 }, signal }),
  })

/** Queries the findings of the latest validation run, and with `resolved` those of earlier ones. */
export const storedValidationsQuery = (id: string, resolved: boolean) =>
  queryOptions({
    queryKey: ['stored-validations', id, resolved],
    queryFn: ({ signal }) =>
      call('listValidations', { params: { id }, query: { resolved, limit: 50 }, signal }),
    staleTime: 0,
  })
