import { parseDay } from '@edfe/domain/calendar'
import { dutyDay, isSetComponent, type LineItem, lineFields, lineOrigin, loadedOn } from '@edfe/domain/entry'
import { isCountryCode } from '@edfe/domain/reference'
import { useSection } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues } from '../form/form-values.ts'
import { useValues } from '../form/use-values.ts'
import type { EntryFacts } from './tariff-queries.ts'

/**
 * The day whose duty rates a line has, its origin and the day of its loading, as far as they are typed and make sense. A part of a set has no such
 * day: the duty is that of its header.
 */
export function useEntryFacts(lineId: string): EntryFacts {
  const { form } = useEntryFormContext()
  const [origin_country, set_indicator = ''] = useValues(form, [
    `line_items.${lineId}.origin_country`,
    `line_items.${lineId}.set_indicator`,
  ]) as (string | undefined)[]
  const zone = fromFormValues(
    lineFields.zone.fields,
    useValues(form, `line_items.${lineId}.zone`) as LineItem['zone'],
  )
  const { entry_type, entry_date } = useSection('header') ?? {}
  const shipment_origin = useSection('shipment_origin')
  const origin = lineOrigin({ shipment_origin }, { origin_country })
  return {
    on: isSetComponent({ set_indicator })
      ? undefined
      : dutyDay(entry_type, { ...(zone && { zone }) }, parseDay(entry_date)),
    origin: origin && isCountryCode(origin) ? origin : undefined,
    loadedOn: loadedOn(shipment_origin ?? {}),
  }
}
