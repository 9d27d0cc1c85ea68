import type { PartiesSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import fieldStyles from '../../../ui/field.module.css'
import styles from '../../../ui/form-section.module.css'
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
      <FormSection title="Location" lead="Where the goods are, for examination.">
        <EntryField name="parties.location_of_goods" columns={8} />
        <EntryField name="parties.firms_code" columns={4} />
      </FormSection>
      <FormSection title="Numbers" lead="IRS/EIN, SSN or CBP-assigned numbers of the parties.">
        <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
          <TickField name="parties.same_as_importer" onTick={setSame}>
            Same as Importer of Record
          </TickField>
        </div>
        <PartyNumberField name="parties.consignee_number" disabled={Boolean(parties.same_as_importer)} />
        <PartyNumberField name="parties.importer_number" />
        <PartyNumberField name="parties.reference_number" />
      </FormSection>
      <PartyProfile
        party="ultimate_consignee"
        title="Ultimate consignee"
        lead="Block 29. Who receives the goods in the US, and whom to ask there."
      />
      <PartyProfile
        party="importer_of_record"
        title="Importer of record"
        lead="Block 30. Who is liable for the duties and taxes, and whom to ask there."
      />
      <OtherParty
        party="seller"
        title="Seller"
        lead="Who sold the goods, by the invoice. The form has no block for it."
      />
      <OtherParty
        party="shipper"
        title="Shipper"
        lead="Who sent the goods, by the bill of lading, when it is not the seller."
      />
      <OtherParty
        party="manufacturer"
        title="Manufacturer"
        lead="Who made the goods. Manufacturers of single lines are on Line Details."
      />
    </DetailFrame>
  )
}
