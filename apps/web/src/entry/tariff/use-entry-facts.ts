import { parseDay } from '@edfe/domain/calendar'
import { lineOrigin } from '@edfe/domain/entry'
import { isCountryCode } from '@edfe/domain/reference'
import { useEntryContext } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'
import type { EntryFacts } from './tariff-queries.ts'

/** Entry date of the entry, and origin of one of its lines, as far as both are typed and make sense. */
export function useEntryFacts(lineId: string): EntryFacts {
  const { editor } = useEntryContext()
  const { form } = useEntryFormContext()
  const origin_country = useValues(form, `line_items.${lineId}.origin_country`) as string | undefined
  const shipment_origin = editor.section('shipment_origin')
  const origin = lineOrigin({ shipment_origin }, { origin_country })
  return {
    on: parseDay(editor.section('header')?.entry_date),
    origin: origin && isCountryCode(origin) ? origin : undefined,
  }
}
