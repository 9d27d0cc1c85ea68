import { parseDay } from '@edfe/domain/calendar'
import { lineOrigin } from '@edfe/domain/entry'
import { isCountryCode } from '@edfe/domain/reference'
import { useEntryContext } from '../editing/entry-context.ts'
import type { EntryFacts } from './tariff-queries.ts'

/** Entry date of the entry, and origin of one of its lines, as far as both are typed and make sense. */
export function useEntryFacts(lineId: string): EntryFacts {
  const draft = useEntryContext().editor.draft()
  const line = draft.line_items?.find(({ id }) => id === lineId)
  const origin = line ? lineOrigin(draft, line) : draft.shipment_origin?.country_of_origin
  return {
    on: parseDay(draft.header?.entry_date),
    origin: origin && isCountryCode(origin) ? origin : undefined,
  }
}
