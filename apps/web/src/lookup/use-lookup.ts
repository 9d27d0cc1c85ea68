import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../ui/use-settled.ts'
import { type LookupAnswer, lookupQuery, type SearchedLookup } from './lookups.ts'

const DEBOUNCE_MS = 300
const NONE: LookupAnswer = { rows: [], total: 0 }

/**
 * Searches a lookup once typing has paused for 300 ms, while its list is open. Until the answer is there, the rows of
 * the one before stay as far as they fit what is typed; a failed search reads as no rows.
 */
export function useLookup(
  name: SearchedLookup,
  text: string,
  isOpen: boolean,
): { answer: LookupAnswer | undefined; isSearching: boolean } {
  const debounced = useSettled(text, DEBOUNCE_MS)
  const { data, isFetching, isError } = useQuery({
    ...lookupQuery(name, debounced),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  })
  const isSearching = isFetching || (isOpen && debounced !== text)
  const answer = isError && !isFetching ? NONE : data
  return { answer: isSearching && answer ? fitting(answer, text) : answer, isSearching }
}

/** The rows of an answer that hold a text in their code, name or detail. */
export function fitting(answer: LookupAnswer, text: string): LookupAnswer {
  const sought = text.trim().toUpperCase()
  const rows = answer.rows.filter(({ code, name, detail = '' }) =>
    `${code} ${name}, ${detail}`.toUpperCase().includes(sought),
  )
  return { ...answer, rows }
}
