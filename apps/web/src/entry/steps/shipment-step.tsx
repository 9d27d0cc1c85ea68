import {
  asksExportTiming,
  type ExportSection,
  fieldLabel,
  isAskedInStep2,
  isFtz,
  type ReleaseSection,
  type ShipmentSection,
} from '@edfe/domain/entry'
import { isReleasedHere } from '@edfe/domain/filing'
import { isAirMode } from '@edfe/domain/reference'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { ArrivalNoticeButton } from '../arrival-notice/arrival-notice-button.tsx'
import { ExportDateField, WarehouseFields } from '../details/export-fields.tsx'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { RadioField } from '../form/controls/radio-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FieldGroup, FormSection } from '../form/form-section.tsx'
import { useValues } from '../form/use-values.ts'
import { StepFrame } from '../frame/page-frame.tsx'
import { type DetailInStep, useSectionStep } from '../frame/use-section-form.ts'
import { LastOfLane } from '../lanes/last-of-lane.tsx'
import { ReleaseNeeds } from '../release/release-needs.tsx'
import { ReleaseQuestion } from '../release/release-question.tsx'
import { ShipmentSupplierField } from '../suppliers/supplier-fields.tsx'
import { typedDay } from '../values/format.ts'
import { CarrierConfirmation } from './carrier-confirmation.tsx'
import { DocumentsNote } from './documents-note.tsx'
import { MoreBills, useMoreBills } from './more-bills.tsx'
import { RareDetails } from './rare/rare-details.tsx'
import { useSeldomPart } from './use-seldom-part.ts'

/**
 * Returns the hint for block 8: the vessel by sea, the airline by air. Undefined for the words of the
 * registry.
 */
function carrierHint(mode: string): string | undefined {
  if (isAirMode(mode))
    return t({
      id: 'shipment-step.carrier-air',
      defaultMessage: 'Block 8. Airline, its code, or FTZ and 4 digits',
    })
  return mode.startsWith('1')
    ? t({
        id: 'shipment-step.carrier-sea',
        defaultMessage: 'Block 8. As on the arrival notice, or FTZ and 4 digits',
      })
    : undefined
}

/** Blocks 16 and 17. */
const IN_BOND = ['shipment_origin.it_number', 'shipment_origin.it_date'] as const

const RELEASE: DetailInStep = { page: 'release', section: 'release' }

const EXPORT_TIMING: DetailInStep = {
  page: 'export',
  section: 'export_details',
  waits: ({ rule_id }) => rule_id.endsWith('_REQUIRED'),
}

const REMEDIES: DetailInStep = { page: 'trade-remedies', section: 'trade_remedies' }
const SECURITY: DetailInStep = { page: 'security-filing', section: 'security_filing' }

