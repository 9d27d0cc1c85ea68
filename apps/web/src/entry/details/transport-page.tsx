import { type DraftData, labelByMode, type ShipmentSection } from '@edfe/domain/entry'
import { projectTransport } from '@edfe/domain/projection'
import { alpha2Of, countryName, INCOTERM_NAMES, MODES_OF_TRANSPORT } from '@edfe/domain/reference'
import { useWatch } from 'react-hook-form'
import { useEntryContext } from '../editing/entry-context.ts'
import { codeOption } from '../form/controls/select-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { DetailFrame } from '../frame/page-frame.tsx'
import { DerivedFact } from './derived-fact.tsx'
import { RowsField } from './rows-field.tsx'
import { useDetailSection } from './use-detail-section.ts'

const MODES = MODES_OF_TRANSPORT.map(codeOption)

/** The transport record of the data layer: the facts of step 2, with what is derived from them. */
export function TransportPage() {
  const { form, actions } = useDetailSection('transport', 'shipment_origin')
  const { editor } = useEntryContext()
  const shipment = useWatch({ control: form.value.form.control, name: 'shipment_origin' }) as ShipmentSection
  const mode = shipment.mode_of_transport ?? ''
  const record = projectTransport({ ...editor.draft(), shipment_origin: shipment })
  const zone = record.ftz_number ? `Zone ${record.ftz_number}` : 'Zone number not given'
  return (
    <DetailFrame page="transport" form={form} actions={actions}>
      <FormSection title="Movement" lead="The carrier and the way in which the goods arrived.">
        <EntryField name="shipment_origin.importing_carrier" label={labelByMode('importing_carrier', mode)} />
        <DerivedFact label="Foreign trade zone" hint="From the carrier: FTZ and 4 digits">
          {record.is_ftz ? zone : 'No'}
        </DerivedFact>
        <EntryField
          name="shipment_origin.mode_of_transport"
          options={MODES}
          hint="Block 9. Every mode of the record"
        />
        <EntryField name="shipment_origin.import_date" />
        <EntryField name="shipment_origin.bill_of_lading" label={labelByMode('bill_of_lading', mode)} />
        <EntryField name="shipment_origin.house_bill" />
        <EntryField name="shipment_origin.sub_house_bill" />
        <EntryField name="shipment_origin.manifest_unit" />
        <RowsField name="shipment_origin.further_bills" />
        <EntryField name="shipment_origin.carrier_code" />
        <EntryField name="shipment_origin.trip_number" label={labelByMode('trip_number', mode)} />
        <EntryField name="shipment_origin.eta" />
        <EntryField name="shipment_origin.incoterm" note={incotermText(shipment.incoterm)} />
      </FormSection>
      <FormSection title="Origin" lead="The record has three letters, or MULTI when the lines differ.">
        <EntryField name="shipment_origin.country_of_origin" />
        <DerivedFact
          label="Country of origin, stored as"
          hint="Block 10. Three letters or MULTI"
          note={<Origins draft={{ ...editor.draft(), shipment_origin: shipment }} />}
        >
          {originText(record.country_of_origin)}
        </DerivedFact>
        <EntryField name="shipment_origin.exporting_country" />
        <DerivedFact
          label="Manufacturer of the record"
          hint="Block 13. The ID, or MULTI when the lines differ"
        >
          {record.manufacturer_id || 'Not given'}
        </DerivedFact>
      </FormSection>
      <FormSection title="In-bond movement" lead="Only if the goods moved in bond.">
        <EntryField name="shipment_origin.it_number" hint="Block 16. 3 to 20 letters, digits, hyphens" />
        <EntryField name="shipment_origin.it_date" hint="Block 17. Not before the import date" />
      </FormSection>
      <FormSection title="Ports" lead="Required for every mode of transport.">
        <EntryField
          name="shipment_origin.foreign_port_lading"
          hint="Block 19. 3 to 5 letters or digits, or MULTI"
        />
        <EntryField name="shipment_origin.us_port_unlading" />
      </FormSection>
    </DetailFrame>
  )
}

const incotermText = (code: string | undefined): string | undefined =>
  INCOTERM_NAMES[code?.toUpperCase() ?? '']

/** 'CHN, China'; MULTI and what is no country as they are. */
function originText(code: string): string {
  const name = countryName(alpha2Of(code) ?? '')
  return code === '' ? 'Not given' : name ? `${code}, ${name}` : code
}

const MOST_NAMED = 5

/** Which lines say what, where they make it MULTI. */
function Origins({ draft }: { draft: DraftData }) {
  const fallback = draft.shipment_origin?.country_of_origin ?? ''
  const origins = [
    ...new Set((draft.line_items ?? []).map((line) => line.origin_country || fallback)),
  ].filter(Boolean)
  if (origins.length < 2) return null
  const named = origins.slice(0, MOST_NAMED).join(', ')
  return `The lines say ${named}${origins.length > MOST_NAMED ? ` and ${origins.length - MOST_NAMED} more` : ''}.`
}
