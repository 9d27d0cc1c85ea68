import type { PartiesSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { PartyNumberField } from '../../form/controls/party-number-field.tsx'
import { TickField } from '../../form/controls/tick-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { useDetailSection } from '../use-detail-section.ts'
import { OtherParty } from './other-party.tsx'
import { PartyProfile } from './party-profile.tsx'

/** The party profile in full: step 3, with trading names, contacts, FIRMS code and references. */
export function PartiesPage() {
  const { form, actions } = useDetailSection('parties', 'parties')
  const { form: values, blurred } = form.value
  const parties = useWatch({ control: values.control, name: 'parties' }) as PartiesSection
  const setSame = (ticked: boolean) => {
    values.setValue('parties.consignee_number', ticked ? 'SAME' : '', { shouldDirty: true })
    blurred('parties.consignee_number')
  }
  return (
    <DetailFrame page="parties" form={form} actions={actions}>
      <FormSection
        title={t({ id: 'parties-page.location', defaultMessage: 'Location' })}
        lead={t({
          id: 'parties-page.where-the-goods-are-for',
          defaultMessage: 'Where the goods are, for examination.',
        })}
      >
        <EntryField name="parties.location_of_goods" columns={8} />
        <EntryField name="parties.firms_code" columns={4} />
      </FormSection>
      <FormSection
        title={t({ id: 'parties-page.numbers', defaultMessage: 'Numbers' })}
        lead={t({
          id: 'parties-page.irs-ein-ssn-or-cbp',
          defaultMessage: 'IRS/EIN, SSN or CBP-assigned numbers of the parties.',
        })}
      >
        <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
          <TickField name="parties.same_as_importer" onTick={setSame}>
            {t({
              id: 'parties-page.same-as-importer-of-record',
              defaultMessage: 'Same as Importer of Record',
            })}
          </TickField>
        </div>
        <PartyNumberField name="parties.consignee_number" disabled={Boolean(parties.same_as_importer)} />
        <PartyNumberField name="parties.importer_number" />
        <PartyNumberField name="parties.reference_number" />
      </FormSection>
      <PartyProfile
        party="ultimate_consignee"
        title={t({ id: 'parties-page.ultimate-consignee', defaultMessage: 'Ultimate consignee' })}
        lead={t({
          id: 'parties-page.block-29-who-receives-the',
          defaultMessage: 'Block 29. Who receives the goods in the US, and whom to ask there.',
        })}
      />
      <PartyProfile
        party="importer_of_record"
        title={t({ id: 'parties-page.importer-of-record', defaultMessage: 'Importer of record' })}
        lead={t({
          id: 'parties-page.block-30-who-is-liable',
          defaultMessage: 'Block 30. Who is liable for the duties and taxes, and whom to ask there.',
        })}
      />
      <OtherParty
        party="seller"
        title={t({ id: 'parties-page.seller', defaultMessage: 'Seller' })}
        lead={t({
          id: 'parties-page.who-sold-the-goods-by',
          defaultMessage: 'Who sold the goods, by the invoice. The form has no block for it.',
        })}
      />
      <OtherParty
        party="shipper"
        title={t({ id: 'parties-page.shipper', defaultMessage: 'Shipper' })}
        lead={t({
          id: 'parties-page.who-sent-the-goods-by',
          defaultMessage: 'Who sent the goods, by the bill of lading, when it is not the seller.',
        })}
      />
      <OtherParty
        party="manufacturer"
        title={t({ id: 'parties-page.manufacturer', defaultMessage: 'Manufacturer' })}
        lead={t({
          id: 'parties-page.who-made-the-goods-manufacturers',
          defaultMessage: 'Who made the goods. Manufacturers of single lines are on Line Details.',
        })}
      />
      <OtherParty
        party="buyer"
        title={t({ id: 'parties-page.buyer', defaultMessage: 'Buyer' })}
        lead={t({
          id: 'parties-page.buyer-lead',
          defaultMessage:
            'Who bought the goods, when it is not the importer. For the release and the security filing.',
        })}
      />
      <OtherParty
        party="ship_to"
        title={t({ id: 'parties-page.ship-to', defaultMessage: 'Ship-to party' })}
        lead={t({
          id: 'parties-page.ship-to-lead',
          defaultMessage:
            'Where the goods go first after they leave the port. For the release and the security filing.',
        })}
      />
      <OtherParty
        party="stuffing_place"
        title={t({ id: 'parties-page.stuffing-place', defaultMessage: 'Container stuffing place' })}
        lead={t({
          id: 'parties-page.stuffing-place-lead',
          defaultMessage: 'Where the container was packed. For the security filing.',
        })}
      />
      <OtherParty
        party="consolidator"
        title={t({ id: 'parties-page.consolidator', defaultMessage: 'Consolidator' })}
        lead={t({
          id: 'parties-page.consolidator-lead',
          defaultMessage: 'Who packed the container, or had it packed. For the security filing.',
        })}
      />
      <OtherParty
        party="booking_party"
        title={t({ id: 'parties-page.booking-party', defaultMessage: 'Booking party' })}
        lead={t({
          id: 'parties-page.booking-party-lead',
          defaultMessage:
            'Who booked the space on the ship. Only for goods that pass through the United States.',
        })}
      />
    </DetailFrame>
  )
}
