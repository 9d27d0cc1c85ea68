import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'

const IMPORTER_CHECK = ['organization', 'importer-check']
const ASK_EVERY_MS = 2000
const OPEN = ['queued', 'sending', 'retrying']

/** What CBP said of the organization's importer number; while a question is open, read again until it ends. */
export const useImporterCheck = () =>
  useQuery({
    queryKey: IMPORTER_CHECK,
    queryFn: ({ signal }) => call('getImporterCheck', { signal }),
    refetchInterval: ({ state }) => (OPEN.includes(state.data?.latest?.state ?? '') ? ASK_EVERY_MS : false),
  })

export function useAskImporter() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('askImporter'),
    onSuccess: (answer) => queryClient.setQueryData(IMPORTER_CHECK, answer),
  })
}
