import { t } from '../../../words/t.ts'
import { FormSection } from '../../form/form-section.tsx'
import { DetailField } from '../detail-field.tsx'

/** Shows the items that the importer settles later by a reconciliation entry. */
export function ReconciliationFields() {
  return (
    <FormSection
      title={t({ id: 'reconciliation-fields.reconciliation', defaultMessage: 'Reconciliation' })}
      lead={t({
        id: 'reconciliation-fields.only-for-importers-in-cbps',
        defaultMessage:
          'Only for importers in CBP’s reconciliation program, under a continuous bond with its rider. CBP corrects such an entry by the reconciliation entry alone.',
      })}
    >
      <DetailField name="totals_declarations.reconciliation_issue" columns={8} />
      <DetailField name="totals_declarations.trade_agreement_reconciliation" />
    </FormSection>
  )
}
