import type { AnswerOf, BodyOf, QueryOf } from '@edfe/contracts/operations'
import { MOST_IMPORTED_PARTS, type Part, partNumberKey } from '@edfe/domain/parts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addressOf, call } from '../api/client.ts'

export type PartRow = AnswerOf<'listParts'>['parts'][number]
type PartsAsk = QueryOf<'listParts'>

const PARTS = ['parts'] as const

/** One page of parts; while the next page loads the last one stays. */
export function useParts(ask: PartsAsk) {
  return useQuery({
    queryKey: [...PARTS, ask],
    queryFn: ({ signal }) => call('listParts', { query: ask, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Address of the CSV of the filtered parts, for a plain link. */
export const partsCsvAddress = (ask: QueryOf<'exportParts'>) => addressOf('exportParts', { query: ask })

/** A change of parts; every list of them is read again afterwards, also when the change is refused: others may have made one. */
function usePartsMutation<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: PARTS }) })
}

/** Saves a part: a new one without an id. */
export const useSavePart = () =>
  usePartsMutation(({ id, part }: { id?: string | undefined; part: Part }) =>
    id ? call('updatePart', { params: { id }, body: part }) : call('createPart', { body: part }),
  )

export const useDeletePart = () => usePartsMutation((id: string) => call('deletePart', { params: { id } }))

export const useImportParts = () =>
  usePartsMutation((parts: Part[]) => call('importParts', { body: { parts } }))

export const useAddParts = () => usePartsMutation((parts: Part[]) => call('addParts', { body: { parts } }))

/** Saves the goods of many parts; each names the version that it was read with. */
export const useChangeParts = () =>
  usePartsMutation((parts: BodyOf<'changeParts'>['parts']) => call('changeParts', { body: { parts } }))

export const useDeleteParts = () =>
  usePartsMutation((parts: BodyOf<'deleteParts'>['parts']) => call('deleteParts', { body: { parts } }))

export const useCheckParts = () => usePartsMutation((ids: string[]) => call('checkParts', { body: { ids } }))

/** The parts of these part numbers that are known. */
export const knownParts = (part_numbers: readonly string[], signal?: AbortSignal) =>
  call('matchParts', { body: { part_numbers: [...part_numbers] }, ...(signal && { signal }) })

const NO_PARTS: readonly Part[] = []

/** The known parts among many part numbers, and whether the server has said which they are. */
export interface KnownParts {
  parts: readonly Part[]
  state: 'known' | 'looking' | 'failed'
  lookAgain: () => void
}

/** The known parts among the part numbers of a sheet; none until the server has answered. */
export function useKnownParts(numbers: readonly string[]): KnownParts {
  const keys = [...new Set(numbers.map(partNumberKey))].filter(Boolean).sort()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...PARTS, 'of numbers', keys],
    queryFn: ({ signal }) => partsOfKeys(keys, signal),
    enabled: keys.length > 0,
  })
  const isKnown = keys.length === 0 || data !== undefined
  return {
    parts: data ?? NO_PARTS,
    state: isKnown ? 'known' : isError && !isFetching ? 'failed' : 'looking',
    lookAgain: () => void refetch(),
  }
}

/** A sheet may have more part numbers than one request takes. */
async function partsOfKeys(keys: readonly string[], signal: AbortSignal): Promise<Part[]> {
  const parts: Part[] = []
  for (let from = 0; from < keys.length; from += MOST_IMPORTED_PARTS) {
    const known = await knownParts(keys.slice(from, from + MOST_IMPORTED_PARTS), signal)
    parts.push(...known.parts.map(({ part }) => part))
  }
  return parts
}

/** The part of a part number, with its id; undefined while it is not known. */
export function useKnownPart(number: string) {
  const key = partNumberKey(number)
  return useQuery({
    queryKey: [...PARTS, 'of number', key],
    // A query never answers undefined.
    queryFn: async ({ signal }) => (await knownParts([key], signal)).parts[0] ?? null,
    select: (found) => found ?? undefined,
    enabled: key !== '',
  })
}