/** Step 2: blocks 8 to 24; which ports, dates and metals are asked follows from mode and carrier. */
export function ShipmentStep() {
  const { step, actions } = useSectionStep(
    'shipment_origin',
    'shipment_origin',
    RELEASE,
    EXPORT_TIMING,
    REMEDIES,
    SECURITY,
  )
  const { editor } = useEntryContext()
  const [shipment, export_details, release] = useValues(step.value.form, [
    'shipment_origin',
    'export_details',
    'release',
  ]) as [ShipmentSection, ExportSection, ReleaseSection]
  const { may } = useEntry()
  const { header } = editor.draft()
  const bills = useMoreBills(shipment)
  const inBond = useSeldomPart({
    first: IN_BOND[0],
    paths: IN_BOND,
    isGiven: Boolean(shipment.it_number || shipment.it_date),
  })
  const [missing, secondMissing] = shipment.missing_documents ?? []
  // A second document may be all that is left: its field stays when it is emptied too, with the focus in it.
  const [hadSecond, setHadSecond] = useState(false)
  if (secondMissing && !hadSecond) setHadSecond(true)
  const isMissing = Boolean(missing) || hadSecond
  const [asksTiming] = useState(() => asksExportTiming({ header, export_details }))
  const mode = shipment.mode_of_transport ?? ''
  const isVessel = isAskedInStep2('foreign_port_lading', shipment)
  const why = t(
    {
      id: 'shipment-step.why-mode',
      defaultMessage: 'Asked because the mode of transport is {mode}.',
    },
    { mode },
  )
  return (
    <StepFrame
      step="shipment_origin"
      form={step}
      actions={actions}
      lead={t({
        id: 'shipment-step.lead',
        defaultMessage: 'Correct these fields to continue. Everything you typed is kept.',
      })}
    >
      <FormSection
        title={t({ id: 'shipment-step.release', defaultMessage: 'Release' })}
        lead={t({
          id: 'shipment-step.release-lead',
          defaultMessage:
            'Release lets the goods leave the port. The summary says what you owe. You can change the answer until the release is filed.',
        })}
      >
        <ReleaseQuestion />
      </FormSection>
      {isReleasedHere({ release }) && <ReleaseNeeds />}
      <FormSection
        title={t({ id: 'shipment-step.arrival', defaultMessage: 'Arrival' })}
        lead={t({
          id: 'shipment-step.arrival-lead',
          defaultMessage: 'How and when the goods reached the United States.',
        })}
        action={
          may.edit && (
            <>
              <ArrivalNoticeButton />
              {!bills.isShown && (
                <p className={textStyles.small}>
                  <Button look="inline" onClick={bills.show}>
                    {t({
                      id: 'more-bills.add-house-bill-more',
                      defaultMessage: 'Add a house bill or more bills',
                    })}
                  </Button>
                </p>
              )}
              {!inBond.isShown && (
                <p className={textStyles.small}>
                  <Button look="inline" onClick={inBond.show}>
                    {t({ id: 'shipment-step.add-in-bond', defaultMessage: 'Add an in-bond movement' })}
                  </Button>
                </p>
              )}
            </>
          )
        }
      >
        <LastOfLane shipment={shipment} />
        <EntryField name="shipment_origin.mode_of_transport" />
        <EntryField
          name="shipment_origin.importing_carrier"
          label={t(fieldLabel('shipment_origin.importing_carrier', mode))}
          hint={carrierHint(mode)}
          note={
            isFtz(shipment)
              ? t({
                  id: 'shipment-step.note',
                  defaultMessage:
                    'Goods from a foreign trade zone: dates, exporting country and ports are not asked. They are filed as entry type 06, with the zone in step 1 and the zone status of each line in step 4.',
                })
              : undefined
          }
        />
        <EntryField name="shipment_origin.import_date" columns={4} />
        {mode && (
          <EntryField
            name="shipment_origin.trip_number"
            columns={4}
            label={t(fieldLabel('shipment_origin.trip_number', mode))}
          />
        )}
        <EntryField
          name="shipment_origin.bill_of_lading"
          columns={mode ? 4 : 8}
          label={t(fieldLabel('shipment_origin.bill_of_lading', mode))}
          {...(isAirMode(mode) && {
            hint: t({ id: 'shipment-step.hint', defaultMessage: 'Block 12. 11 digits' }),
          })}
          note={isVessel ? <CarrierConfirmation /> : undefined}
        />
        {bills.isShown && <MoreBills />}
        {inBond.isShown && (
          <FieldGroup
            title={t({ id: 'shipment-step.in-bond-movement', defaultMessage: 'In-bond movement' })}
            why={t({
              id: 'shipment-step.in-bond-movement-lead',
              defaultMessage: 'Only if the goods moved in bond. Number and date go together.',
            })}
          >
            <EntryField name={IN_BOND[0]} />
            <EntryField name={IN_BOND[1]} />
          </FieldGroup>
        )}
        {isAskedInStep2('us_port_unlading', shipment) && (
          <FieldGroup
            title={
              isVessel
                ? t({ id: 'shipment-step.vessel-ports', defaultMessage: 'Vessel ports' })
                : t({ id: 'shipment-step.port-of-unlading', defaultMessage: 'Port of unlading' })
            }
            why={why}
          >
            {isVessel && <EntryField name="shipment_origin.foreign_port_lading" />}
            <EntryField name="shipment_origin.us_port_unlading" />
          </FieldGroup>
        )}
      </FormSection>
      <FormSection
        title={t({ id: 'shipment-step.origin-and-export', defaultMessage: 'Origin and export' })}
        lead={t({
          id: 'shipment-step.origin-and-export-lead',
          defaultMessage: 'Where the goods were made and where they were shipped from.',
        })}
      >
        <EntryField name="shipment_origin.country_of_origin" />
        <ShipmentSupplierField />
        <EntryField name="shipment_origin.exporting_country" />
        <EntryField name="shipment_origin.export_date" />
      </FormSection>
      {asksTiming && (
        <FormSection
          title={t({ id: 'shipment-step.export-timing', defaultMessage: 'Export timing' })}
          lead={t(
            {
              id: 'shipment-step.export-timing-lead',
              defaultMessage:
                'Asked because the entry type is {type, select, none {not given} other {{type}}}, or because something is given here.',
            },
            { type: header?.entry_type || 'none' },
          )}
        >
          <ExportDateField imported={typedDay(shipment.import_date ?? '')} />
          <WarehouseFields />
        </FormSection>
      )}
      <FormSection
        title={t({ id: 'shipment-step.documents-and-metals', defaultMessage: 'Documents and metals' })}
        lead={t({
          id: 'shipment-step.documents-and-metals-lead',
          defaultMessage: "Documents that you don't have yet, and where metal was made.",
        })}
      >
        <EntryField
          name="shipment_origin.missing_documents.0"
          columns={isMissing ? 6 : 4}
          label={t({ id: 'shipment-step.missing-document', defaultMessage: 'Missing document' })}
          hint={t({
            id: 'shipment-step.missing-document-hint',
            defaultMessage: 'Block 18. Two codes at most',
          })}
          empty={t({ id: 'common.none', defaultMessage: 'None' })}
        />
        {isMissing && (
          <>
            <EntryField
              name="shipment_origin.missing_documents.1"
              label={t({
                id: 'shipment-step.second-missing-document',
                defaultMessage: 'Second missing document',
              })}
              hint={t({
                id: 'shipment-step.second-missing-document-hint',
                defaultMessage: 'Block 18. 99 needs another code',
              })}
              empty={t({ id: 'common.none', defaultMessage: 'None' })}
            />
            <DocumentsNote />
          </>
        )}
        <RadioField
          name="shipment_origin.contains_metal"
          columns={isMissing ? 12 : 8}
          label={t({
            id: 'shipment-step.contains-metal',
            defaultMessage: 'Does the shipment contain steel or aluminum goods?',
          })}
        />
        {isAskedInStep2('country_of_melt_pour', shipment) && (
          <FieldGroup
            title={t({ id: 'shipment-step.metal-origin', defaultMessage: 'Metal origin' })}
            why={t({
              id: 'shipment-step.metal-origin-why',
              defaultMessage: 'Asked because the shipment contains steel or aluminum goods.',
            })}
          >
            <EntryField name="shipment_origin.country_of_melt_pour" />
            <EntryField name="shipment_origin.primary_country_of_smelt" />
            <EntryField name="shipment_origin.secondary_country_of_smelt" />
            <EntryField name="shipment_origin.country_of_cast" />
          </FieldGroup>
        )}
      </FormSection>
      <RareDetails step="shipment_origin" onJump={actions.jump} />
    </StepFrame>
  )
}
