import type { Entry } from '@edfe/contracts/entries/entry'
import type { AnswerOf } from '@edfe/contracts/operations'
import type { DraftData } from '@edfe/domain/entry'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { isOnServer } from '../editing/on-server.ts'
import { TARIFF_FACTS } from '../tariff/tariff-facts.ts'

export type TariffCheck = AnswerOf<'getTariffCheck'>

const KEPT_MS = 30_000
const FACTS_OF_LINE = [
  ...TARIFF_FACTS,
  'id',
  'origin_country',
  'set_indicator',
  'zone',
  'tariff_rows',
  'duty_amount',
  'duty_note',
] as const

/** What the comparison depends on, as text: the same text has the same answer. */
const factsOf = ({ header, shipment_origin, line_items = [] }: DraftData): string =>
  JSON.stringify([
    header?.entry_type,
    header?.entry_date,
    shipment_origin,
    line_items.map((line) => FACTS_OF_LINE.map((field) => line[field])),
  ])

/** Compares the lines of an entry with the tariff, as they were last saved. */
export const tariffCheckQuery = (id: string, draft: DraftData, isOn: boolean) =>
  queryOptions({
    queryKey: ['tariff', 'check', id, factsOf(draft)],
    queryFn: ({ signal }) => call('getTariffCheck', { params: { id }, signal }),
    enabled: isOn,
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  })

/**
 * The check of an entry; `isMissing` where nobody can make it: the entry is not on the server, or the request failed.
 * `isCurrent` where it is that of the draft; before a save it is that of the version before.
 */
export function useTariffCheck(entry: Entry, draft = entry.draft_data, isSaved = true) {
  const isKnown = isOnServer(entry)
  const { data, isError, isPlaceholderData } = useQuery(tariffCheckQuery(entry.id, draft, isKnown && isSaved))
  return {
    check: data,
    isMissing: !data && (!isKnown || isError),
    isCurrent: data !== undefined && !isPlaceholderData,
  }
}
