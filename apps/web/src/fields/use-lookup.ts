import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type LookupAnswer, lookupQuery, type SearchedLookup } from '../wizard/lookups.ts'

const DEBOUNCE_MS = 300

/** Searches a lookup once typing has rested 300 ms, while its list is open. */
export function useLookup(
  name: SearchedLookup,
  text: string,
  isOpen: boolean,
): { answer: LookupAnswer | undefined; isSearching: boolean } {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isFetching } = useQuery({
    ...lookupQuery(name, rested),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  return { answer: data, isSearching: isFetching || (isOpen && rested !== text) }
}
