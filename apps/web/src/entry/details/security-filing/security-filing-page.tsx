import type { SecurityFilingSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { useDetailSection } from '../use-detail-section.ts'

/** The importer security filing of goods that come by ship. */
export function SecurityFilingPage() {
  const { form, actions } = useDetailSection('security-filing', 'security_filing')
  const { bond } = useWatch({
    control: form.value.form.control,
    name: 'security_filing',
  }) as SecurityFilingSection
  return (
    <DetailFrame page="security-filing" form={form} actions={actions}>
      <FormSection
        title={t({ id: 'security-filing.facts', defaultMessage: 'What the security filing alone needs' })}
        lead={t({
          id: 'security-filing.facts-lead',
          defaultMessage:
            'Everything else comes from the entry. For goods that come by ship. Your software files it over our API; this page keeps its facts.',
        })}
      >
        <EntryField name="security_filing.lading_date" />
        <EntryField name="security_filing.kind" />
        <EntryField name="security_filing.shipment_type" />
        <EntryField name="security_filing.bond" />
        {bond === 'single' && (
          <>
            <EntryField name="security_filing.bond_reference" />
            <EntryField name="security_filing.bond_surety" />
          </>
        )}
        <EntryField name="security_filing.foreign_unlading" />
        <EntryField name="security_filing.delivery_place" />
      </FormSection>
    </DetailFrame>
  )
}
