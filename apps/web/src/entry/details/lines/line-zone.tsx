import { type LineItem, ZONE_ENTRY_TYPE } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { t } from '../../../words/t.ts'
import { useSection } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FieldGroup, FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'

const TITLE = defineMessage({ id: 'line-zone.foreign-trade-zone', defaultMessage: 'Foreign trade zone' })
const WHY = defineMessage({
  id: 'line-zone.asked-on-entry-type-06',
  defaultMessage:
    'Asked on entry type 06. Privileged foreign goods pay the rates of the day of their status, domestic goods pay nothing.',
})

/** Returns the zone fields of a line: undefined if the entry is not from a zone and the line names none. */
function useZone(id: string): LineItem['zone'] {
  const { form } = useEntryFormContext()
  const zone = useValues(form, `line_items.${id}.zone`) as LineItem['zone']
  const isAsked =
    useSection('header')?.entry_type === ZONE_ENTRY_TYPE || Object.values(zone ?? {}).some(Boolean)
  return isAsked ? (zone ?? {}) : undefined
}

function Fields({ id, zone }: { id: string; zone: NonNullable<LineItem['zone']> }) {
  const at = inside(`line_items.${id}.zone`)
  return (
    <>
      <EntryField
        name={at('status')}
        empty={t({ id: 'line-zone.choose-a-status', defaultMessage: 'Choose a status' })}
        columns={4}
      />
      {(zone.status === 'P' || zone.filing_date) && <EntryField name={at('filing_date')} columns={4} />}
      <EntryField name={at('quantity')} columns={4} />
    </>
  )
}

/** The status of the goods of a line in a foreign trade zone. */
export function LineZone({ id }: { id: string }) {
  const zone = useZone(id)
  return (
    zone && (
      <FormSection title={t(TITLE)} lead={t(WHY)}>
        <Fields id={id} zone={zone} />
      </FormSection>
    )
  )
}

/** The same in step 4. */
export function LineZoneGroup({ id }: { id: string }) {
  const zone = useZone(id)
  return (
    zone && (
      <FieldGroup title={t(TITLE)} why={t(WHY)}>
        <Fields id={id} zone={zone} />
      </FieldGroup>
    )
  )
}
