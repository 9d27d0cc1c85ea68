import type { Entry } from '@edfe/contracts/entries/entry'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { isOnServer } from '../editing/on-server.ts'

/** Compares the lines of an entry with the tariff, as they were last saved. */
const tariffCheckQuery = ({ id, updated_at }: Pick<Entry, 'id' | 'updated_at'>, isOn: boolean) =>
  queryOptions({
    queryKey: ['tariff', 'check', id, updated_at],
    queryFn: ({ signal }) => call('getTariffCheck', { params: { id }, signal }),
    enabled: isOn,
    placeholderData: keepPreviousData,
  })

/** The check of an entry; `isMissing` where nobody can make it: the entry is not on the server, or the request failed. */
export function useTariffCheck(entry: Entry) {
  const isKnown = isOnServer(entry)
  const { data, isError } = useQuery(tariffCheckQuery(entry, isKnown))
  return { check: data, isMissing: !data && (!isKnown || isError) }
}
