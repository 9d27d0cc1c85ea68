import { type DraftData, fieldLabel, type ShipmentSection } from '@edfe/domain/entry'
import { projectTransport } from '@edfe/domain/projection'
import { alpha2Of, INCOTERM_NAMES, MODES_OF_TRANSPORT } from '@edfe/domain/reference'
import { useWatch } from 'react-hook-form'
import { countryWords } from '../../messages/country-words.ts'
import { t } from '../../words/t.ts'
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
  const zone = record.ftz_number
    ? t({ id: 'transport-page.zone', defaultMessage: 'Zone {zone}' }, { zone: record.ftz_number })
    : t({ id: 'transport-page.zone-number-not-given', defaultMessage: 'Zone number not given' })
  return (
    <DetailFrame page="transport" form={form} actions={actions}>
      <FormSection
        title={t({ id: 'transport-page.movement', defaultMessage: 'Movement' })}
        lead={t({
          id: 'transport-page.the-carrier-and-the-way',
          defaultMessage: 'The carrier and the way in which the goods arrived.',
        })}
      >
        <EntryField
          name="shipment_origin.importing_carrier"
          label={t(fieldLabel('shipment_origin.importing_carrier', mode))}
        />
        <DerivedFact
          label={t({ id: 'transport-page.foreign-trade-zone', defaultMessage: 'Foreign trade zone' })}
          hint={t({
            id: 'transport-page.from-the-carrier-ftz-and',
            defaultMessage: 'From the carrier: FTZ and 4 digits',
          })}
        >
          {record.is_ftz ? zone : t({ id: 'common.no', defaultMessage: 'No' })}
        </DerivedFact>
        <EntryField
          name="shipment_origin.mode_of_transport"
          options={MODES}
          hint={t({
            id: 'transport-page.block-9-every-mode-of',
            defaultMessage: 'Block 9. Every mode of the record',
          })}
        />
        <EntryField name="shipment_origin.import_date" />
        <EntryField
          name="shipment_origin.bill_of_lading"
          label={t(fieldLabel('shipment_origin.bill_of_lading', mode))}
        />
        <EntryField name="shipment_origin.house_bill" />
        <EntryField name="shipment_origin.sub_house_bill" />
        <EntryField name="shipment_origin.manifest_unit" />
        <RowsField name="shipment_origin.further_bills" />
        <EntryField name="shipment_origin.carrier_code" />
        <EntryField
          name="shipment_origin.trip_number"
          label={t(fieldLabel('shipment_origin.trip_number', mode))}
        />
        <EntryField name="shipment_origin.eta" />
        <EntryField name="shipment_origin.eta_time" />
        <EntryField name="shipment_origin.incoterm" note={incotermText(shipment.incoterm)} />
      </FormSection>
      <FormSection
        title={t({ id: 'transport-page.origin', defaultMessage: 'Origin' })}
        lead={t({
          id: 'transport-page.the-record-has-three-letters',
          defaultMessage: 'The record has three letters, or MULTI when the lines differ.',
        })}
      >
        <EntryField name="shipment_origin.country_of_origin" />
        <DerivedFact
          label={t({
            id: 'transport-page.country-of-origin-stored-as',
            defaultMessage: 'Country of origin, stored as',
          })}
          hint={t({
            id: 'transport-page.block-10-three-letters-or',
            defaultMessage: 'Block 10. Three letters or MULTI',
          })}
          note={<Origins draft={{ ...editor.draft(), shipment_origin: shipment }} />}
        >
          {originText(record.country_of_origin)}
        </DerivedFact>
        <EntryField name="shipment_origin.exporting_country" />
        <DerivedFact
          label={t({
            id: 'transport-page.manufacturer-of-the-record',
            defaultMessage: 'Manufacturer of the record',
          })}
          hint={t({
            id: 'transport-page.block-13-the-id-or',
            defaultMessage: 'Block 13. The ID, or MULTI when the lines differ',
          })}
        >
          {record.manufacturer_id || t({ id: 'transport-page.not-given', defaultMessage: 'Not given' })}
        </DerivedFact>
      </FormSection>
      <FormSection
        title={t({ id: 'transport-page.in-bond-movement', defaultMessage: 'In-bond movement' })}
        lead={t({
          id: 'transport-page.only-if-the-goods-moved',
          defaultMessage: 'Only if the goods moved in bond.',
        })}
      >
        <EntryField
          name="shipment_origin.it_number"
          hint={t({
            id: 'transport-page.block-16-3-to-20',
            defaultMessage: 'Block 16. 3 to 20 letters, digits, hyphens',
          })}
        />
        <EntryField
          name="shipment_origin.it_date"
          hint={t({
            id: 'transport-page.block-17-not-before-the',
            defaultMessage: 'Block 17. Not before the import date',
          })}
        />
      </FormSection>
      <FormSection
        title={t({ id: 'transport-page.ports', defaultMessage: 'Ports' })}
        lead={t({
          id: 'transport-page.required-for-every-mode-of',
          defaultMessage: 'Required for every mode of transport.',
        })}
      >
        <EntryField
          name="shipment_origin.foreign_port_lading"
          hint={t({
            id: 'transport-page.block-19-3-to-5',
            defaultMessage: 'Block 19. 3 to 5 letters or digits, or MULTI',
          })}
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
  const name = countryWords(alpha2Of(code) ?? '')
  return code === ''
    ? t({ id: 'transport-page.not-given', defaultMessage: 'Not given' })
    : name
      ? `${code}, ${name}`
      : code
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
  return t(
    {
      id: 'transport-page.the-lines-say',
      defaultMessage: 'The lines say {named}{isMore, select, yes { and {count} more} other {}}.',
    },
    {
      named,
      isMore: origins.length > MOST_NAMED ? 'yes' : 'no',
      count: origins.length - MOST_NAMED,
    },
  )
}
