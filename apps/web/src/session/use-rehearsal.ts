import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'

/** How CBP's qualification would stand by the practice filings. */
export const useRehearsal = () =>
  useQuery({
    queryKey: ['organization', 'rehearsal'],
    queryFn: ({ signal }) => call('getRehearsal', { signal }),
  })
