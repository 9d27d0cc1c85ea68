import { formatEntryNumber } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../api/client.ts'
import { useSettled } from '../ui/use-settled.ts'
import { baseOf, languageTag } from '../words/language.ts'
import { t } from '../words/t.ts'
import { foundHelp, type HelpPage } from './found-help.ts'
import type { Command } from './page-commands.ts'

const TYPING_MS = 200
/** Shorter texts match too many entries and parts. */
const MIN_SEARCH = 3
const MAX_ENTRIES = 5
const MAX_PARTS = 3

interface Found {
  found: Command[]
  isSearching: boolean
}

/** The newest entries that match what was typed, once typing pauses. */
export function useFoundEntries(typed: string): Found {
  const navigate = useNavigate()
  const q = useSettled(typed.trim(), TYPING_MS)
  const isAsked = q.length >= MIN_SEARCH
  const { data, isFetching } = useQuery({
    queryKey: ['entries', 'palette', q],
    queryFn: ({ signal }) => call('listEntries', { query: { q, page_size: MAX_ENTRIES }, signal }),
    enabled: isAsked,
    retry: false,
  })
  const found = (isAsked ? (data?.entries ?? []) : []).map(
    ({ id, entry_number, goods, bill_of_lading }): Command => ({
      key: id,
      label: t(
        { id: 'command-palette.entry', defaultMessage: 'Entry {number}' },
        { number: entry_number ? formatEntryNumber(entry_number) : id },
      ),
      detail: [goods, bill_of_lading].filter(Boolean).join(', '),
      run: () => void navigate({ to: '/entries/$entryId/$page', params: { entryId: id, page: 'step-1' } }),
    }),
  )
  return { found, isSearching: isFetching }
}

/** The first parts that match what was typed, as the page of parts finds them. */
export function useFoundParts(typed: string): Found {
  const navigate = useNavigate()
  const q = useSettled(typed.trim(), TYPING_MS)
  const isAsked = q.length >= MIN_SEARCH
  const { data, isFetching } = useQuery({
    queryKey: ['parts', 'palette', q],
    queryFn: ({ signal }) => call('listParts', { query: { q, page_size: MAX_PARTS }, signal }),
    enabled: isAsked,
    retry: false,
  })
  const found = (isAsked ? (data?.parts ?? []) : []).map(
    ({ id, part }): Command => ({
      key: id,
      label: t({ id: 'command-palette.part', defaultMessage: 'Part {number}' }, { number: part.part_number }),
      detail: part.description,
      run: () => void navigate({ to: '/parts', search: { q: part.part_number } }),
    }),
  )
  return { found, isSearching: isFetching }
}

/**
 * Pages of the documentation that have what was typed, in the language of the page: guides, blocks, answers, glossary,
 * conditions, release codes. Each opens in a new tab. Their index is fetched once, with the first search.
 */
export function useFoundHelp(typed: string): Found {
  const q = useSettled(typed.trim(), TYPING_MS)
  const isAsked = q.length >= MIN_SEARCH
  const { data, isFetching } = useQuery({
    queryKey: ['documentation-index', languageTag()],
    queryFn: async ({ signal }): Promise<HelpPage[]> => {
      const answer = await fetch(`${baseOf(languageTag())}/documentation/index.json`, { signal })
      return answer.ok ? answer.json() : []
    },
    enabled: isAsked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = (isAsked ? foundHelp(data ?? [], q) : []).map(
    ({ path, title, snippet }): Command => ({
      key: `${path} ${title}`,
      label: title,
      snippet,
      run: () => window.open(path, '_blank', 'noopener'),
    }),
  )
  return { found, isSearching: isFetching }
}
