import {
  type ColumnMap,
  type FoundColumns,
  headingOf,
  headingWords,
  type RawSheet,
} from '@edfe/domain/lines-import'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/client.ts'

const PREFIX = 'edfe.import-columns.'
const MOST_KEPT = 20

type Kept = [headings: string, columns: ColumnMap][]

/** Returns the key of one supplier's sheets: the headings in their order. */
export const headingsOf = (sheet: RawSheet, found: FoundColumns): string =>
  (found.headings ?? sheet.rows[found.header] ?? [])
    .map((_, column) => headingWords(headingOf(sheet, found, column)))
    .join('|')

function keptHere(organization: string): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + organization) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    // A storage that is forbidden or was written by something else: the columns are found again.
    return []
  }
}

/** Keeps the columns of a sheet in this browser, for when the server is away; those that were imported last are kept. */
function keepHere(organization: string, headings: string, columns: ColumnMap): void {
  const others = keptHere(organization).filter(([known]) => known !== headings)
  const kept: Kept = [[headings, columns], ...others].slice(0, MOST_KEPT) as Kept
  try {
    localStorage.setItem(PREFIX + organization, JSON.stringify(kept))
  } catch {
    // Without storage, the columns are found again the next time.
  }
}

const mappingsQuery = (organization: string) =>
  queryOptions({
    queryKey: ['import-mappings', organization],
    queryFn: async ({ signal }) => (await call('listImportMappings', { signal })).mappings,
    staleTime: 60_000,
    retry: false,
    // A visitor without an account has nothing on the server.
    enabled: organization !== '',
  })

/**
 * The columns that a member of the organization chose for sheets with these headings, and how a choice is remembered:
 * on the server for every member, and in this browser for when the server is away.
 */
export function useRememberedColumns(organization: string, headings: string) {
  const queryClient = useQueryClient()
  const { data: mappings = [] } = useQuery(mappingsQuery(organization))
  const isTelling = /[^|]/.test(headings)
  const here = useMemo(
    () => keptHere(organization).find(([known]) => known === headings)?.[1],
    [organization, headings],
  )
  const shared = mappings.find((mapping) => mapping.headings === headings)?.columns
  return {
    columns: isTelling ? (shared ?? here) : undefined,
    remember(chosen: ColumnMap) {
      // A sheet without headings is like every other one without them.
      if (!isTelling) return
      keepHere(organization, headings, chosen)
      // Lines are imported whether or not the choice can be shared.
      void call('saveImportMapping', { body: { headings, columns: chosen } })
        .then(() => queryClient.invalidateQueries({ queryKey: mappingsQuery(organization).queryKey }))
        .catch((failure: unknown) => console.warn('the columns could not be remembered', failure))
    },
  }
}
