import { OTHER_PARTIES, type PartiesSection } from '@edfe/domain/entry'
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
import { otherPartyWords } from './other-party-words.ts'
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
      {OTHER_PARTIES.map((party) => (
        <OtherParty key={party} party={party} {...otherPartyWords(party)} />
      ))}
    </DetailFrame>
  )
}
