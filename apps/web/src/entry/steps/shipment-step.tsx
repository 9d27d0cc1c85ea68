import {
  asksExportTiming,
  type ExportSection,
  isAskedInStep2,
  isFtz,
  labelByMode,
  type ShipmentSection,
} from '@edfe/domain/entry'
import { isAirMode } from '@edfe/domain/reference'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ArrivalNoticeButton } from '../arrival-notice/arrival-notice-button.tsx'
import { ExportDateField, WarehouseFields } from '../details/export-fields.tsx'
import { useEntryContext } from '../editing/entry-context.ts'
import { RadioField } from '../form/controls/radio-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FieldGroup, FormSection } from '../form/form-section.tsx'
import { StepFrame } from '../frame/page-frame.tsx'
import { type DetailInStep, useSectionStep } from '../frame/use-section-form.ts'
import { LastOfLane } from '../lanes/last-of-lane.tsx'
import { ShipmentSupplierField } from '../suppliers/supplier-fields.tsx'
import { typedDay } from '../values/format.ts'
import { CarrierConfirmation } from './carrier-confirmation.tsx'
import { DocumentsNote } from './documents-note.tsx'
import { MoreBills } from './more-bills.tsx'

const METAL = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

/** What block 8 holds: the vessel on the sea, the airline in the air. Undefined for the words of the registry. */
function carrierHint(mode: string): string | undefined {
  if (isAirMode(mode)) return 'Block 8. Airline, its code, or FTZ and 4 digits'
  return mode.startsWith('1') ? 'Block 8. As on the arrival notice, or FTZ and 4 digits' : undefined
}

const EXPORT_TIMING: DetailInStep = {
  page: 'export',
  section: 'export_details',
  waits: ({ rule_id }) => rule_id.endsWith('_REQUIRED'),
}

/** Step 2: blocks 8 to 24; which ports, dates and metals are asked follows from mode and carrier. */
export function ShipmentStep() {
  const { step, actions } = useSectionStep('shipment_origin', 'shipment_origin', EXPORT_TIMING)
  const { editor } = useEntryContext()
  const [shipment, export_details] = useWatch({
    control: step.value.form.control,
    name: ['shipment_origin', 'export_details'],
  }) as [ShipmentSection, ExportSection]
  const { header } = editor.draft()
  const [asksTiming] = useState(() => asksExportTiming({ header, export_details }))
  const mode = shipment.mode_of_transport ?? ''
  const isVessel = isAskedInStep2('foreign_port_lading', shipment)
  const why = `Asked because the mode of transport is ${mode}.`
  return (
    <StepFrame
      step="shipment_origin"
      form={step}
      actions={actions}
      lead="Correct these fields to continue. Everything you typed is kept."
    >
      <FormSection title="Arrival" lead="How and when the goods reached the United States.">
        <ArrivalNoticeButton />
        <LastOfLane shipment={shipment} />
        <EntryField name="shipment_origin.mode_of_transport" />
        <EntryField
          name="shipment_origin.importing_carrier"
          label={labelByMode('importing_carrier', mode)}
          hint={carrierHint(mode)}
          note={
            isFtz(shipment)
              ? 'Goods from a foreign trade zone: dates, exporting country and ports are not asked. They are filed as entry type 06, with the zone in step 1 and the zone status of each line in step 4.'
              : undefined
          }
        />
        <EntryField name="shipment_origin.import_date" />
        {mode && <EntryField name="shipment_origin.trip_number" label={labelByMode('trip_number', mode)} />}
        <EntryField
          name="shipment_origin.bill_of_lading"
          label={labelByMode('bill_of_lading', mode)}
          {...(isAirMode(mode) && { hint: 'Block 12. 11 digits' })}
          note={isVessel ? <CarrierConfirmation /> : undefined}
        />
        <MoreBills shipment={shipment} />
        {isAskedInStep2('us_port_unlading', shipment) && (
          <FieldGroup title={isVessel ? 'Vessel ports' : 'Port of unlading'} why={why}>
            {isVessel && <EntryField name="shipment_origin.foreign_port_lading" />}
            <EntryField name="shipment_origin.us_port_unlading" />
          </FieldGroup>
        )}
      </FormSection>
      <FormSection
        title="Origin and export"
        lead="Where the goods were made and where they were shipped from."
      >
        <EntryField name="shipment_origin.country_of_origin" />
        <ShipmentSupplierField />
        <EntryField name="shipment_origin.exporting_country" />
        <EntryField name="shipment_origin.export_date" />
      </FormSection>
      {asksTiming && (
        <FormSection
          title="Export timing"
          lead={`Asked because the entry type is ${header?.entry_type || 'not given'}, or because something is given here.`}
        >
          <ExportDateField imported={typedDay(shipment.import_date ?? '')} />
          <WarehouseFields />
        </FormSection>
      )}
      <FormSection
        title="In-bond movement"
        lead="Only if the goods moved in bond. Number and date go together."
      >
        <EntryField name="shipment_origin.it_number" />
        <EntryField name="shipment_origin.it_date" />
      </FormSection>
      <FormSection
        title="Documents and metals"
        lead="Documents that you don't have yet, and where metal was made."
      >
        <EntryField
          name="shipment_origin.missing_documents.0"
          label="Missing document"
          hint="Block 18. Two codes at most"
          empty="None"
        />
        <EntryField
          name="shipment_origin.missing_documents.1"
          label="Second missing document"
          hint="Block 18. 99 needs another code"
          empty="None"
        />
        <DocumentsNote />
        <RadioField
          name="shipment_origin.contains_metal"
          columns={12}
          label="Does the shipment contain steel or aluminum goods?"
          options={METAL}
        />
        {isAskedInStep2('country_of_melt_pour', shipment) && (
          <FieldGroup title="Metal origin" why="Asked because the shipment contains steel or aluminum goods.">
            <EntryField name="shipment_origin.country_of_melt_pour" />
            <EntryField name="shipment_origin.primary_country_of_smelt" />
            <EntryField name="shipment_origin.secondary_country_of_smelt" />
            <EntryField name="shipment_origin.country_of_cast" />
          </FieldGroup>
        )}
      </FormSection>
    </StepFrame>
  )
}
